/** `npm run lab -- domain-size [--write]`: how large the rules are, and what a first brief takes, beside what they were. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { bundleFunctions } from '../../infra/build/bundle-functions.ts';
import { root } from '../patterns/product-files.ts';
import { writtenPatterns } from '../patterns/written-patterns.ts';

const DOCUMENT = path.join(root, 'docs/results/domain-size.md');
const LONG_PATTERN = 200;
const LONG_FILE = 300;
const BRIEFS = 'test/corpora/plans';
const BRIEFS_MAX = 6;

const countLines = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;

const listFiles = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(root, folder, name));

const sumLines = (folder: string): number => listFiles(folder).reduce((sum, file) => sum + countLines(file), 0);

const isDomain = (place: string): boolean => place.startsWith('shared/domain/');

/** Literals by the places where they stand, and calls that build a pattern. */
function countPatterns() {
  const { literals, constructions } = writtenPatterns();
  const own = literals.filter(({ at }) => at.some(isDomain));
  return {
    literals: own.length,
    long: own.filter(({ source }) => source.length > LONG_PATTERN).length,
    built: constructions.filter(isDomain).length,
  };
}

/** One brief of each set of plans: another process for each. */
function measureBriefs(): { firstMs: number; laterMs: number }[] {
  const sets = readdirSync(path.join(root, BRIEFS), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return sets.slice(0, BRIEFS_MAX).map(({ name }) => {
    const folder = path.join(root, BRIEFS, name);
    const [file = ''] = readdirSync(folder).filter((one) => one.endsWith('.json') && one !== 'set.json');
    const program = path.join(import.meta.dirname, 'first-brief.ts');
    return JSON.parse(execFileSync(process.execPath, [program, path.join(folder, file)], { encoding: 'utf8' }));
  });
}

const range = (values: readonly number[]): string =>
  `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`;

const patterns = countPatterns();
const bundles = (await bundleFunctions()).filter(({ name }) => name === 'planning' || name === 'outlines');
const briefs = measureBriefs();
const files = listFiles('shared/domain');
const rows = [
  ['lines of TypeScript in `shared/domain`', '82,842', sumLines('shared/domain'), 'at most 48,000'],
  ['of these `planning`', '26,550', sumLines('shared/domain/planning'), 'at most 6,000'],
  ['literals of regular expressions in `shared/domain`', '3,103', patterns.literals, 'at most 900'],
  [`of these over ${LONG_PATTERN} characters`, '279', patterns.long, '0'],
  ['calls there that build a pattern', '–', patterns.built, '–'],
  [`files there above ${LONG_FILE} lines`, '–', files.filter((file) => countLines(file) > LONG_FILE).length, '0'],
  [
    'kilobytes of the functions `planning` and `outlines` together, data aside',
    '3,400',
    Math.round(bundles.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) / 1_000),
    'at most 1,500',
  ],
  ['ms of a processor for the first brief of a process', '390 to 990', range(briefs.map((one) => one.firstMs)), '200'],
  ['for later ones', '25 to 55', range(briefs.map((one) => one.laterMs)), '15'],
] as const;

const table = [
  '| what | before | now | goal |',
  '|---|---:|---:|---:|',
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];
process.stdout.write(`${table.join('\n')}\n`);
if (process.argv.includes('--write')) {
  writeFileSync(
    DOCUMENT,
    `# How large the rules are

Written by \`npm run lab -- domain-size --write\` on ${new Date().toISOString().slice(0, 10)} (${cpus().length} processors, ${cpus()[0]?.model}). "Before" is from when
the reader of language was to be rebuilt. What the rules get right is in [quality.md](quality.md), a crawl beside others in [peers.md](peers.md).

${table.join('\n')}
`,
  );
}

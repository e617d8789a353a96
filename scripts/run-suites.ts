/**
 * The commands beside `npm test`: `node scripts/run-suites.ts <command> [arguments of Vitest]`. Each ends with the line
 * "N passed, N failed". With `--all`, each way in of `test/limits` reads every text, which takes hours of processor time. With
 * `--write`, `npm run quality` writes docs/results/quality.md.
 */
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserIsMissing, suitesWithBrowser } from '../test/browser/suites.ts';
import { filesWithTag, type TestTag } from '../test/commands.ts';
import { QUALITY_SCORES_FILE } from '../test/corpora/scores-file.ts';
import { dynamoDbLocalIsMissing, suitesOnDynamoDbLocal } from '../test/dynamodb-local/suites.ts';
import { labIsMissing } from './lab-installed.ts';
import { type Check, runChecks, typeCache } from './tests/checks.ts';
import { plainTable, readScores, writeQualityDocument } from './tests/quality-table.ts';
import { keepFigures, lastLine, processorSeconds, runVitest, type VitestOutcome } from './tests/vitest-run.ts';

interface Suites {
  /** Why they cannot run here; null when they can. */
  isMissing?: () => string | null | Promise<string | null>;
  /** The files that are left out then. */
  files?: () => string[];
  /** Checks of the sources, each of which counts as one test. */
  checks?: readonly Check[];
  /** One or more runs of Vitest. With further arguments the last of them alone. */
  runs: () => string[][];
  /** Those of CI, where all would take hours: `--smoke`. */
  smoke?: () => string[][];
}

const oxlint = 'lab/node_modules/.bin/oxlint';
const oxlintArguments = ['--type-aware', '--deny-warnings'];

const tagged = (tag: TestTag): string[] => [`--tags-filter=${tag}`, ...filesWithTag(tag)];

const commands: Record<string, Suites> = {
  limits: {
    runs: () => [tagged('limits'), ['--config', 'test/limits/vitest.config.ts']],
    smoke: () => [tagged('limits')],
  },
  // Sets that take less than two seconds are in `npm test`, too.
  quality: { runs: () => [['test/corpora', ...filesWithTag('corpus')]] },
  stages: { runs: () => [tagged('stages')] },
  stories: { runs: () => [tagged('stories')] },
  browser: { isMissing: browserIsMissing, files: suitesWithBrowser, runs: () => [tagged('browser')] },
  'dynamodb-local': {
    isMissing: dynamoDbLocalIsMissing,
    files: suitesOnDynamoDbLocal,
    runs: () => [['--config', 'test/dynamodb-local/vitest.config.ts']],
  },
  lab: {
    isMissing: labIsMissing,
    files: () => globSync('lab/**/*.test.ts', { exclude: ['lab/node_modules'] }),
    checks: [
      { name: 'types of lab', command: 'tsc', args: ['-p', 'lab', ...typeCache('lab')] },
      // Oxlint looks for its type checker at the root alone.
      {
        name: 'promises',
        command: 'env',
        args: [`OXLINT_TSGOLINT_PATH=${path.resolve('lab/node_modules/.bin/tsgolint')}`, oxlint, ...oxlintArguments],
      },
    ],
    runs: () => [['--config', 'lab/vitest.config.ts']],
  },
};

/** How a person runs it. */
const commandOf = (name: string): string => {
  if (name === 'quality') return 'npm run quality';
  return name === 'limits' || name === 'dynamodb-local' ? `npm run test:${name}` : `npm run test:all -- ${name}`;
};

const [name = '', ...given] = process.argv.slice(2);
const isSmoke = given.includes('--smoke');
const further = given.filter((argument) => !['--smoke', '--all', '--write'].includes(argument));
const scoresFolder = await mkdtemp(path.join(tmpdir(), 'content-optimization-scores-'));
const scoresFile = path.join(scoresFolder, 'scores.jsonl');
const environment: Record<string, string> = {
  ...(given.includes('--all') ? { LIMITS: 'all' } : {}),
  ...(name === 'quality' ? { [QUALITY_SCORES_FILE]: scoresFile } : {}),
};
const suites = commands[name];
if (suites === undefined) {
  process.stderr.write(`usage: run-suites ${Object.keys(commands).join(' | ')} [arguments of Vitest]\n`);
  process.exit(2);
}
const startedAt = performance.now();
const missing = (await suites.isMissing?.()) ?? null;
const outcomes: VitestOutcome[] = [];
const checks = missing === null && further.length === 0 ? await runChecks(suites.checks ?? []) : [];
for (const { name: check, ok } of checks) process.stdout.write(`${ok ? 'ok  ' : 'FAIL'}  ${check}\n`);
if (missing === null) {
  const all = isSmoke && suites.smoke ? suites.smoke() : suites.runs();
  for (const args of further.length > 0 ? all.slice(-1) : all) {
    outcomes.push(await runVitest([...args, ...further], environment));
  }
} else {
  process.stdout.write(`\nLeft out (${missing}):\n`);
  for (const file of suites.files?.() ?? []) process.stdout.write(`  ${file}\n`);
}
const sum = (of: (outcome: VitestOutcome) => number): number =>
  outcomes.reduce((total, outcome) => total + of(outcome), 0);
const passed = sum((outcome) => outcome.passed) + checks.filter(({ ok }) => ok).length;
const failed = sum((outcome) => outcome.failed) + checks.filter(({ ok }) => !ok).length;
const isPart = isSmoke && suites.smoke !== undefined;
if (further.length === 0 && !given.includes('--all')) {
  await keepFigures({
    command: `${commandOf(name)}${isPart ? ' -- --smoke' : ''}`,
    wallSeconds: (performance.now() - startedAt) / 1_000,
    cpuSeconds: await processorSeconds(),
    ...{ passed, failed },
    systemsStarted: sum(({ systemsStarted }) => systemsStarted),
    files: Object.assign({}, ...outcomes.map(({ files }) => files)),
  });
}
const scores = await readScores(scoresFile);
await rm(scoresFolder, { recursive: true, force: true });
if (scores.length > 0) process.stdout.write(`\n${plainTable(scores)}\n`);
if (given.includes('--write') && further.length === 0) await writeQualityDocument(scores, await processorSeconds());
process.stdout.write(lastLine(passed, failed));
process.exit(failed === 0 ? 0 : 1);

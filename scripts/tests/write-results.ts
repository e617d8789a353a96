/**
 * `npm run generate -- results`: writes docs/results/tests.md from the figures that the commands kept when they last ran here, and from
 * the counts of before they were divided (docs/results/tests-before.json).
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type CommandFigures, FIGURES_FOLDER } from './vitest-run.ts';

const BEFORE = 'docs/results/tests-before.json';
const QUALITY = 'docs/results/quality.md';
const DOCUMENT = 'docs/results/tests.md';

interface Before {
  filesCounted: number;
  filesOfAll: number;
  testsOfAll: number;
  /** By area, in the files that were counted. */
  tests: Record<string, number>;
}

/** `test/shared/domain/urls/x.test.ts` is of `shared/domain`, `test/cli/admin/x.test.ts` of `cli`. */
function fileArea(file: string): string {
  const [area = '', second = ''] = file.split(`test${path.posix.sep}`).slice(1).join('test/').split('/');
  return area === 'shared' && !second.endsWith('.ts') ? `${area}/${second}` : area;
}

function countByArea(files: Readonly<Record<string, number>>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [file, count] of files.flatMap((of) => Object.entries(of))) {
    counts[fileArea(file)] = (counts[fileArea(file)] ?? 0) + count;
  }
  return counts;
}

async function readFigures(): Promise<CommandFigures[]> {
  const names = await readdir(FIGURES_FOLDER).catch(() => []);
  const figures = await Promise.all(
    names.toSorted().map(async (name) => JSON.parse(await readFile(path.join(FIGURES_FOLDER, name), 'utf8'))),
  );
  return figures as CommandFigures[];
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The labelled edits, each of which was a separate test. */
async function countEdits(): Promise<number> {
  const rows = (await readFile(QUALITY, 'utf8')).split('\n').filter((line) => line.startsWith('| edits '));
  return rows.reduce((total, row) => total + Number(/ of (\d+)\)/.exec(row)?.[1] ?? 0), 0);
}

const figures = await readFigures();
const before = JSON.parse(await readFile(BEFORE, 'utf8')) as Before;
const after = countByArea(figures.map(({ files }) => files));
const areas = [...new Set([...Object.keys(before.tests), ...Object.keys(after)])].toSorted();
const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

await writeFile(
  DOCUMENT,
  `# What the tests take

Written by \`npm run generate -- results\` from the last run of each command on one machine with ${availableParallelism()} processors. Seconds depend on the machine and on
what else it does; processor seconds less so.

${table(
  ['command', 'wall s', 'processor s', 'tests passed', 'failed', 'systems started'],
  figures.map(({ command, wallSeconds, cpuSeconds, passed, failed, systemsStarted }) => [
    `\`${command}\``,
    wallSeconds.toFixed(0),
    cpuSeconds?.toFixed(0) ?? '?',
    passed,
    failed,
    systemsStarted,
  ]),
)}

The checks of the sources count as tests of \`npm test\`. Systems are the whole ones that a file starts for itself, and the shared one.

## Tests by area

Before, all ${before.testsOfAll} tests in ${before.filesOfAll} files were in \`npm test\`; by area those of ${before.filesCounted} files were counted, in a run that was
stopped. Now: those that passed in the commands of the table above; an area has fewer where a command has not run there. A test that runs again on
DynamoDB Local counts twice. ${await countEdits()} edits that were tests of \`functions\` are cases of [labelled sets](quality.md), and each set is one test;
programs of \`scripts\` are in \`lab\`.

${table(
  ['area', 'counted before', 'now'],
  [...areas.map((area) => [area, before.tests[area] ?? 0, after[area] ?? 0]), ['all', sum(before.tests), sum(after)]],
)}
`,
);
const fewer = areas.filter((area) => (after[area] ?? 0) < (before.tests[area] ?? 0));
process.stdout.write(fewer.length === 0 ? 'No area has fewer tests than before.\n' : `Fewer: ${fewer.join(', ')}\n`);

/**
 * `npm run test:results`: writes docs/results/tests.md from the figures that the commands kept when they last ran here, and from
 * the counts of before they were divided (docs/results/tests-before.json). With a file of Vitest's JSON reporter as argument,
 * it makes that file of counts first.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type CommandFigures, FIGURES_FOLDER, type VitestReport } from './vitest-run.ts';

const BEFORE = 'docs/results/tests-before.json';
const DOCUMENT = 'docs/results/tests.md';

interface Before {
  what: string;
  wallSeconds: number;
  tests: Record<string, number>;
}

/** `test/shared/domain/urls/x.test.ts` is of `shared/domain`, `test/cli/admin/x.test.ts` of `cli`. */
function areaOf(file: string): string {
  const [area = '', second = ''] = file.split(`test${path.posix.sep}`).slice(1).join('test/').split('/');
  return area === 'shared' ? `${area}/${second}` : area;
}

function byArea(files: Readonly<Record<string, number>>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [file, count] of files.flatMap((of) => Object.entries(of))) {
    counts[areaOf(file)] = (counts[areaOf(file)] ?? 0) + count;
  }
  return counts;
}

async function writeBefore(reportFile: string): Promise<void> {
  const report = JSON.parse(await readFile(reportFile, 'utf8')) as VitestReport;
  // A file that ran in two projects is there twice, and counts twice.
  const files = report.testResults.map(({ name, assertionResults }) => ({
    [name.slice(name.indexOf('/test/') + 1)]: assertionResults.length,
  }));
  const times = report.testResults.flatMap(({ startTime, endTime }) => [startTime, endTime]).filter((time) => time > 0);
  const before: Before = {
    what: 'tests of `npm test` before it was divided, by area; those that ran again on DynamoDB Local count twice',
    wallSeconds: Math.round((Math.max(...times) - Math.min(...times)) / 1_000),
    tests: Object.fromEntries(Object.entries(byArea(files)).toSorted()),
  };
  await writeFile(BEFORE, `${JSON.stringify(before, null, 2)}\n`);
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

const [reportFile] = process.argv.slice(2);
if (reportFile !== undefined) await writeBefore(reportFile);
const figures = await readFigures();
const before = JSON.parse(await readFile(BEFORE, 'utf8')) as Before;
const after = byArea(figures.map(({ files }) => files));
const areas = [...new Set([...Object.keys(before.tests), ...Object.keys(after)])].toSorted();
const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

await writeFile(
  DOCUMENT,
  `# What the tests take

Written by \`npm run test:results\` from the last run of each command on one machine with ${availableParallelism()} processors. Seconds depend on the machine and on
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

Before: all in \`npm test\`, ${before.wallSeconds} s of wall time. Now: in all commands together. A test that runs again on DynamoDB Local counts twice.

${table(
  ['area', 'before', 'now'],
  [...areas.map((area) => [area, before.tests[area] ?? 0, after[area] ?? 0]), ['all', sum(before.tests), sum(after)]],
)}
`,
);
const fewer = areas.filter((area) => (after[area] ?? 0) < (before.tests[area] ?? 0));
process.stdout.write(fewer.length === 0 ? 'No area has fewer tests than before.\n' : `Fewer: ${fewer.join(', ')}\n`);

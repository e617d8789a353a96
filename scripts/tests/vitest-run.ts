/** Runs Vitest as one of the commands (`npm test`, `npm run quality` …) does, and keeps what came of it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processVariables } from '../../shared/environment.ts';

/** Vitest's JSON report, as far as it is read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; ancestorTitles: string[] }[];
  }[];
}

/** Time and results of a command, for `docs/results/tests.md`. */
export interface CommandFigures {
  command: string;
  wallSeconds: number;
  /** Of the command and all that it started; null where the system does not say. */
  cpuSeconds: number | null;
  passed: number;
  failed: number;
  systemsStarted: number;
  /** Tests that passed, by file. */
  files: Record<string, number>;
}

export const FIGURES_FOLDER = 'node_modules/.cache/test-figures';
/** Each start of a system writes a line to the file that this names. */
const STARTED_SYSTEMS_FILE = 'STARTED_SYSTEMS_FILE';
/** How many retries a test that fails has: set in CI alone, where one race would hide what all other tests say. */
const TEST_RETRIES = 'TEST_RETRIES';

const noReport: VitestReport = { numPassedTests: 0, numFailedTests: 0, testResults: [] };

export interface VitestOutcome {
  ok: boolean;
  seconds: number;
  passed: number;
  failed: number;
  systemsStarted: number;
  files: Record<string, number>;
}

/** Runs Vitest with these arguments, prints what it prints, and returns what it reported. */
export async function runVitest(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<VitestOutcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-optimization-tests-'));
  const reportFile = path.join(folder, 'vitest.json');
  const startsFile = path.join(folder, 'started-systems.txt');
  const startedAt = performance.now();
  const retries = processVariables()[TEST_RETRIES];
  const options = [
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    ...(retries === undefined ? [] : ['--reporter=scripts/tests/report-retries.ts', `--retry=${retries}`]),
  ];
  const child = spawn('vitest', ['run', ...options, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...processVariables(),
      [STARTED_SYSTEMS_FILE]: startsFile,
      // The next run takes the compiled code.
      NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled'),
      ...environment,
    },
  });
  const [code] = (await once(child, 'close').catch(() => [1])) as [number | null];
  const report = await readFile(reportFile, 'utf8').then(
    (json) => JSON.parse(json) as VitestReport,
    () => noReport,
  );
  const starts = await readFile(startsFile, 'utf8').catch(() => '');
  await rm(folder, { recursive: true, force: true });
  const files: Record<string, number> = {};
  for (const { name, assertionResults } of report.testResults) {
    for (const { status, ancestorTitles } of assertionResults) {
      // Of suites that share a system, each counts where it is written (`test/systems/join-suites.ts`).
      const [suite] = ancestorTitles;
      const file = suite?.endsWith('.suite.ts') ? suite : path.relative(process.cwd(), name);
      files[file] = (files[file] ?? 0) + (status === 'passed' ? 1 : 0);
    }
  }
  return {
    ok: code === 0,
    seconds: (performance.now() - startedAt) / 1_000,
    passed: report.numPassedTests,
    // A run can fail without a test that failed: a file that does not load, a request that DynamoDB refuses.
    failed: code === 0 ? report.numFailedTests : Math.max(1, report.numFailedTests),
    systemsStarted: starts.split('\n').length - 1,
    files,
  };
}

/** Processor time of this process and of all that it waited for. */
export async function processorSeconds(): Promise<number | null> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => null);
  if (stat === null) return null;
  // Behind the name, which may contain anything: the fields from the third on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / 100;
}

export async function keepFigures(figures: CommandFigures): Promise<void> {
  await mkdir(FIGURES_FOLDER, { recursive: true });
  const name = figures.command.replaceAll(/\W+/g, '-');
  await writeFile(path.join(FIGURES_FOLDER, `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
}

/** The last line of each command. */
export const lastLine = (passed: number, failed: number): string => `\n${passed} passed, ${failed} failed\n`;

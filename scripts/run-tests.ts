/** `npm test`: every check of the project, one after the other, and what each of them took. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Step {
  name: string;
  command: string;
  args: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
}

const run = ({ command, args }: Step): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

const reportDir = await mkdtemp(path.join(tmpdir(), 'content-optimization-tests-'));
const reportFile = path.join(reportDir, 'vitest.json');

const steps: Step[] = [
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'promises', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'OpenAPI', command: 'redocly', args: ['lint', 'openapi.yaml'] },
  {
    name: 'tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
  },
];

const results: { name: string; ok: boolean; seconds: number }[] = [];
for (const step of steps) {
  const startedAt = performance.now();
  const ok = await run(step);
  results.push({ name: step.name, ok, seconds: (performance.now() - startedAt) / 1000 });
}

async function readReport(): Promise<VitestReport> {
  try {
    return JSON.parse(await readFile(reportFile, 'utf8')) as VitestReport;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

const { numPassedTests, numFailedTests, testResults } = await readReport();
await rm(reportDir, { recursive: true, force: true });
process.stdout.write('\n');
for (const { name, ok, seconds } of results) {
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s\n`);
}
// A failure of a test that passed is that of its first attempt.
const repeated = testResults
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
if (repeated.length > 0) process.stdout.write('\nPassed on the second attempt only:\n');
for (const { fullName, failureMessages } of repeated) {
  process.stdout.write(`  ${fullName}\n    ${failureMessages[0]?.split('\n')[0]}\n`);
}
// The other steps count as one check each, so that the last line cannot say that all is well when one of them failed.
const checks = results.filter(({ name }) => name !== 'tests');
const failedChecks = checks.filter(({ ok }) => !ok).length;
const failed = numFailedTests + failedChecks;
process.stdout.write(`\n${numPassedTests + checks.length - failedChecks} passed, ${failed} failed\n`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);

/**
 * `npm test`: every check of the project, and what each of them took. The checks of the sources, one after the other, take
 * their turn while the tests wait for their engines.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserIsMissing, suitesWithBrowser } from '../test/browser/suites.ts';
import { dynamoDbLocalIsMissing, suitesOnDynamoDbLocal } from '../test/dynamodb-local/suites.ts';

interface Step {
  name: string;
  command: string;
  args: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface Result {
  name: string;
  ok: boolean;
  seconds: number;
}

/** Runs a command; what it prints appears when it has ended, in one piece, unless it is `watched`. */
const run = ({ name, command, args }: Step, { watched }: { watched: boolean }): Promise<Result> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const child = spawn(command, args, {
      stdio: ['ignore', watched ? 'inherit' : 'pipe', watched ? 'inherit' : 'pipe'],
    });
    const printed: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
    const end = (ok: boolean): void => {
      process.stdout.write(Buffer.concat(printed));
      resolve({ name, ok, seconds: (performance.now() - startedAt) / 1000 });
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });

const reportDir = await mkdtemp(path.join(tmpdir(), 'content-optimization-tests-'));
const reportFile = path.join(reportDir, 'vitest.json');

const checks: Step[] = [
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'types of the console', command: 'tsc', args: ['-p', 'console'] },
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'promises', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'OpenAPI', command: 'redocly', args: ['lint', 'openapi.yaml'] },
];
const tests: Step = {
  name: 'tests',
  command: 'vitest',
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
};

async function runChecks(): Promise<Result[]> {
  const results: Result[] = [];
  for (const check of checks) results.push(await run(check, { watched: false }));
  return results;
}

const [checkResults, testResult] = await Promise.all([runChecks(), run(tests, { watched: true })]);
const results = [...checkResults, testResult];

async function readReport(): Promise<VitestReport> {
  try {
    return JSON.parse(await readFile(reportFile, 'utf8')) as VitestReport;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 };
  }
}

const { numPassedTests, numFailedTests } = await readReport();
await rm(reportDir, { recursive: true, force: true });
process.stdout.write('\n');
for (const { name, ok, seconds } of results) {
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s\n`);
}
const missing = await dynamoDbLocalIsMissing();
if (missing !== null) {
  process.stdout.write(`\nLeft out on Amazon's DynamoDB Local (${missing}):\n`);
  for (const file of suitesOnDynamoDbLocal()) process.stdout.write(`  ${file}\n`);
}
const withoutBrowser = browserIsMissing();
if (withoutBrowser !== null) {
  process.stdout.write(`\nLeft out without a browser (${withoutBrowser}):\n`);
  for (const file of suitesWithBrowser()) process.stdout.write(`  ${file}\n`);
}
// Each check of the sources counts as one, so that the last line cannot say that all is well when one of them failed.
const failedChecks = checkResults.filter(({ ok }) => !ok).length;
// A run can fail without a test that failed: a file that does not load, a request that DynamoDB refuses.
const failedTests = testResult.ok ? numFailedTests : Math.max(1, numFailedTests);
const failed = failedTests + failedChecks;
process.stdout.write(`\n${numPassedTests + checkResults.length - failedChecks} passed, ${failed} failed\n`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);

/**
 * `npm run test:limits [-- --all] [<file> -t <way in>]`: hostile text by every way in, and how many of the suites held. With `--all`
 * each way in reads every text, which takes hours of processor time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processVariables } from '../shared/environment.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'content-optimization-limits-'));
const reportFile = path.join(folder, 'vitest.json');
const config = ['--config', 'test/limits/vitest.config.ts'];
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
const given = process.argv.slice(2);
const child = spawn('vitest', ['run', ...config, ...reporters, ...given.filter((one) => one !== '--all')], {
  stdio: 'inherit',
  env: { ...processVariables(), ...(given.includes('--all') ? { LIMITS: 'all' } : {}) },
});
const [code] = (await once(child, 'close')) as [number | null];

const report = await readFile(reportFile, 'utf8').then(
  (json) => JSON.parse(json) as { numPassedTests: number; numFailedTests: number },
  () => ({ numPassedTests: 0, numFailedTests: 0 }),
);
await rm(folder, { recursive: true, force: true });
// A run can fail without a test that failed: a file that does not load.
const failed = code === 0 ? report.numFailedTests : Math.max(1, report.numFailedTests);
process.stdout.write(`\n${report.numPassedTests} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

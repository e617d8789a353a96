/**
 * `npm test`: the checks of the sources and every test without a tag, and what each of them took. The checks of the sources, one
 * after the other, take their turn while the tests wait for their engines.
 */
import { browserIsMissing } from '../test/browser/suites.ts';
import { ONLY_UNTAGGED, untagged } from '../test/commands.ts';
import { type Check, runChecks, typeCache } from './tests/checks.ts';
import { keepFigures, lastLine, processorSeconds, runVitest, type VitestOutcome } from './tests/vitest-run.ts';

const checks: readonly Check[] = [
  { name: 'types', command: 'tsc', args: ['--noEmit', ...typeCache('project')] },
  { name: 'types of the console', command: 'tsc', args: ['-p', 'console', ...typeCache('console')] },
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'OpenAPI', command: 'redocly', args: ['lint', 'openapi.yaml'] },
];

/** Tests of the shared system wait for it, and it has one thread for requests: other tests use the second processor. */
const runs = [
  { name: 'tests of the API', projects: ['api'] },
  { name: 'other tests', projects: ['own', 'own, with mocks', 'unit'] },
];
const WORKERS = 2;

const startedAt = performance.now();
const [checkResults, ...tests] = await Promise.all([
  runChecks(checks),
  ...runs.map(({ projects }) =>
    runVitest(
      [`--tags-filter=${untagged}`, `--maxWorkers=${WORKERS}`, ...projects.map((project) => `--project=${project}`)],
      { [ONLY_UNTAGGED]: 'yes' },
    ),
  ),
]);
const results = [...checkResults, ...tests.map((outcome, at) => ({ ...outcome, name: runs[at]?.name ?? '' }))];

process.stdout.write('\n');
for (const { name, ok, seconds } of results) {
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s\n`);
}
const withoutBrowser = browserIsMissing();
if (withoutBrowser !== null) process.stdout.write(`\nLeft out what needs a browser (${withoutBrowser}).\n`);
// Each check of the sources counts as one, so that the last line cannot say that all is well when one of them failed.
const failedChecks = checkResults.filter(({ ok }) => !ok).length;
const sum = (count: (outcome: VitestOutcome) => number): number => tests.reduce((total, one) => total + count(one), 0);
const passed = sum((one) => one.passed) + checkResults.length - failedChecks;
const failed = sum((one) => one.failed) + failedChecks;
const wallSeconds = (performance.now() - startedAt) / 1_000;
await keepFigures({
  command: 'npm test',
  ...{ wallSeconds, cpuSeconds: await processorSeconds(), passed, failed },
  systemsStarted: sum((one) => one.systemsStarted),
  files: Object.assign({}, ...tests.map(({ files }) => files)),
});
process.stdout.write(lastLine(passed, failed));
process.exit(failed === 0 && tests.every(({ ok }) => ok) ? 0 : 1);

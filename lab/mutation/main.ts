/**
 * `npm run lab -- mutation [folder or file of shared/domain ...]`: changes the rules one place at a time and counts the changes
 * that the tests of the same folder notice. Results are kept in `.mutation`; what has not changed since is not run again.
 */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { setProcessVariables } from '../../shared/environment.ts';
import { printScores } from './scores.ts';

const DOMAIN = 'shared/domain';
const RESULTS = '.mutation/results';

/** Tables without a rule in them. Literals of the other files are left out one by one: `ignore-data.ts`. */
const dataFiles = ['**/*.generated.ts'];

async function mutateFolder(folder: string, patterns: readonly string[]): Promise<void> {
  setProcessVariables({ MUTATION_TESTS: `test/${DOMAIN}/${folder}` });
  await new Stryker({
    mutate: [...patterns, ...dataFiles.map((pattern) => `!${pattern}`)],
    testRunner: 'vitest',
    vitest: { configFile: 'lab/mutation/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    plugins: ['@stryker-mutator/vitest-runner', path.join(import.meta.dirname, 'ignore-data.ts')],
    ignorers: ['data'],
    incremental: true,
    incrementalFile: `${RESULTS}/${folder}.json`,
    tempDirName: '.mutation/sandbox',
    // Without `tsconfig.json`, which Stryker would read with an interface that TypeScript 7 no longer has.
    ignorePatterns: ['/*', '!/shared', '!/test', '!/docs', '!/scripts', '!/lab', '/lab/node_modules', '!/package.json'],
    reporters: ['clear-text', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    htmlReporter: { fileName: `.mutation/reports/${folder}.html` },
    // A busy machine is not an endless loop.
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
    // It would write a comment into every file of the copy, the HTML of fixtures too.
    disableTypeChecks: false,
    allowConsoleColors: false,
  }).runMutationTest();
}

/** The folders of the domain that the targets are in, each with the patterns of what is mutated there. */
function groupByFolder(targets: readonly string[]): Map<string, string[]> {
  const patterns = new Map<string, string[]>();
  for (const target of targets) {
    const inside = path.relative(DOMAIN, target);
    const folder = inside.split('/')[0];
    if (!folder || folder === '..') throw new Error(`${target} is not in ${DOMAIN}`);
    const pattern = target.endsWith('.ts') ? target : `${DOMAIN}/${inside}/**/*.ts`;
    patterns.set(folder, [...(patterns.get(folder) ?? []), pattern]);
  }
  return patterns;
}

const targets = process.argv.slice(2);
const everyFolder = (await readdir(DOMAIN)).map((folder) => `${DOMAIN}/${folder}`);
await mkdir(RESULTS, { recursive: true });
for (const [folder, patterns] of groupByFolder(targets.length === 0 ? everyFolder : targets)) {
  await mutateFolder(folder, patterns);
}

const results = (await readdir(RESULTS)).toSorted();
printScores(
  await Promise.all(results.map(async (file) => JSON.parse(await readFile(path.join(RESULTS, file), 'utf8')))),
);

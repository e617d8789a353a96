import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { projectFile } from '../../test/structure/project-files.ts';

const run = promisify(execFile);

/** A folder in which the project's packages are found, and the document of the API. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(projectFile('lab/node_modules/.generated-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyFile(projectFile('openapi.yaml'), path.join(folder, 'openapi.yaml'));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
  return folder;
}

const typeCheck = (folder: string) =>
  run(process.execPath, [projectFile('lab/node_modules/typescript/bin/tsc'), '-p', folder]).catch(({ stdout }) => {
    throw new Error(`the generated code has type errors:\n${String(stdout).slice(0, 2_000)}`);
  });

const operationIds = async (): Promise<string[]> => {
  const { paths } = parse(await readFile(projectFile('openapi.yaml'), 'utf8'));
  return Object.values<Record<string, { operationId: string }>>(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
};

test('what openapi-typescript generates from openapi.yaml type-checks without edits', async () => {
  const folder = await makeFolder();
  const cli = projectFile('lab/node_modules/openapi-typescript/bin/cli.js');
  await run(process.execPath, [cli, 'openapi.yaml', '-o', 'schema.ts'], { cwd: folder });
  await writeFile(
    path.join(folder, 'use.ts'),
    `import type { components, operations } from './schema';
export const page: components['schemas']['ExportedPage']['overall_grade'] = 'A+';
export const month: NonNullable<operations['getUsage']['parameters']['query']>['month'] = '2026-11';
// @ts-expect-error: no grade
export const wrong: components['schemas']['ExportedPage']['overall_grade'] = 'Z';
`,
  );
  await typeCheck(folder);
  const text = await readFile(path.join(folder, 'schema.ts'), 'utf8');
  for (const id of await operationIds()) expect(text).toContain(`operations["${id}"]`);
});

test('what @hey-api/openapi-ts generates from openapi.yaml type-checks without edits', async () => {
  const folder = await makeFolder();
  const cli = projectFile('lab/node_modules/@hey-api/openapi-ts/bin/run.js');
  const given = ['-i', 'openapi.yaml', '-o', 'generated', '--no-log-file'];
  await run(process.execPath, [cli, ...given], { cwd: folder });
  await writeFile(
    path.join(folder, 'use.ts'),
    `import { exportSite, getUsage } from './generated';
export const usage = async (): Promise<number | undefined> => (await getUsage({ query: { month: '2026-11' } })).data?.data.cost.total_usd;
export const text = async (): Promise<string | undefined> => (await exportSite({ path: { siteId: 1, what: 'pages' } })).data;
// @ts-expect-error: no such kind of rows
export const wrong = () => exportSite({ path: { siteId: 1, what: 'secrets' } });
`,
  );
  await typeCheck(folder);
  const text = await readFile(path.join(folder, 'generated', 'sdk.gen.ts'), 'utf8');
  for (const id of await operationIds()) expect(text).toMatch(new RegExp(`export const ${id} = `));
});

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { processVariables } from '../../../shared/environment.ts';
import { projectFile } from '../../structure/project-files.ts';
import { ports, system } from '../../systems/crawl-hosts.ts';

const run = promisify(execFile);

const pageOf = (title: string, links: string): string =>
  `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${'We repair bicycles of every make. '.repeat(60)}</p>${links}</main></body></html>`;

test('every recipe of the README runs as it stands, one after the other', async () => {
  const readme = await readFile(projectFile('clients/typescript/README.md'), 'utf8');
  const recipes = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
  expect(recipes).toHaveLength(13);

  const web = system.web.take({
    '/': pageOf('Repairs', '<a href="/prices/">Prices</a>'),
    '/prices/': pageOf('Prices', '<a href="/">Home</a>'),
  });
  const tenant = await system.tenant();
  const folder = await mkdtemp(path.join(tmpdir(), 'recipes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const client = pathToFileURL(projectFile('clients/typescript/src/index.ts')).href;
  const environment = {
    ...processVariables(),
    COA_BASE_URL: system.baseUrl,
    COA_API_KEY: tenant.key,
    PORT: String(ports['hooks.example.com']),
  };
  for (const [at, recipe] of recipes.entries()) {
    const file = path.join(folder, `recipe-${at + 1}.mts`);
    const code = recipe
      .replace("'@content-optimization/client'", `'${client}'`)
      .replaceAll('www.example.com', web.domain);
    await writeFile(file, code);
    const { stdout } = await run(process.execPath, [file], { env: environment });
    expect(stdout, `recipe ${at + 1}`).not.toBe('');
  }
});

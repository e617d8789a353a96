/**
 * @module-tag stories
 *
 * The client in Python: its own tests, its types, and the recipes of its README, against a whole system.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../../local/engines/free-port.ts';
import { processVariables } from '../../../shared/environment.ts';
import { useSystem } from '../../harness/system.ts';
import { projectFile } from '../../structure/project-files.ts';
import { openPythonEnvironment } from './python-environment.ts';

const run = promisify(execFile);
const hooksPort = await findFreePort();
const system = useSystem({
  webSites: 2,
  environment: { CRAWL_ORIGIN_OVERRIDES: `hooks.example.com=http://127.0.0.1:${hooksPort}` },
});
const environment = await openPythonEnvironment();
const python = 'python' in environment ? environment.python : '';
if ('missing' in environment)
  process.stdout.write(`Left out: the tests of the client in Python (${environment.missing})\n`);

const packageFolder = projectFile('clients/python');
const variables = { ...processVariables(), PYTHONPATH: path.join(packageFolder, 'src'), PYTHONDONTWRITEBYTECODE: '1' };

/** Runs Python; what it wrote is the message of its failure. */
const runPython = async (args: readonly string[], more: Record<string, string> = {}): Promise<string> => {
  const options = { cwd: packageFolder, env: { ...variables, ...more } };
  const { stdout } = await run(python, args, options).catch((error) => {
    throw new Error(`python ${args.join(' ')}\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
};

const pageOf = (title: string, links: string): string =>
  `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${'We repair bicycles of every make. '.repeat(60)}</p>${links}</main></body></html>`;
const pages = {
  '/': pageOf('Repairs', '<a href="/prices/">Prices</a>'),
  '/prices/': pageOf('Prices', '<a href="/">Home</a>'),
};
const readRecipes = async (): Promise<string[]> => {
  const readme = await readFile(path.join(packageFolder, 'README.md'), 'utf8');
  return [...readme.matchAll(/```python\n(.*?)```/gs)].map(([, code = '']) => code);
};
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'python-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe.skipIf(python === '')('the client in Python', { timeout: 300_000 }, () => {
  // Before the others: the recipes are of site 1.
  test('runs every recipe of its README as it stands, one after the other', async () => {
    const recipes = await readRecipes();
    const { domain } = system.web.take(pages);
    const tenant = await system.tenant();
    for (const [at, recipe] of recipes.entries()) {
      const stdout = await runPython(['-c', recipe.replaceAll('www.example.com', domain)], {
        COA_BASE_URL: system.baseUrl,
        COA_API_KEY: tenant.key,
        PORT: String(hooksPort),
      });
      expect(stdout, `recipe ${at + 1}`).not.toBe('');
    }
  });

  test('keeps what its own tests state, alone and against a system', async () => {
    const tenant = await system.tenant();
    const stdout = await runPython(['-m', 'pytest', '-q', '-p', 'no:cacheprovider', '--strict-markers'], {
      COA_BASE_URL: system.baseUrl,
      COA_API_KEY: tenant.key,
      COA_TEST_DOMAIN: system.web.take(pages).domain,
    });
    expect(stdout).toMatch(/^\d+ passed in/m);
  });

  test('has types that mypy takes in its strictest form, and so do the recipes', async () => {
    const folder = await makeFolder();
    const recipes = await readRecipes();
    const files = recipes.map((_, at) => path.join(folder, `recipe_${at + 1}.py`));
    for (const [at, code] of recipes.entries()) await writeFile(files[at] ?? '', code);
    const cache = ['--cache-dir', path.join(folder, 'cache')];
    await runPython(['-m', 'mypy', ...cache]);
    await runPython(['-m', 'mypy', ...cache, '--strict', '--scripts-are-modules', ...files]);
    await writeFile(path.join(folder, 'wrong.py'), 'from content_optimization import Client\nClient().get_site("a")\n');
    await expect(runPython(['-m', 'mypy', ...cache, path.join(folder, 'wrong.py')])).rejects.toThrow('arg-type');
  });

  test('becomes a wheel that says that it is typed, with its licence', async () => {
    const folder = await makeFolder();
    await runPython(['-m', 'hatchling', 'build', '-t', 'wheel', '-d', folder]);
    const stdout = await runPython([
      '-c',
      `import glob, zipfile; print(zipfile.ZipFile(glob.glob('${folder}/*.whl')[0]).namelist())`,
    ]);
    expect(stdout).toContain('content_optimization/py.typed');
    expect(stdout).toContain('LICENSE');
  });
});

/** Generators of clients in Python and Go, where they are installed: CONTRIBUTING.md has the commands. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { projectFile } from '../../test/structure/project-files.ts';

const run = promisify(execFile);
const isInstalled = (command: string): boolean => spawnSync(command, ['--help']).error === undefined;

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'generated-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const { paths } = parse(await readFile(projectFile('openapi.yaml'), 'utf8'));
const operationIds = Object.values<Record<string, { operationId: string }>>(paths)
  .flatMap((methods) => Object.values(methods))
  .map(({ operationId }) => operationId);

test.skipIf(!isInstalled('openapi-python-client'))(
  'openapi-python-client makes a function of every operation, without a warning',
  async () => {
    const cwd = await makeFolder();
    // The one response that is YAML: its own.
    await writeFile(
      path.join(cwd, 'config.yml'),
      'content_type_overrides: {application/yaml: text/plain}\npost_hooks: []\n',
    );
    const given = ['--path', projectFile('openapi.yaml'), '--config', 'config.yml', '--output-path', 'client'];
    const { stdout, stderr } = await run('openapi-python-client', ['generate', ...given], { cwd });
    expect(`${stdout}${stderr}`).not.toMatch(/warning/i);
    const files = await readdir(path.join(cwd, 'client'), { recursive: true });
    const made = new Set(files.filter((file) => file.includes('/api/')).map((file) => path.basename(file, '.py')));
    const snakeCase = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    expect(operationIds.filter((id) => !made.has(snakeCase(id)))).toEqual([]);
  },
);

test.skipIf(!isInstalled('oapi-codegen'))(
  'oapi-codegen makes a method of every operation, without a warning',
  async () => {
    const cwd = await makeFolder();
    const given = ['-generate', 'types,client', '-package', 'api', '-o', 'api.go', projectFile('openapi.yaml')];
    const { stdout, stderr } = await run('oapi-codegen', given, { cwd });
    expect(`${stdout}${stderr}`).not.toMatch(/warning/i);
    const text = await readFile(path.join(cwd, 'api.go'), 'utf8');
    const hasMethod = (id: string): boolean =>
      new RegExp(`^func \\(c \\*Client\\) ${id.charAt(0).toUpperCase()}${id.slice(1)}(?:WithBody)?\\(`, 'm').test(text);
    expect(operationIds.filter((id) => !hasMethod(id))).toEqual([]);
  },
);

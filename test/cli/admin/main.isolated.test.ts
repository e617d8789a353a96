/**
 * The command as operators start it, on an embedded system that runs or does not.
 *
 * @module-tag stories
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { EMBEDDED_TABLE_NAME } from '../../../cli/admin/open-embedded-services.ts';
import { type EmbeddedSystem, startEmbeddedSystem } from '../../../local/embedded-system.ts';
import { findRunningDynamoDb, startDynamoDb } from '../../../local/engines/dynamodb.ts';
import { TABLE_NAME } from '../../../local/table-name.ts';
import { processVariables } from '../../../shared/environment.ts';
import { apiClient } from '../../harness/api-client.ts';

const projectFolder = path.join(import.meta.dirname, '../../..');
// As a terminal has it: nothing of what the embedded system sets for itself in this process.
const { PATH, HOME } = { ...processVariables() };
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-optimization-admin-main-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

const start = (command: string, argv: string[], variables: Record<string, string>, cwd: string): Promise<Run> =>
  new Promise((resolve) => {
    const env = { ...(PATH ? { PATH } : {}), ...(HOME ? { HOME } : {}), ...variables };
    const child = execFile(command, argv, { cwd, env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });

const npmRunAdmin = (variables: Record<string, string>, ...argv: string[]): Promise<Run> =>
  start('npm', ['run', '--silent', 'admin', '--', ...argv], variables, projectFolder);

/** Runs the script of npm, without npm's own start in front of it. */
const admin = (variables: Record<string, string>, ...argv: string[]): Promise<Run> =>
  start(process.execPath, ['cli/admin/main.ts', ...argv], variables, projectFolder);

async function json(variables: Record<string, string>, ...argv: string[]) {
  const run = await admin(variables, ...argv, '--json');
  expect(run).toMatchObject({ code: 0, stderr: '' });
  return JSON.parse(run.stdout);
}

describe('on a system that does not run', () => {
  test('makes the data folder, and leaves neither an engine nor a lock behind', async () => {
    const dataDir = path.join(folder, 'new', 'data');
    const run = await npmRunAdmin({ DATA_DIR: dataDir }, 'org', 'create', '--name', 'First', '--json');
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const made = JSON.parse(run.stdout);
    expect(await findRunningDynamoDb(dataDir)).toBeNull();
    expect((await readdir(dataDir)).filter((name) => name.includes('lock'))).toEqual([]);
    expect(await json({ DATA_DIR: dataDir }, 'org', 'show', String(made.org_id))).toMatchObject({ name: 'First' });
  });

  test('commands that start at once wait for each other', async () => {
    const DATA_DIR = path.join(folder, 'at-once');
    const made = await Promise.all(['a', 'b', 'c'].map((name) => json({ DATA_DIR }, 'org', 'create', '--name', name)));
    expect(new Set(made.map(({ org_id }) => org_id)).size).toBe(3);
  });

  test('the lock of a command that was killed holds nobody up', async () => {
    const DATA_DIR = await mkdtemp(path.join(folder, 'killed-'));
    // No process has this id: it is above the largest that Linux gives.
    await writeFile(path.join(DATA_DIR, 'operator-command.lock'), '99999999');
    expect(await json({ DATA_DIR }, 'engine', 'resume')).toEqual({ paused: false });
  });

  test('uses another DynamoDB engine where one is named', async () => {
    const engine = await startDynamoDb({ dataDir: null });
    onTestFinished(() => engine.stop());
    const variables = { DATA_DIR: path.join(folder, 'other-engine'), AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint };
    const made = await json(variables, 'org', 'create', '--name', 'Elsewhere');
    expect(await json(variables, 'org', 'show', String(made.org_id))).toMatchObject({ name: 'Elsewhere' });
    expect(await readdir(variables.DATA_DIR)).toEqual(['secrets.key']);
  });

  test('a wrong environment or command line is one line on stderr and a code that is not 0', async () => {
    const DATA_DIR = path.join(folder, 'wrong');
    const variable = await admin({ DATA_DIR, PORT: 'abc' }, 'org', 'show', '1', '--json');
    expect(variable).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^admin: .*PORT[^\n]*\n$/) });
    const unknown = await npmRunAdmin({ DATA_DIR }, 'planet', 'create', '--json');
    expect(unknown).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/^admin: [^\n]+\n$/) });
  });

  test('names files from where the operator is', async () => {
    await writeFile(path.join(folder, 'here.csv'), 'keyword,cpc\nshoes,1\n');
    const variables = { DATA_DIR: path.join(folder, 'files'), INIT_CWD: folder };
    expect(await json(variables, 'keywords', 'import', 'here.csv')).toMatchObject({ imported: 1 });
  });
});

describe('on a running system', () => {
  let system: EmbeddedSystem;
  let DATA_DIR = '';

  beforeAll(async () => {
    DATA_DIR = path.join(folder, 'running');
    system = await startEmbeddedSystem({ quiet: true, environment: { PORT: '0', DATA_DIR } });
  });
  afterAll(() => system.stop());

  test('a key works at once, is revealed again, and is refused after it is revoked', async () => {
    const { org_id } = await json({ DATA_DIR }, 'org', 'create', '--name', 'Running', '--plan', 'pro');
    const made = await json({ DATA_DIR }, 'key', 'create', '--org', String(org_id), '--name', 'k', '--expires', '30d');
    const api = apiClient(system.baseUrl, made.key);
    expect((await api.get('/me')).body).toMatchObject({ name: 'k', prefix: made.prefix });
    expect(await json({ DATA_DIR }, 'key', 'reveal', String(made.key_id))).toEqual({ key: made.key });
    await json({ DATA_DIR }, 'key', 'revoke', String(made.key_id));
    expect((await api.get('/me')).body.error.message).toBe('API key revoked');
  });

  test('a command leaves the engine of the system running', async () => {
    const before = await findRunningDynamoDb(DATA_DIR);
    await json({ DATA_DIR }, 'jobs', 'list');
    expect(before).not.toBeNull();
    expect(await findRunningDynamoDb(DATA_DIR)).toEqual(before);
  });
});

test('commands and the embedded system mean the same table', () => {
  expect(EMBEDDED_TABLE_NAME).toBe(TABLE_NAME);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CreateTableCommand, DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findEngineCommand } from '../../../local/engines/dynamodb/command.ts';
import { writeLock } from '../../../local/engines/dynamodb/lock-file.ts';
import { findRunningDynamoDb, startDynamoDb } from '../../../local/engines/dynamodb.ts';
import { findFreePort } from '../../../local/engines/free-port.ts';
import { patience } from '../../harness/patience.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dynamodb-engine-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

function connect(endpoint: string): DynamoDBClient {
  const client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  onTestFinished(() => client.destroy());
  return client;
}

async function createTable(client: DynamoDBClient): Promise<void> {
  await client.send(
    new CreateTableCommand({
      TableName: 'things',
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      BillingMode: 'PAY_PER_REQUEST',
    }),
  );
}

const put = (client: DynamoDBClient, pk: string, value: string) =>
  client.send(new PutItemCommand({ TableName: 'things', Item: { pk: { S: pk }, value: { S: value } } }));

async function get(client: DynamoDBClient, pk: string): Promise<string | undefined> {
  const { Item } = await client.send(new GetItemCommand({ TableName: 'things', Key: { pk: { S: pk } } }));
  return Item?.['value']?.S;
}

async function start(options: Partial<Parameters<typeof startDynamoDb>[0]> = {}) {
  const engine = await startDynamoDb({ dataDir, ...options });
  onTestFinished(() => engine.stop());
  return engine;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // Where no process reaps orphans (a container without an init process), a dead one stays in the table as a zombie.
    return !existsSync('/proc') || !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** A separate process that starts an engine on the data directory. */
async function startHolder(): Promise<{ holder: ChildProcess; pid: number; endpoint: string }> {
  const script = join(import.meta.dirname, 'fixtures', 'hold-dynamodb.ts');
  const holder = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void holder.kill('SIGKILL'));
  const [line] = (await once(createInterface({ input: holder.stdout }), 'line')) as [string];
  return { holder, ...(JSON.parse(line) as { pid: number; endpoint: string }) };
}

describe('startDynamoDb', () => {
  test('keeps what was written through a restart on the same data directory', async () => {
    const first = await startDynamoDb({ dataDir });
    const before = connect(first.endpoint);
    await createTable(before);
    await put(before, 'a', 'kept');
    await first.stop();

    const second = await start();
    expect(await get(connect(second.endpoint), 'a')).toBe('kept');
  });

  test('keeps nothing and writes no file without a data directory', async () => {
    const engine = await start({ dataDir: null });
    const client = connect(engine.endpoint);
    await createTable(client);
    await put(client, 'a', 'fleeting');
    expect(await get(client, 'a')).toBe('fleeting');
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('listens on the port that was asked for, and rejects with the reason when it is taken', async () => {
    const port = await findFreePort();
    const engine = await start({ port });
    expect(engine.endpoint).toBe(`http://127.0.0.1:${port}`);
    await expect(startDynamoDb({ dataDir: null, port })).rejects.toThrow(/already in use/);
  });

  test('is gone when stop() resolves, and stop() may be called twice', async () => {
    const engine = await startDynamoDb({ dataDir });
    await engine.stop();
    expect(isAlive(engine.pid)).toBe(false);
    await engine.stop();
  });

  test('reports an engine that dies, and not one that is stopped', async () => {
    const reported = Promise.withResolvers<string>();
    const dying = await start({ dataDir: null, onExit: reported.resolve });
    process.kill(dying.pid, 'SIGKILL');
    expect(await reported.promise).toContain('SIGKILL');

    const onExit = vi.fn();
    const stopped = await startDynamoDb({ dataDir: null, onExit });
    await stopped.stop();
    expect(onExit).not.toHaveBeenCalled();
  });

  test('does not get the Ctrl-C that ends our process group', async () => {
    const engine = await start();
    // A process group is named by its leader: signal 0 only asks whether this group exists.
    expect(() => process.kill(-engine.pid, 0)).not.toThrow();
  });
});

describe('a data directory of another process', () => {
  test('is refused while that process lives, whose endpoint can be found', async () => {
    const { pid, endpoint } = await startHolder();
    expect(await findRunningDynamoDb(dataDir)).toEqual({ pid, endpoint });
    await expect(startDynamoDb({ dataDir })).rejects.toThrow(/in use by process \d+/);
    expect(isAlive(pid)).toBe(true);
  });

  test('is free again, with everything acknowledged in it, after kill -9 of that process', async () => {
    const { holder, pid, endpoint } = await startHolder();
    const before = connect(endpoint);
    await createTable(before);
    await put(before, 'a', 'acknowledged');
    holder.kill('SIGKILL');

    const engine = await start();
    expect(await get(connect(engine.endpoint), 'a')).toBe('acknowledged');
    await vi.waitUntil(() => !isAlive(pid), patience);
  });

  test('loses its engine by itself when that process is killed, without another start', async () => {
    const { holder, pid } = await startHolder();
    holder.kill('SIGKILL');
    await vi.waitUntil(() => !isAlive(pid), patience);
    expect(await findRunningDynamoDb(dataDir)).toBeNull();
  });

  test('is taken from an engine that outlived its owner', async () => {
    const port = await findFreePort();
    const { command, args, marker } = await findEngineCommand(dataDir, port);
    // A shell that starts the engine in the background and exits leaves an orphan, as a lost watchdog would.
    const shell = spawn('/bin/sh', ['-c', '"$@" >/dev/null 2>&1 & echo $!', 'sh', command, ...args]);
    const [line] = (await once(createInterface({ input: shell.stdout }), 'line')) as [string];
    const orphanPid = Number(line);
    onTestFinished(() => void (isAlive(orphanPid) && process.kill(orphanPid, 'SIGKILL')));
    await writeLock(dataDir, {
      pid: orphanPid,
      ownerPid: shell.pid ?? 0,
      marker,
      endpoint: `http://127.0.0.1:${port}`,
    });
    if (shell.exitCode === null) await once(shell, 'exit');

    const engine = await start();
    expect(engine.pid).not.toBe(orphanPid);
    await vi.waitUntil(() => !isAlive(orphanPid), patience);
  });

  test('is not taken from a stranger that got the recorded pid after a reboot', async () => {
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 60000)']);
    onTestFinished(() => void stranger.kill('SIGKILL'));
    const pid = stranger.pid ?? 0;
    await writeLock(dataDir, {
      pid,
      ownerPid: 1,
      marker: join(dataDir, 'dynamodb.sqlite'),
      endpoint: 'http://127.0.0.1:1',
    });
    await start();
    expect(isAlive(pid)).toBe(true);
  });
});

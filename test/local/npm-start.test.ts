/** @module-tag stories */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRunningDynamoDb } from '../../local/engines/dynamodb.ts';
import { findFreePort } from '../../local/engines/free-port.ts';
import { inspectProcess } from '../../local/engines/process-facts.ts';
import { processVariables } from '../../shared/environment.ts';
import { waitUntil } from '../harness/wait-until.ts';

const TIMEOUT_MS = 600_000;
const project = join(import.meta.dirname, '../..');

// One data directory for all: each start proves that the stop before it left nothing that holds it.
let dataDir: string;
let npm: ChildProcess | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'content-optimization-npm-'));
});
afterAll(async () => {
  signal(-(npm?.pid ?? 0), 'SIGKILL');
  await waitUntil('the data directory is free', async () => (await findRunningDynamoDb(dataDir)) === null);
  await rm(dataDir, { recursive: true, force: true });
});

/** The processes of a running `npm start`, from npm down to the engine. */
interface Tree {
  npm: number;
  node: number;
  engine: number;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    if (pid !== 0) process.kill(pid, name);
  } catch {
    // It is over already.
  }
}

async function start(): Promise<Tree> {
  const port = await findFreePort();
  // Not those of the npm that runs the tests.
  const inherited = Object.entries(processVariables()).filter(([name]) => !name.startsWith('npm_'));
  const child = spawn('npm', ['start'], {
    cwd: project,
    // A separate process group, as a terminal gives to each command.
    detached: true,
    env: { ...Object.fromEntries(inherited), PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  npm = child;
  await waitUntil(
    'the system answers',
    async () => {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      return (await fetch(`http://127.0.0.1:${port}/v1/health`).catch(() => null))?.ok;
    },
    TIMEOUT_MS,
  );
  const engine = await findRunningDynamoDb(dataDir);
  if (!engine || child.pid === undefined) throw new Error('the system has no engine');
  const { parentPid: node = 0 } = (await inspectProcess(engine.pid)) ?? {};
  expect((await inspectProcess(node))?.parentPid, 'no shell is left between npm and node').toBe(child.pid);
  return { npm: child.pid, node, engine: engine.pid };
}

test.each([
  { told: 'npm', name: 'SIGTERM' },
  { told: 'npm', name: 'SIGINT' },
  { told: 'npm', name: 'SIGHUP' },
  { told: 'npm', name: 'SIGKILL' },
  { told: 'node', name: 'SIGTERM' },
  { told: 'node', name: 'SIGINT' },
  { told: 'node', name: 'SIGHUP' },
  { told: 'node', name: 'SIGKILL' },
  { told: 'group', name: 'SIGINT' },
  { told: 'group', name: 'SIGTERM' },
] as const)(
  '$name to $told stops all of npm start, and the next start has the data directory',
  async ({ told, name }) => {
    const tree = await start();
    signal(told === 'group' ? -tree.npm : tree[told], name);
    for (const [part, pid] of Object.entries(tree)) {
      await waitUntil(`${part} has ended`, async () => isOver(await inspectProcess(pid)));
    }
  },
);

/** One that ended and was not yet asked for its result has no command line any more. */
const isOver = (found: Awaited<ReturnType<typeof inspectProcess>>): boolean =>
  found === null || found.commandLine === '';

test('a system that something else than npm started goes on when that ends', async () => {
  const port = await findFreePort();
  const background = spawn('/bin/sh', ['-c', 'node local/main.ts > /dev/null 2>&1 & echo $!'], {
    cwd: project,
    env: {
      ...processVariables(),
      npm_lifecycle_event: 'test',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const node = Number((await background.stdout.toArray()).join(''));
  const answers = async () => (await fetch(`http://127.0.0.1:${port}/v1/health`).catch(() => null))?.ok;
  await waitUntil('the system answers', answers, TIMEOUT_MS);
  expect((await inspectProcess(node))?.parentPid).not.toBe(background.pid);
  process.kill(node, 'SIGTERM');
  await waitUntil('it has ended', async () => isOver(await inspectProcess(node)));
});

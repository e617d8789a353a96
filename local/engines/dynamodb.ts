import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findEngineCommand } from './dynamodb/command.ts';
import { findHolder, removeLock, takeOver, writeLock } from './dynamodb/lock-file.ts';
import { spawnWatched, type WatchedProcess } from './dynamodb/watched-process.ts';
import { findFreePort } from './free-port.ts';
import { acquirePidLock, type PidLock } from './pid-lock.ts';

const START_LOCK_WAIT_MS = 10_000;
const startTimeoutMs = 20_000;
const stopGraceMs = 2_000;
const startAttempts = 3;

interface DynamoDbOptions {
  /** Where the database file is; null keeps everything in memory. */
  dataDir: string | null;
  /** A fixed port; without it, a free one. */
  port?: number;
  /** Called once when the engine ends without `stop`. */
  onExit?: (reason: string) => void;
}

export interface DynamoDbEngine {
  endpoint: string;
  pid: number;
  /** Stops the engine; everything that it acknowledged is on disk. Resolves when the process is gone. */
  stop(): Promise<void>;
}

/**
 * Starts the DynamoDB engine as a child process on 127.0.0.1 and resolves when it responds. The child dies with us,
 * whatever ends us; one that an earlier crash left on the same data directory is killed first. Rejects with one line
 * when no engine runs on this platform, or when a living process uses the data directory.
 */
export async function startDynamoDb(options: DynamoDbOptions): Promise<DynamoDbEngine> {
  const dataDir = options.dataDir === null ? null : resolve(options.dataDir);
  if (dataDir === null) return startOnFreePort(null, options);
  await mkdir(dataDir, { recursive: true });
  const lock = await lockStart(dataDir);
  try {
    await takeOver(dataDir);
    return await startOnFreePort(dataDir, options);
  } finally {
    await lock.release();
  }
}

/**
 * Of `npm start` and an admin command in the same millisecond, the second one sees the first one's engine instead of
 * opening the database beside it.
 */
const lockStart = (dataDir: string): Promise<PidLock> =>
  acquirePidLock(join(dataDir, 'dynamodb.starting'), {
    waitMs: START_LOCK_WAIT_MS,
    refuse: () => new Error(`The data directory ${dataDir} is being opened by another process`),
  });

async function startOnFreePort(dataDir: string | null, options: DynamoDbOptions): Promise<DynamoDbEngine> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(dataDir, options.port ?? (await findFreePort()), options.onExit);
    } catch (error) {
      // Between finding a free port and binding it, another process may have taken it. A port that was asked for is
      // the caller's to choose again.
      const portTaken = error instanceof Error && /in use/i.test(error.message);
      if (!portTaken || options.port !== undefined || attempt === startAttempts) throw error;
    }
  }
}

/** The endpoint of the engine that runs on this data directory under another, living process; null when there is none. */
export async function findRunningDynamoDb(dataDir: string): Promise<{ endpoint: string; pid: number } | null> {
  const holder = await findHolder(resolve(dataDir));
  return holder === null || holder.orphaned ? null : { endpoint: holder.endpoint, pid: holder.pid };
}

async function startOnce(
  dataDir: string | null,
  port: number,
  onExit: DynamoDbOptions['onExit'],
): Promise<DynamoDbEngine> {
  const { command, args, marker, announcement } = await findEngineCommand(dataDir, port);
  const endpoint = `http://127.0.0.1:${port}`;
  const child = await spawnWatched(command, args);
  const lock = { pid: child.pid, ownerPid: process.pid, marker, endpoint };
  if (dataDir !== null) await writeLock(dataDir, lock);
  let stopping = false;
  const stop = async () => {
    stopping = true;
    await child.stop(stopGraceMs);
    if (dataDir !== null) await removeLock(dataDir, child.pid);
  };
  try {
    await waitUntilAnswering(endpoint, child, announcement);
  } catch (error) {
    await stop();
    throw error;
  }
  void child.exited.then((reason) => {
    if (!stopping) onExit?.(reason);
  });
  return { endpoint, pid: child.pid, stop };
}

async function waitUntilAnswering(endpoint: string, child: WatchedProcess, announcement: string | null): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  // An answer alone proves little: when the port was taken from us, it comes from another server.
  const isOurs = () => announcement === null || child.stderr().includes(announcement);
  while (!(isOurs() && (await answers(endpoint)))) {
    if (child.hasExited()) throw new Error(await child.exited);
    if (Date.now() > deadline) throw new Error(`The DynamoDB engine did not answer within ${startTimeoutMs} ms`);
    await delay(5);
  }
}

/** Any answer will do: DynamoDB Local refuses what is not a signed call, but only once it serves. */
async function answers(endpoint: string): Promise<boolean> {
  try {
    const response = await fetch(endpoint);
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

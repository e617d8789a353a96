import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { PRIVATE_FILE_MODE } from '../../data-dir.ts';
import { inspectProcess } from '../process-facts.ts';

/** A killed process takes a moment to die on a busy machine, and its children have their old parent until then. */
const ownerDeathMs = 1_000;
const pollIntervalMs = 10;

const lockSchema = z.object({
  pid: z.int().positive(),
  ownerPid: z.int().positive(),
  marker: z.string().min(1),
  endpoint: z.url(),
});

type EngineLock = z.infer<typeof lockSchema>;

const lockPath = (dataDir: string) => join(dataDir, 'dynamodb.lock.json');

export async function writeLock(dataDir: string, lock: EngineLock): Promise<void> {
  // Written beside and renamed, so that a crash never leaves half a lock file.
  const path = lockPath(dataDir);
  await writeFile(`${path}.new`, JSON.stringify(lock), { mode: PRIVATE_FILE_MODE });
  await rename(`${path}.new`, path);
}

export async function removeLock(dataDir: string, pid: number): Promise<void> {
  const lock = await readLock(dataDir);
  if (lock?.pid === pid) await rm(lockPath(dataDir), { force: true });
}

/**
 * The engine that holds this data directory, with whether the process that started it still lives; null when none
 * runs. A recorded pid proves nothing after a reboot: the command line has to name our database as well.
 */
export async function findHolder(dataDir: string): Promise<(EngineLock & { orphaned: boolean }) | null> {
  const lock = await readLock(dataDir);
  if (lock === null) return null;
  const found = await inspectProcess(lock.pid);
  if (found === null || !found.commandLine.includes(lock.marker)) return null;
  // The kernel hands a dead process's children to another parent, so an unchanged parent pid is a living parent.
  return { ...lock, orphaned: found.parentPid !== lock.ownerPid };
}

/**
 * Makes the data directory free for a new engine: kills what an earlier process left behind after `kill -9`.
 * Rejects when a living process uses the directory.
 */
export async function takeOver(dataDir: string): Promise<void> {
  const deadline = Date.now() + ownerDeathMs;
  let holder = await findHolder(dataDir);
  while (holder !== null) {
    // SIGKILL is safe: the engine syncs every write before it responds.
    if (holder.orphaned) kill(holder.pid);
    else if (Date.now() > deadline) {
      throw new Error(`The data directory ${dataDir} is in use by process ${holder.ownerPid}`);
    }
    await delay(pollIntervalMs);
    holder = await findHolder(dataDir);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Its watchdog was faster.
  }
}

async function readLock(dataDir: string): Promise<EngineLock | null> {
  const text = await readFile(lockPath(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return lockSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

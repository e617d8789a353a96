import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { PRIVATE_FILE_MODE } from '../data-dir.ts';

const POLL_MS = 10;

export interface PidLock {
  release(): Promise<void>;
}

/**
 * Acquires a lock that is a file with the id of the process that holds it. The lock of a process that is dead is removed.
 * @param options.refuse - makes the error that is thrown when a living process holds it for longer than `waitMs`.
 */
export async function acquirePidLock(
  file: string,
  { waitMs, refuse }: { waitMs: number; refuse: (holder: number | null) => Error },
): Promise<PidLock> {
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  // Written whole beside its place and linked there, so that no process reads half a lock.
  await writeFile(own, `${process.pid}`, { mode: PRIVATE_FILE_MODE });
  const deadline = Date.now() + waitMs;
  try {
    while (!(await linkFile(own, file))) {
      const holder = await readHolder(file);
      if (holder !== null && !isAlive(holder)) await removeStale(file, holder, `${own}.stale`);
      else if (Date.now() > deadline) throw refuse(holder);
      else await delay(POLL_MS);
    }
  } finally {
    await rm(own, { force: true });
  }
  return { release: () => rm(file, { force: true }) };
}

/** Whether the link was made: false when there is a file of that name, which the file system decides. */
async function linkFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function readHolder(file: string): Promise<number | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return /^\d+$/.test(text) ? Number(text) : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes the lock of a dead process. When another process was faster and holds the lock by now, it is put back. */
async function removeStale(file: string, holder: number, aside: string): Promise<void> {
  await rename(file, aside).catch(() => {});
  const taken = await readHolder(aside);
  if (taken !== null && taken !== holder) await linkFile(aside, file);
  await rm(aside, { force: true });
}

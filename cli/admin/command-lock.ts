import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../../shared/operator/operator-error.ts';

const WAIT_MS = 30_000;
const POLL_MS = 20;

/**
 * Lets one command at a time find or start the engine of a data directory. Without it, two commands on a stopped system
 * would start two engines on one database, or one would stop the engine that the other has found.
 * @throws OperatorError when another command holds it for too long.
 */
export async function acquireCommandLock(dataDir: string): Promise<{ release(): Promise<void> }> {
  const file = path.join(dataDir, 'operator-command.lock');
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  // Written whole beside its place and linked there, so that nobody reads half a lock.
  await writeFile(own, `${process.pid}`);
  const deadline = Date.now() + WAIT_MS;
  try {
    while (!(await linked(own, file))) {
      const holder = await readHolder(file);
      if (holder !== null && !isAlive(holder)) await removeStale(file, holder, `${own}.stale`);
      else if (Date.now() > deadline) {
        throw new OperatorError(`another command (process ${holder}) uses ${dataDir}; if it does not, remove ${file}`);
      } else await delay(POLL_MS);
    }
  } finally {
    await rm(own, { force: true });
  }
  return { release: () => rm(file, { force: true }) };
}

async function linked(from: string, to: string): Promise<boolean> {
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
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Takes the lock of a dead process away. Another command may have been faster and hold it by now: then it is put back. */
async function removeStale(file: string, holder: number, aside: string): Promise<void> {
  await rename(file, aside).catch(() => {});
  const taken = await readHolder(aside);
  if (taken !== null && taken !== holder) await linked(aside, file);
  await rm(aside, { force: true });
}

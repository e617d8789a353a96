import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const claimPath = (dataDir: string) => join(dataDir, 'dynamodb.starting');
const waitMs = 10_000;
const pollIntervalMs = 10;

/**
 * Runs a start on a data directory while nobody else starts there: of `npm start` and an admin command in the same
 * millisecond, the second one sees the first one's engine instead of opening the database beside it. The file is created
 * exclusively, which the file system decides; one whose process is dead is removed. Rejects when a start by a living process does not
 * end in time.
 */
export async function claimStart<T>(dataDir: string, start: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + waitMs;
  while (!(await tryToClaim(dataDir))) {
    if (Date.now() > deadline) throw new Error(`The data directory ${dataDir} is being opened by another process`);
    await delay(pollIntervalMs);
  }
  try {
    return await start();
  } finally {
    await rm(claimPath(dataDir), { force: true });
  }
}

async function tryToClaim(dataDir: string): Promise<boolean> {
  try {
    await writeFile(claimPath(dataDir), String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    await removeDeadClaim(dataDir);
    return false;
  }
}

async function removeDeadClaim(dataDir: string): Promise<void> {
  const pid = Number(await readFile(claimPath(dataDir), 'utf8').catch(() => ''));
  // Empty for the moment between its creation and its writing.
  if (pid > 0 && !isAlive(pid)) await rm(claimPath(dataDir), { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

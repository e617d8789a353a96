import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquirePidLock } from '../../../local/engines/pid-lock.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'content-optimization-claim-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const acquire = (waitMs = 10_000) =>
  acquirePidLock(join(dataDir, 'lock'), { waitMs, refuse: (holder) => new Error(`held by ${holder}`) });
// No process has this id: it is above the largest that Linux and macOS give.
const leaveDeadLock = () => writeFile(join(dataDir, 'lock'), '99999999');

test.each([
  ['a free lock', async () => {}],
  ['the lock of a process that was killed', leaveDeadLock],
])('of many who acquire %s at once, one holds it at a time, and no file is left', async (_name, prepare) => {
  await prepare();
  let holding = 0;
  let most = 0;
  const hold = async () => {
    const lock = await acquire();
    holding += 1;
    most = Math.max(most, holding);
    await new Promise((resolve) => setImmediate(resolve));
    holding -= 1;
    await lock.release();
  };
  await Promise.all(Array.from({ length: 8 }, hold));
  expect(most).toBe(1);
  expect(await readdir(dataDir)).toEqual([]);
});

test('a lock that a living process keeps is refused after the wait, with the id of its holder', async () => {
  const lock = await acquire();
  await expect(acquire(0)).rejects.toThrow(`held by ${process.pid}`);
  await lock.release();
  await (await acquire(0)).release();
});

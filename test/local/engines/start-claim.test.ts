import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimStart } from '../../../local/engines/dynamodb/start-claim.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'content-optimization-claim-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('of starts at the same time one goes after the other', async () => {
  let running = 0;
  let most = 0;
  const start = () =>
    claimStart(dataDir, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    });
  await Promise.all(Array.from({ length: 8 }, start));
  expect(most).toBe(1);
  expect(await readdir(dataDir)).toEqual([]);
});

test('a start that failed leaves the directory free', async () => {
  await expect(claimStart(dataDir, async () => Promise.reject(new Error('no engine')))).rejects.toThrow('no engine');
  expect(await claimStart(dataDir, async () => 'started')).toBe('started');
});

test('the claim of a process that was killed is in nobody’s way', async () => {
  // No process has this id: it is above the largest that Linux and macOS give.
  await writeFile(join(dataDir, 'dynamodb.starting'), '99999999');
  expect(await claimStart(dataDir, async () => 'started')).toBe('started');
});

import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dataDir } from '../systems/logged.ts';

test('a running system keeps nothing in its data directory that another user of the machine may open', async () => {
  const names = await readdir(dataDir, { recursive: true });
  expect(names).toEqual(
    expect.arrayContaining(['dynamodb.sqlite', 'queues.json', 'secrets.key', 'dynamodb.lock.json', 'executions']),
  );
  const modes = await Promise.all(
    ['', ...names].map(async (name) => {
      const { mode } = await stat(path.join(dataDir, name));
      return [name, (mode & 0o077).toString(8)];
    }),
  );
  expect(modes.filter(([, others]) => others !== '0')).toEqual([]);
});

/** @module-tag stories */
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedSystem } from '../../local/embedded-system.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'private-data-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a running system keeps nothing in its data directory that another user of the machine may open', async () => {
  const DATA_DIR = path.join(folder, 'data');
  await mkdir(DATA_DIR);
  await chmod(DATA_DIR, 0o755);
  const system = await startEmbeddedSystem({ quiet: true, environment: { PORT: '0', DATA_DIR } });
  try {
    const names = await readdir(DATA_DIR, { recursive: true });
    expect(names).toEqual(
      expect.arrayContaining(['dynamodb.sqlite', 'queues.json', 'secrets.key', 'dynamodb.lock.json', 'executions']),
    );
    const modes = await Promise.all(
      ['', ...names].map(async (name) => {
        const { mode } = await stat(path.join(DATA_DIR, name));
        return [name, (mode & 0o077).toString(8)];
      }),
    );
    expect(modes.filter(([, others]) => others !== '0')).toEqual([]);
  } finally {
    await system.stop();
  }
});

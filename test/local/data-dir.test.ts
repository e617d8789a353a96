import { chmod, link, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataDir } from '../../local/data-dir.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'data-dir-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (...names: string[]): Promise<number> => (await lstat(path.join(folder, ...names))).mode & 0o7777;

test('makes a data directory that its owner alone may open, and leaves the folders above as they are', async () => {
  await chmod(folder, 0o755);
  expect(await openDataDir(path.join(folder, 'var', 'data'))).toBeNull();
  expect(await modeOf('var', 'data')).toBe(0o700);
  expect(await modeOf()).toBe(0o755);
  expect((await modeOf('var')) & 0o055, 'a folder above it that was missing is as the umask says').toBe(
    0o055 & ~process.umask(),
  );
});

test('takes the rights of others from a data directory that was made with wider ones, and from its files', async () => {
  await mkdir(path.join(folder, 'executions'));
  const files = ['dynamodb.sqlite', 'dynamodb.sqlite-wal', 'queues.json', path.join('executions', 'journal.jsonl')];
  for (const file of files) {
    await writeFile(path.join(folder, file), '');
    await chmod(path.join(folder, file), 0o664);
  }
  await chmod(path.join(folder, 'executions'), 0o775);
  await chmod(folder, 0o777);
  expect(await openDataDir(folder)).toBeNull();
  expect(await Promise.all(files.map((file) => modeOf(file)))).toEqual(files.map(() => 0o600));
  expect([await modeOf(), await modeOf('executions')]).toEqual([0o700, 0o700]);
});

test('changes no file that is elsewhere, and says in one line what stays open', async () => {
  const data = path.join(folder, 'data');
  await mkdir(data);
  for (const name of ['linked', 'pointed-at']) {
    await writeFile(path.join(folder, name), '');
    await chmod(path.join(folder, name), 0o644);
  }
  await link(path.join(folder, 'linked'), path.join(data, 'linked'));
  await symlink(path.join(folder, 'pointed-at'), path.join(data, 'pointed-at'));
  expect(await openDataDir(data)).toBe(
    `other users of this machine have rights on ${path.join(data, 'linked')}, which could not be taken from them`,
  );
  expect([await modeOf('linked'), await modeOf('pointed-at')]).toEqual([0o644, 0o644]);
});

test('leaves a folder for all users, such as /tmp, as it is, with the files in it', async () => {
  await writeFile(path.join(folder, 'of-others'), '');
  await chmod(path.join(folder, 'of-others'), 0o644);
  await chmod(folder, 0o1777);
  expect(await openDataDir(folder)).toContain(`have rights on ${folder},`);
  expect([await modeOf(), await modeOf('of-others')]).toEqual([0o1777, 0o644]);
  expect(await readdir(folder)).toEqual(['of-others']);
});

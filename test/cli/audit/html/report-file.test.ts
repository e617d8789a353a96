import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditError } from '../../../../cli/audit/audit-error.ts';
import { assertWritable, writeReportFile } from '../../../../cli/audit/html/report-file.ts';

let folder = '';
const inFolder = (name: string): string => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'report-file-'));
  await mkdir(inFolder('taken.html'));
  await writeFile(inFolder('old.html'), 'old');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('before an audit', () => {
  test.each([
    ['missing/a.html', /the folder .*missing does not exist$/],
    ['old.html/a.html', /old\.html is no folder$/],
    ['taken.html', /it is a folder$/],
  ])('%s is refused with one line', async (name, line) => {
    await expect(assertWritable(inFolder(name))).rejects.toThrow(AuditError);
    await expect(assertWritable(inFolder(name))).rejects.toThrow(line);
  });

  test('a new file and an old one are accepted, and left as they are', async () => {
    await assertWritable(inFolder('new.html'));
    await assertWritable(inFolder('old.html'));
    expect(await readFile(inFolder('old.html'), 'utf8')).toBe('old');
    expect(await readdir(folder)).not.toContain('new.html');
  });
});

test('an old report is replaced as a whole, and nothing else is left in the folder', async () => {
  await writeReportFile(inFolder('old.html'), 'new');
  expect(await readFile(inFolder('old.html'), 'utf8')).toBe('new');
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('what is no file is written to, not replaced', async () => {
  await writeReportFile('/dev/null', 'gone');
  await symlink('/dev/null', inFolder('nowhere'));
  await writeReportFile(inFolder('nowhere'), 'gone');
  expect((await readdir(folder)).includes('nowhere')).toBe(true);
});

test('a link to a file stays a link, and its file gets the report', async () => {
  await symlink('old.html', inFolder('latest.html'));
  await writeReportFile(inFolder('latest.html'), 'by link');
  expect(await readlink(inFolder('latest.html'))).toBe('old.html');
  expect(await readFile(inFolder('old.html'), 'utf8')).toBe('by link');
});

test('a write that fails says which file and why, and leaves no part of it', async () => {
  await expect(writeReportFile(inFolder('missing/a.html'), 'x')).rejects.toThrow(
    /^.*missing\/a\.html cannot be written: ENOENT/,
  );
});

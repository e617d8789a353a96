/** The data directory holds every organization's data: its owner alone may open it and what is in it. */
import type { Stats } from 'node:fs';
import { chmod, lstat, mkdir, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';

export const PRIVATE_FOLDER_MODE = 0o700;
export const PRIVATE_FILE_MODE = 0o600;

const OTHERS = 0o077;
const STICKY = 0o1000;

/** Where executions are journalled. */
export const executionsIn = (dataDir: string): string => path.join(dataDir, 'executions');

/**
 * Makes the folder with mode 0700, or takes all rights of others from one that exists and from what is in it. Nothing above
 * it is touched. Windows has no such modes.
 * @returns one line about what others keep rights on, null when nothing.
 */
export async function openDataDir(dataDir: string): Promise<string | null> {
  await mkdir(path.dirname(dataDir), { recursive: true });
  await mkdir(dataDir, { mode: PRIVATE_FOLDER_MODE }).catch(unless('EEXIST'));
  if (process.platform === 'win32') return null;
  const folder = await realpath(dataDir);
  const [first, ...more] = [...(await closeFolder(folder)), ...(await closeFolder(executionsIn(folder)))];
  if (first === undefined) return null;
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  return `other users of this machine have rights on ${first}${others}, which could not be taken from them`;
}

/** Returns what stays open to others. */
async function closeFolder(folder: string): Promise<string[]> {
  const stats = await lstat(folder).catch(unless('ENOENT'));
  if (!stats?.isDirectory()) return [];
  if (isForAll(folder, stats)) return [folder];
  // The folder first: once it is closed, no other user puts a link in the place of a file.
  const open = (await close(folder)) ? [] : [folder];
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name);
    if (!(await close(entry))) open.push(entry);
  }
  return open;
}

/** The root of a file system, or a folder such as `/tmp`: it is not ours to close, nor are the files in it. */
const isForAll = (folder: string, { mode }: Stats): boolean =>
  folder === path.parse(folder).root || (mode & STICKY) !== 0;

/** Takes the rights of others; false when that is not possible. */
async function close(entry: string): Promise<boolean> {
  try {
    const stats = await lstat(entry);
    if (stats.isSymbolicLink() || (stats.mode & OTHERS) === 0) return true;
    // A file that another user has linked here may be the system's own.
    if (stats.isFile() && stats.nlink > 1) return false;
    await chmod(entry, stats.mode & PRIVATE_FOLDER_MODE);
    return true;
  } catch (error) {
    // Locks and drafts come and go beside a running system.
    return errorCode(error) === 'ENOENT';
  }
}

const errorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

/** For `catch`: only an error with this code passes. */
const unless =
  (code: string) =>
  (error: unknown): undefined => {
    if (errorCode(error) !== code) throw error;
  };

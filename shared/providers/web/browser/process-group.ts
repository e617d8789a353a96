import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Of `/proc/<pid>/stat` and `statm`. */
const MEMORY_PAGE_BYTES = 4_096;

/**
 * Resident bytes of all processes of a group. Memory that several share counts for each. Read at once: a hundred small files of the
 * kernel take a millisecond so, and three if each is waited for.
 */
export function readGroupBytes(group: number): number {
  let memoryPages = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // proc(5): the name in brackets may have spaces in it. The third field after it is the group, the twenty-second the pages.
    const fields = readStat(name).split(') ').at(-1)?.split(' ') ?? [];
    if (Number(fields[2]) === group) memoryPages += Number(fields[21] ?? 0);
  }
  return memoryPages * MEMORY_PAGE_BYTES;
}

function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // It has ended since the folder was read.
    return '';
  }
}

/** Resident bytes of one process; 0 when it has ended. */
export async function readProcessBytes(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * MEMORY_PAGE_BYTES;
}

/** Ends one process at once: a page whose process it was crashes. */
export function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is over already.
  }
}

/** Ends all processes of a group at once. */
export const killGroup = (group: number): void => killProcess(-group);

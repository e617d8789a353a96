import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Resident memory of a process and all that it started, in megabytes. */
export async function memoryMegabytes(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  for (let grew = true; grew; ) {
    const before = family.size;
    for (const [child, parent] of rows)
      if (child !== undefined && parent !== undefined && family.has(parent)) family.add(child);
    grew = family.size > before;
  }
  const kilobytes = rows.reduce((sum, [id, , rss]) => sum + (id !== undefined && family.has(id) ? (rss ?? 0) : 0), 0);
  return kilobytes / 1000;
}

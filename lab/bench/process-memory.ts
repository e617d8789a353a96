import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { processorSeconds } from './process-tree.ts';

const run = promisify(execFile);

export interface ProcessUse {
  /** Resident memory. */
  megabytes: number;
  /** Of all cores, since the start; whole seconds of each process where there is no `/proc`. */
  cpuSeconds: number;
  /** Of the process itself. */
  ownCpuSeconds: number;
}

interface Row {
  pid: number;
  parent: number;
  kilobytes: number;
  cpuSeconds: number;
}

/** Memory and time that a process and its children use. */
export async function processUse(pid: number): Promise<ProcessUse> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,time=']);
  const rows = stdout.trim().split('\n').map(parseRow);
  const family = new Set([pid]);
  for (let grew = true; grew; ) {
    const before = family.size;
    for (const row of rows) if (family.has(row.parent)) family.add(row.pid);
    grew = family.size > before;
  }
  const members = rows.filter((row) => family.has(row.pid));
  return {
    megabytes: members.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1000,
    cpuSeconds: sumOfSeconds(members),
    ownCpuSeconds: sumOfSeconds(members.filter((row) => row.pid === pid)),
  };
}

const sumOfSeconds = (rows: readonly Row[]): number =>
  process.platform === 'linux'
    ? processorSeconds(rows.map(({ pid }) => pid))
    : rows.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);

/** Resident memory of a process and all that it started, in megabytes. */
export const memoryMegabytes = async (pid: number): Promise<number> => (await processUse(pid)).megabytes;

function parseRow(line: string): Row {
  const [pid = '', parent = '', kilobytes = '', time = ''] = line.trim().split(/\s+/);
  // `[days-][hours:]minutes:seconds`
  const cpuSeconds = time
    .split(/[-:]/)
    .reduce((sum, part, at) => sum * (at === 1 && time.includes('-') ? 24 : 60) + Number(part), 0);
  return { pid: Number(pid), parent: Number(parent), kilobytes: Number(kilobytes), cpuSeconds };
}

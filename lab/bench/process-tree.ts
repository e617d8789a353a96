import { readdirSync, readFileSync } from 'node:fs';

/** Empty where the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Children of a process, their children, and so on. */
export function listDescendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(/\) \S (\d+)/.exec(read(`/proc/${name}/stat`))?.[1] ?? 0) }));
  const below = (parent: number): number[] =>
    parents.filter((one) => one.parent === parent).flatMap((one) => [one.pid, ...below(one.pid)]);
  return below(pid);
}

/** The program of a process, as it was started. */
export const readCommand = (pid: number): string => read(`/proc/${pid}/cmdline`).split('\0', 1)[0] ?? '';

const TICKS_A_SECOND = 100;

/** Processor time of the processes, and of those that they started and that have ended. */
export const processorSeconds = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const [, fields = ''] = /\) (.*)/.exec(read(`/proc/${pid}/stat`)) ?? [];
    const ticks = fields.split(' ').slice(11, 15).map(Number);
    return sum + ticks.reduce((all, one) => all + one, 0);
  }, 0) / TICKS_A_SECOND;

/** Memory that the processes hold together: shared memory counts once. */
export const proportionalMegabytes = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0), 0) /
  1_000;

/** Resident memory of the processes; what they share counts in each. */
export const residentMegabytes = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0), 0) / 1_000;

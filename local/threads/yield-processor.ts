import { constants, getPriority, setPriority } from 'node:os';

/** Added to the priority of the process: of a busy core such a thread gets half of what the thread of requests gets. */
const YIELDED = 3;

/**
 * Lets the thread that serves requests have the processor before this one: the jobs of all organizations together keep no request
 * waiting. What this thread starts is like it. Linux has a priority for each thread; elsewhere this does nothing.
 */
export function yieldProcessor(): void {
  if (process.platform !== 'linux') return;
  // To Linux, 0 is the calling thread.
  setPriority(0, Math.min(getPriority(0) + YIELDED, constants.priority.PRIORITY_LOW));
}

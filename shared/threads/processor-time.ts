import type { Worker } from 'node:worker_threads';

const WATCH_EVERY_MS = 200;

/** The processor time that a thread took, in milliseconds; null when it has ended. A thread that runs a pattern responds too. */
async function processorMs(worker: Worker): Promise<number | null> {
  // Before Node 24.6 there is no such reading: the time on the clock stands in for it.
  if (typeof worker.cpuUsage !== 'function') return performance.now();
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1_000;
  } catch {
    return null;
  }
}

export interface ProcessorTimeWatch {
  /** Whether the thread is at work; idle time is not looked at. A work that begins gets its whole time. */
  begin(): void;
  end(): void;
}

/**
 * Watches how much processor time a thread takes for one unit of work, and calls `onExceeded` once it is more than allowed.
 * The clock would punish a unit for what else the machine does.
 * @param progress a number that changes when a unit ends within a work that goes on: the time counts from there.
 */
export function watchProcessorTime(
  worker: Worker,
  {
    millisecondsMax,
    progress = () => 0,
    onExceeded,
  }: { millisecondsMax: number; progress?: () => number; onExceeded: () => void },
): ProcessorTimeWatch {
  let timer: NodeJS.Timeout | null = null;
  let unit = 0;
  let since: { unit: number; progress: number; ms: number } | null = null;

  async function look(): Promise<void> {
    const [atUnit, atProgress] = [unit, progress()];
    const ms = await processorMs(worker);
    if (ms === null || timer === null || atUnit !== unit) return;
    if (since === null || since.unit !== atUnit || since.progress !== atProgress) {
      since = { unit: atUnit, progress: atProgress, ms };
    } else if (ms - since.ms > millisecondsMax) {
      stop();
      onExceeded();
    }
  }

  function stop(): void {
    if (timer) clearInterval(timer);
    timer = null;
    since = null;
  }

  return {
    begin() {
      unit += 1;
      timer ??= setInterval(() => void look(), WATCH_EVERY_MS).unref();
      void look();
    },
    end: stop,
  };
}

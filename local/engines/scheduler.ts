export interface ScheduledJob {
  name: string;
  everySeconds: number;
  run: () => Promise<void>;
}

/**
 * Runs each job at once and then on its own beat. A job never overlaps itself: a run that takes longer than its beat
 * skips the beats that it missed. A failed run is reported with the job's name, and the next one comes as usual.
 * `stop()` waits for what is running. The timers alone do not keep the process alive.
 */
export function startScheduler(
  jobs: ScheduledJob[],
  { onError }: { onError: (error: unknown, jobName: string) => void },
): { stop(): Promise<void> } {
  const stoppers = jobs.map((job) => startJob(job, (error) => onError(error, job.name)));
  return {
    async stop() {
      await Promise.all(stoppers.map((stop) => stop()));
    },
  };
}

function startJob({ everySeconds, run }: ScheduledJob, onError: (error: unknown) => void): () => Promise<void> {
  const everyMs = everySeconds * 1_000;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const beat = async () => {
    const startedAt = performance.now();
    try {
      await run();
    } catch (error) {
      onError(error);
    }
    if (stopped) return;
    const elapsedMs = performance.now() - startedAt;
    timer = setTimeout(
      () => {
        running = beat();
      },
      everyMs - (elapsedMs % everyMs),
    );
    timer.unref();
  };

  let running = beat();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ScheduledJob, startScheduler } from '../../../local/engines/scheduler.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const noErrors = {
  onError: (error: unknown) => {
    throw error;
  },
};

/** A job whose runs end only on request. */
function slowJob(everySeconds: number) {
  const runs: PromiseWithResolvers<void>[] = [];
  const job: ScheduledJob = {
    name: 'slow',
    everySeconds,
    run: () => {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      return run.promise;
    },
  };
  return { job, runs };
}

describe('startScheduler', () => {
  test('runs each job at once and then on its own beat', async () => {
    const often = vi.fn(async () => {});
    const seldom = vi.fn(async () => {});
    const scheduler = startScheduler(
      [
        { name: 'often', everySeconds: 60, run: often },
        { name: 'seldom', everySeconds: 3600, run: seldom },
      ],
      noErrors,
    );
    expect([often.mock.calls.length, seldom.mock.calls.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([often.mock.calls.length, seldom.mock.calls.length]).toEqual([61, 2]);
    await scheduler.stop();
  });

  test('skips the beats that a long run misses instead of overlapping it', async () => {
    const { job, runs } = slowJob(60);
    const scheduler = startScheduler([job], noErrors);
    await vi.advanceTimersByTimeAsync(150_000);
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(runs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toHaveLength(2);
    runs[1]?.resolve();
    await scheduler.stop();
  });

  test('reports a failed run with the job that it belongs to, and runs it again', async () => {
    const onError = vi.fn();
    const failure = new Error('broken');
    const run = vi.fn(() => Promise.reject(failure));
    const scheduler = startScheduler([{ name: 'sweeper', everySeconds: 60, run }], { onError });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(2);
    expect(onError.mock.calls).toEqual([
      [failure, 'sweeper'],
      [failure, 'sweeper'],
    ]);
    await scheduler.stop();
  });

  test('waits for the running job when it stops, and starts no other', async () => {
    const { job, runs } = slowJob(60);
    const scheduler = startScheduler([job], noErrors);
    let stopped = false;
    const stopping = scheduler.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(stopped).toBe(false);
    runs[0]?.resolve();
    await stopping;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(runs).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

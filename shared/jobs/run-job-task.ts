import { log } from '../logging/log.ts';
import { logWithMetrics } from '../logging/log-metrics.ts';
import { runInJobContext } from './job-context.ts';
import { JobOverError, RetryableError, workerError } from './worker-errors.ts';

/**
 * Runs one step of a job, in the context of the job, with one line about how it went. What it throws goes on to the state
 * machine; it is logged here because Lambda's own line of a crash names neither the job nor the request.
 */
export const runJobTask = <T>(event: unknown, run: () => Promise<T>): Promise<T> =>
  runInJobContext(event, async () => {
    const startedAt = Date.now();
    const write = (outcome: 'done' | 'over' | 'failed'): void =>
      logWithMetrics(
        'task',
        { TaskDuration: Date.now() - startedAt, TasksFailed: outcome === 'failed' ? 1 : 0 },
        { outcome, duration_ms: Date.now() - startedAt },
      );
    try {
      const result = await run();
      write('done');
      return result;
    } catch (thrown) {
      const error = workerError(thrown);
      logFailure(error);
      write(error instanceof JobOverError ? 'over' : 'failed');
      throw error;
    }
  });

function logFailure(error: unknown): void {
  if (error instanceof JobOverError) log.info('the job is over already', { reason: error.message });
  else if (error instanceof RetryableError) log.warn('task failed for now', { reason: error.message });
  else log.error('task failed', error);
}

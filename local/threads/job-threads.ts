import * as z from 'zod';
import type { Worker as WorkerFunction } from '../../functions/catalog/workers.ts';
import { countedTask, forgetStarts } from '../../shared/jobs/count-starts.ts';
import { type JobKinds, jobKinds, kindOfJobId } from '../../shared/jobs/job-kinds.ts';
import { readJob } from '../../shared/jobs/lifecycle/job-rows.ts';
import { JobOverError } from '../../shared/jobs/worker-errors.ts';
import { log } from '../../shared/logging/log.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { openJobPlaces } from './job-places.ts';
import { ThreadDiedError } from './start-thread.ts';

/** Of the processor time of a unit: a step of a job goes over the pages of a site between two turns of its event loop. */
const UNITS_PER_TURN = 2;
/** How soon the work on a job ends that was cancelled. */
const CANCELLED_EVERY_MS = 500;

/** As a function whose time is over ends on Lambda. */
class TimedOutError extends Error {
  override name = 'Sandbox.Timedout';
}

const jobSchema = z.object({ organizationId: z.number(), id: z.number(), jobId: z.string() });
type Job = z.infer<typeof jobSchema>;

export interface JobThreads {
  /** Runs a task of a job. When the signal aborts, the thread ends with all that it does. */
  invoke(worker: WorkerFunction, event: unknown, signal: AbortSignal): Promise<unknown>;
  /** Ends all threads; the tasks that ran begin anew with the next start. */
  stop(): Promise<void>;
}

/**
 * Runs the tasks of jobs away from the thread that serves requests: each job in a separate thread, so that one that blocks
 * its thread, or outgrows it, ends alone. A thread that a job has left serves the next one.
 */
export function openJobThreads({
  table,
  unitProcessorMs,
  kinds = jobKinds,
  threadFile,
}: {
  table: Table;
  /** Processor time of a unit of work on content. */
  unitProcessorMs: number;
  kinds?: JobKinds;
  /** By default that which runs the functions of the catalog. */
  threadFile?: URL;
}): JobThreads {
  const places = openJobPlaces<Job>({ blockedMsMax: UNITS_PER_TURN * unitProcessorMs, threadFile });
  const forgotten = new Set<Promise<void>>();
  const cancelledTimer = setInterval(() => void endCancelled(), CANCELLED_EVERY_MS).unref();

  async function endCancelled(): Promise<void> {
    for (const { job, thread } of places.list()) {
      if (job !== null && (await isCancelled(job))) thread.end(new JobOverError(`job ${job.jobId} was cancelled`));
    }
  }

  async function isCancelled(job: Job): Promise<boolean> {
    const kind = kindOfJobId(job.jobId, kinds);
    if (!kind) return false;
    const row = await readJob(table, kind, job).catch(() => null);
    return row?.job.id === job.jobId && row.job.state === 'cancelled';
  }

  /** A task that was stopped from here did not crash: its next start counts as the first. */
  function forget(event: unknown): void {
    const task = countedTask(event);
    if (task === null) return;
    const done = forgetStarts(table, task).finally(() => forgotten.delete(done));
    forgotten.add(done);
  }

  return {
    async invoke({ name, timeoutSeconds }, event, signal) {
      const { job } = z.object({ job: jobSchema }).parse(event);
      const place = await places.take(job);
      const { thread } = place;
      const onAbort = (): void => {
        forget(event);
        thread.end(new ThreadDiedError('the execution was stopped'));
      };
      const timeout = setTimeout(() => {
        log.warn('a task took too long and was ended', { worker: name, job_id: job.jobId, seconds: timeoutSeconds });
        thread.end(new TimedOutError(`${name} timed out after ${timeoutSeconds} seconds`));
      }, timeoutSeconds * 1_000);
      signal.addEventListener('abort', onAbort, { once: true });
      try {
        if (signal.aborted) {
          forget(event);
          throw new ThreadDiedError('the execution was stopped');
        }
        return await thread.call({ kind: 'worker', name, timeoutSeconds }, event);
      } finally {
        clearTimeout(timeout);
        signal.removeEventListener('abort', onAbort);
        places.leave(place);
      }
    },
    async stop() {
      clearInterval(cancelledTimer);
      await places.stop();
      await Promise.all(forgotten);
    },
  };
}

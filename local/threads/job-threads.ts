import * as z from 'zod';
import type { Worker as WorkerFunction } from '../../functions/catalog/workers.ts';
import { processVariables } from '../../shared/environment.ts';
import { countedTask, forgetStarts } from '../../shared/jobs/count-starts.ts';
import { type JobKinds, jobKinds, kindOfJobId } from '../../shared/jobs/job-kinds.ts';
import { readJob } from '../../shared/jobs/lifecycle/job-rows.ts';
import { JobOverError } from '../../shared/jobs/worker-errors.ts';
import { log } from '../../shared/logging/log.ts';
import { THREAD_RENDERER } from '../../shared/providers/web/browser/open-page-renderer.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { openRendererThread } from './renderer-threads.ts';
import { type FunctionThread, startThread, ThreadDiedError } from './start-thread.ts';

/** Of the processor time of a unit: a step of a job goes over the pages of a site between two turns of its event loop. */
const UNITS_PER_TURN = 2;
/** A thread that has nothing to do keeps its code for this time. */
const IDLE_MS = 30_000;
/** How soon the work on a job ends that was cancelled. */
const CANCELLED_EVERY_MS = 500;
const HEAP_MEGABYTES_MAX = 1_024;

/** As a function whose time is over ends on Lambda. */
class TimedOutError extends Error {
  override name = 'Sandbox.Timedout';
}

const jobSchema = z.object({ organizationId: z.number(), id: z.number(), jobId: z.string() });
type Job = z.infer<typeof jobSchema>;

interface Place {
  /** Its number names it to the hosts that it sends requests to; a thread that ended leaves it to the next one. */
  number: number;
  thread: FunctionThread;
  job: Job | null;
  idleTimer: NodeJS.Timeout | null;
}

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
  const places = new Set<Place>();
  const forgotten = new Set<Promise<void>>();
  const renderer = openRendererThread();
  const cancelledTimer = setInterval(() => void endCancelled(), CANCELLED_EVERY_MS).unref();

  function start(): Place {
    const numbers = new Set([...places].map(({ number }) => number));
    let number = 1;
    while (numbers.has(number)) number += 1;
    const hasBrowser = processVariables()['PAGE_RENDERER'] !== undefined;
    const thread = startThread({
      environment: { THREAD: String(number), ...(hasBrowser ? { PAGE_RENDERER: THREAD_RENDERER } : {}) },
      heapMegabytesMax: HEAP_MEGABYTES_MAX,
      blockedMsMax: UNITS_PER_TURN * unitProcessorMs,
      yields: true,
      ...(threadFile ? { threadFile } : {}),
      onEnd: () => {
        places.delete(place);
        if (place.idleTimer) clearTimeout(place.idleTimer);
      },
      onRendererRequest: renderer.connect,
    });
    const place: Place = { number, thread, job: null, idleTimer: null };
    places.add(place);
    return place;
  }

  /** The thread that has the job, or one that has none. */
  function choosePlace(job: Job): Place {
    const all = [...places];
    const place = all.find((candidate) => candidate.job?.jobId === job.jobId) ?? all.find(isFree) ?? start();
    place.job = job;
    if (place.idleTimer) clearTimeout(place.idleTimer);
    return place;
  }

  function leave(place: Place): void {
    if (!places.has(place) || place.thread.running > 0) return;
    place.job = null;
    place.idleTimer = setTimeout(() => place.thread.end(new ThreadDiedError('it had nothing to do')), IDLE_MS).unref();
  }

  async function endCancelled(): Promise<void> {
    for (const { job, thread } of [...places]) {
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
      const place = choosePlace(job);
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
        if (signal.aborted) throw new ThreadDiedError('the execution was stopped');
        return await thread.call({ kind: 'worker', name, timeoutSeconds }, event);
      } finally {
        clearTimeout(timeout);
        signal.removeEventListener('abort', onAbort);
        leave(place);
      }
    },
    async stop() {
      clearInterval(cancelledTimer);
      for (const { thread } of [...places]) thread.end(new ThreadDiedError('the system stops'));
      await renderer.stop();
      await Promise.all(forgotten);
    },
  };
}

const isFree = ({ job }: Place): boolean => job === null;

import { availableParallelism } from 'node:os';
import { processVariables } from '../../shared/environment.ts';
import { THREAD_RENDERER } from '../../shared/providers/web/browser/open-page-renderer.ts';
import { openRendererThread } from './renderer-threads.ts';
import { type FunctionThread, startThread, ThreadDiedError } from './start-thread.ts';

/** A thread that has nothing to do keeps its code for this time. */
const IDLE_MS = 30_000;
const HEAP_MEGABYTES_MAX = 1_024;
/** To load the code of a job takes a second of processor time: more threads at once than this would take it from each other. */
const LOADING_MAX = Math.max(1, Math.floor(availableParallelism() / 2));

interface JobPlace<Job> {
  /** Its number names it to the hosts that it sends requests to; a thread that ended leaves it to the next one. */
  readonly number: number;
  readonly thread: FunctionThread;
  job: Job | null;
  /** Tasks of the job that have the thread, or are about to. */
  tasks: number;
  idleTimer: NodeJS.Timeout | null;
}

interface JobPlaces<Job> {
  /** Threads that run, with the job that each has. */
  list(): JobPlace<Job>[];
  /**
   * The thread that has the job, one that has none, or a new one. While as many load their code as may, a job waits for the first
   * that is loaded or free: ten short jobs are done before a tenth thread has loaded what they need.
   */
  take(job: Job): Promise<JobPlace<Job>>;
  /** After a task: a thread without any serves the next job. */
  leave(place: JobPlace<Job>): void;
  stop(): Promise<void>;
}

export function openJobPlaces<Job extends { jobId: string }>({
  blockedMsMax,
  threadFile,
}: {
  /** Processor time that a thread may take without a turn of its event loop. */
  blockedMsMax: number;
  threadFile?: URL | undefined;
}): JobPlaces<Job> {
  const places = new Set<JobPlace<Job>>();
  const loading = new Set<JobPlace<Job>>();
  const renderer = openRendererThread();
  let changed = Promise.withResolvers<void>();
  let isStopped = false;

  function announceChange(): void {
    changed.resolve();
    changed = Promise.withResolvers<void>();
  }

  function start(): JobPlace<Job> {
    const numbers = new Set([...places].map(({ number }) => number));
    let number = 1;
    while (numbers.has(number)) number += 1;
    const hasBrowser = processVariables()['PAGE_RENDERER'] !== undefined;
    const thread = startThread({
      environment: { THREAD: String(number), ...(hasBrowser ? { PAGE_RENDERER: THREAD_RENDERER } : {}) },
      heapMegabytesMax: HEAP_MEGABYTES_MAX,
      blockedMsMax,
      yields: true,
      ...(threadFile ? { threadFile } : {}),
      onLoaded: () => {
        loading.delete(place);
        announceChange();
      },
      onEnd: () => {
        places.delete(place);
        loading.delete(place);
        if (place.idleTimer) clearTimeout(place.idleTimer);
        announceChange();
      },
      onRendererRequest: renderer.connect,
    });
    const place: JobPlace<Job> = { number, thread, job: null, tasks: 0, idleTimer: null };
    places.add(place);
    loading.add(place);
    return place;
  }

  const find = (job: Job): JobPlace<Job> | undefined => {
    const all = [...places];
    return (
      all.find((candidate) => candidate.job?.jobId === job.jobId) ?? all.find((candidate) => candidate.job === null)
    );
  };

  return {
    list: () => [...places],
    async take(job) {
      for (;;) {
        if (isStopped) throw new ThreadDiedError('the system stops');
        const place = find(job) ?? (loading.size < LOADING_MAX ? start() : undefined);
        if (place) {
          place.job = job;
          place.tasks += 1;
          if (place.idleTimer) clearTimeout(place.idleTimer);
          return place;
        }
        await changed.promise;
      }
    },
    leave(place) {
      place.tasks -= 1;
      if (!places.has(place) || place.tasks > 0) return;
      place.job = null;
      const endIdle = (): void => place.thread.end(new ThreadDiedError('it had nothing to do'));
      place.idleTimer = setTimeout(endIdle, IDLE_MS).unref();
      announceChange();
    },
    async stop() {
      isStopped = true;
      for (const { thread } of [...places]) thread.end(new ThreadDiedError('the system stops'));
      announceChange();
      await renderer.stop();
    },
  };
}

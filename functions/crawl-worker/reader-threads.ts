import { Worker } from 'node:worker_threads';
import { TooCostlyError } from '../../shared/jobs/worker-errors.ts';
import { type ProcessorTimeWatch, watchProcessorTime } from '../../shared/threads/processor-time.ts';
import type { DocumentReading, DocumentToRead } from './read-document.ts';

/** One that is read and the next one: a thread does not wait for the process in between. */
const DOCUMENTS_PER_THREAD = 2;

/** How long a thread waits for the next document before it ends. A new one compiles for seconds what this one has compiled. */
const IDLE_MS = 30_000;

/**
 * Limits of a thread's heap in V8. With a young generation of 8 MB a page takes up to a tenth more processor time, and the
 * process 10 MB less. The worst documents within the bounds of extraction need 300 MB.
 */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 512 };

/** The error code of a thread that outgrew its heap. */
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

export interface DocumentReader {
  readDocument(document: DocumentToRead): Promise<DocumentReading>;
  /** Ends the threads that read nothing, and their memory with them: the audit of a large site comes right after its last page. */
  endIdleReaders(): void;
}

interface Job {
  document: DocumentToRead;
  resolve: (reading: DocumentReading) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  /** Jobs of the thread, in order; it reads the first one. */
  jobs: Job[];
  idleTimer: NodeJS.Timeout | null;
  watch: ProcessorTimeWatch;
  /** Why it ended. */
  error?: Error;
}

/**
 * Reads documents in other threads, `count` at a time. A Lambda has about one core and reads in its own thread; a
 * machine that runs everything in one process has the other cores idle, and its HTTP interface waiting, while it reads.
 * Threads start when documents come and end when none do. They keep no process alive. A document that takes more processor
 * time or memory than any may take is rejected with a `TooCostlyError`, and its thread ends.
 */
export function openReaderThreads(count: number, { processorMsMax }: { processorMsMax: number }): DocumentReader {
  const threads = new Set<Thread>();
  const waiting: Job[] = [];

  function assign(): void {
    while (waiting.length > 0) {
      const [free] = [...threads]
        .filter(({ jobs }) => jobs.length < DOCUMENTS_PER_THREAD)
        .toSorted((a, b) => a.jobs.length - b.jobs.length);
      const canStart = threads.size < count && (free?.jobs.length ?? 1) > 0;
      if (free === undefined && !canStart) return;
      const job = waiting.shift();
      if (job) give(canStart ? start() : (free ?? start()), job);
    }
  }

  function give(thread: Thread, job: Job): void {
    if (thread.idleTimer) clearTimeout(thread.idleTimer);
    thread.jobs.push(job);
    if (thread.jobs.length === 1) thread.watch.begin();
    thread.worker.postMessage(job.document);
  }

  function start(): Thread {
    const worker = new Worker(new URL('./reader-thread.ts', import.meta.url), { resourceLimits: RESOURCE_LIMITS });
    const watch = watchProcessorTime(worker, {
      millisecondsMax: processorMsMax,
      onExceeded: () => {
        thread.error = new TooCostlyError(`it took more than ${processorMsMax / 1_000} s of processor time`);
        end(thread);
      },
    });
    const thread: Thread = { worker, jobs: [], idleTimer: null, watch };
    worker.unref();
    worker.on('message', (reading: DocumentReading) => {
      thread.jobs.shift()?.resolve(reading);
      if (thread.jobs.length > 0) watch.begin();
      else watch.end();
      if (thread.jobs.length === 0) thread.idleTimer = setTimeout(() => end(thread), IDLE_MS).unref();
      assign();
    });
    // Readings of the thread may still be on their way when it fails: they arrive before the thread has ended.
    worker.on('error', (error: Error) => {
      threads.delete(thread);
      const isTooLarge = 'code' in error && error.code === OUT_OF_MEMORY;
      thread.error = isTooLarge ? new TooCostlyError('it took more memory than a document may') : error;
    });
    worker.on('exit', () => end(thread));
    threads.add(thread);
    return thread;
  }

  /** The document that was read fails; the one behind it is given to another thread. */
  function end(thread: Thread): void {
    threads.delete(thread);
    thread.watch.end();
    const [failed, ...others] = thread.jobs.splice(0);
    failed?.reject(thread.error ?? new Error('the thread that read the document ended'));
    waiting.unshift(...others);
    void thread.worker.terminate();
    assign();
  }

  return {
    readDocument: (document) =>
      new Promise((resolve, reject) => {
        waiting.push({ document, resolve, reject });
        assign();
      }),
    endIdleReaders() {
      for (const thread of threads) if (thread.jobs.length === 0) end(thread);
    },
  };
}

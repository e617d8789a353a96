import { Worker } from 'node:worker_threads';
import type { DocumentReading, DocumentToRead } from './read-document.ts';

/** How long a thread waits for the next document before it ends, and its memory with it. */
const IDLE_MS = 20_000;

/**
 * What V8 lets a thread's heap grow to. The small young generation costs no time and halves the memory that a thread takes;
 * the worst documents within the bounds of extraction need 300 MB.
 */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 };

interface Job {
  document: DocumentToRead;
  resolve: (reading: DocumentReading) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  job: Job | null;
  idleTimer: NodeJS.Timeout | null;
}

/**
 * Reads documents in other threads, `count` at a time. A Lambda has about one core and reads in its own thread; a
 * machine that runs everything in one process has the other cores idle, and its HTTP interface waiting, while it reads.
 * Threads start when documents come and end when none do. They keep no process alive.
 */
export function openReaderThreads(count: number): (document: DocumentToRead) => Promise<DocumentReading> {
  const threads = new Set<Thread>();
  const waiting: Job[] = [];

  function assign(): void {
    while (waiting.length > 0) {
      const idle = [...threads].find(({ job }) => job === null);
      if (idle === undefined && threads.size >= count) return;
      const job = waiting.shift();
      if (job) give(idle ?? start(), job);
    }
  }

  function give(thread: Thread, job: Job): void {
    if (thread.idleTimer) clearTimeout(thread.idleTimer);
    thread.job = job;
    thread.worker.postMessage(job.document);
  }

  function start(): Thread {
    const worker = new Worker(new URL('./reader-thread.ts', import.meta.url), { resourceLimits: RESOURCE_LIMITS });
    const thread: Thread = { worker, job: null, idleTimer: null };
    worker.unref();
    worker.on('message', (reading: DocumentReading) => {
      thread.job?.resolve(reading);
      thread.job = null;
      thread.idleTimer = setTimeout(() => end(thread), IDLE_MS).unref();
      assign();
    });
    worker.on('error', (error) => end(thread, error));
    threads.add(thread);
    return thread;
  }

  function end(thread: Thread, error?: Error): void {
    threads.delete(thread);
    thread.job?.reject(error ?? new Error('the thread that read the document ended'));
    void thread.worker.terminate();
    assign();
  }

  return (document) =>
    new Promise((resolve, reject) => {
      waiting.push({ document, resolve, reject });
      assign();
    });
}

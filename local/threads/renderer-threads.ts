import { type MessagePort, Worker } from 'node:worker_threads';
import { watchProcessorTime } from '../../shared/threads/processor-time.ts';

/** Time that the thread may block for the messages of its browser. */
const BLOCKED_MS_MAX = 30_000;
const STOP_MS_MAX = 3_000;
const HEAP_MEGABYTES_MAX = 512;

interface RendererThread {
  /** Gives a thread that has pages to render its end of a channel. */
  connect(port: MessagePort): void;
  /** Ends the browser and the thread. */
  stop(): Promise<void>;
}

/** The one browser of the system, with its traffic, in a separate thread; it starts with the first page that needs it. */
export function openRendererThread(): RendererThread {
  let running: { worker: Worker; exited: Promise<void> } | null = null;

  function start(): { worker: Worker; exited: Promise<void> } {
    const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const worker = new Worker(new URL('./renderer-thread.ts', import.meta.url), {
      workerData: { beats },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES_MAX },
    });
    worker.unref();
    const beat = new Int32Array(beats);
    const watch = watchProcessorTime(worker, {
      millisecondsMax: BLOCKED_MS_MAX,
      progress: () => Atomics.load(beat, 0),
      onExceeded: () => void worker.terminate(),
    });
    watch.begin();
    const { promise: exited, resolve } = Promise.withResolvers<void>();
    // Its channels close with it: the pages that it had are kept as they were fetched.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      watch.end();
      if (running?.worker === worker) running = null;
      resolve();
    });
    return { worker, exited };
  }

  return {
    connect(port) {
      running ??= start();
      running.worker.postMessage({ rendererPort: port }, [port]);
    },
    async stop() {
      if (running === null) return;
      const { worker, exited } = running;
      worker.postMessage({ stop: true });
      const timer = setTimeout(() => void worker.terminate(), STOP_MS_MAX);
      await exited;
      clearTimeout(timer);
    },
  };
}

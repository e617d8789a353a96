import { type MessagePort, Worker } from 'node:worker_threads';
import { processVariables } from '../../shared/environment.ts';
import { TooCostlyError } from '../../shared/jobs/worker-errors.ts';
import { watchProcessorTime } from '../../shared/threads/processor-time.ts';
import type {
  FunctionCall,
  FunctionEnd,
  FunctionLoaded,
  FunctionName,
  RendererRequest,
  ThreadData,
  ThrownError,
} from './thread-messages.ts';

/** The thread ended while it ran a function; Lambda gives the end of a process this name. */
export class ThreadDiedError extends Error {
  override name = 'Runtime.ExitError';
}

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';
/** A young generation of this size spares a tenth of the processor time of a page, and holds as much memory. */
const YOUNG_GENERATION_MEGABYTES = 48;

interface PendingCall {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

interface ThreadSettings {
  /** On top of this process's variables. */
  environment: Readonly<Record<string, string>>;
  /** The largest heap; more ends the thread. */
  heapMegabytesMax: number;
  /** Processor time that it may take without a turn of its event loop; more ends it. */
  blockedMsMax: number;
  /** Whether threads that serve requests get the processor first; by default they do not. */
  yields?: boolean;
  /** By default that which runs the functions of the catalog. */
  threadFile?: URL;
  /** The code of its first function is loaded. */
  onLoaded?: () => void;
  onEnd: () => void;
  onRendererRequest?: (port: MessagePort) => void;
}

/** A thread that runs functions of the catalog, any number at a time. */
export interface FunctionThread {
  /** @throws TooCostlyError or ThreadDiedError when the thread ends, and what the function throws, by its name. */
  call(called: FunctionName & { timeoutSeconds: number }, event: unknown): Promise<unknown>;
  /** Ends the thread, whatever it does; its calls are rejected with the error. */
  end(error: Error): void;
}

export function startThread({
  environment,
  heapMegabytesMax,
  blockedMsMax,
  yields = false,
  threadFile = new URL('./function-thread.ts', import.meta.url),
  onLoaded,
  onEnd,
  onRendererRequest,
}: ThreadSettings): FunctionThread {
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const beat = new Int32Array(beats);
  const worker = new Worker(threadFile, {
    workerData: { beats, yields } satisfies ThreadData,
    env: { ...processVariables(), ...environment },
    resourceLimits: {
      maxOldGenerationSizeMb: heapMegabytesMax,
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MEGABYTES,
    },
  });
  // It keeps no process alive: what waits for its answer does.
  worker.unref();
  const calls = new Map<number, PendingCall>();
  let lastCallId = 0;
  let isOver = false;
  const watch = watchProcessorTime(worker, {
    millisecondsMax: blockedMsMax,
    progress: () => Atomics.load(beat, 0),
    onExceeded: () => end(new TooCostlyError(`it took more than ${blockedMsMax / 1_000} s of processor time at once`)),
  });

  function end(error: Error): void {
    if (isOver) return;
    isOver = true;
    watch.end();
    for (const { reject } of calls.values()) reject(error);
    calls.clear();
    void worker.terminate();
    onEnd();
  }

  worker.on('message', (message: FunctionEnd | FunctionLoaded | RendererRequest) => {
    if ('loaded' in message) return onLoaded?.();
    if ('rendererPort' in message) return onRendererRequest?.(message.rendererPort);
    const call = calls.get(message.callId);
    calls.delete(message.callId);
    if (calls.size === 0) watch.end();
    if ('result' in message) call?.resolve(message.result);
    else call?.reject(thrownError(message.thrown));
  });
  worker.on('error', (error: Error) => end(endingError(error)));
  worker.on('exit', () => end(new ThreadDiedError('its thread ended')));

  return {
    call(called, event) {
      lastCallId += 1;
      const callId = lastCallId;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      if (isOver) return Promise.reject(new ThreadDiedError('its thread ended'));
      calls.set(callId, { resolve, reject });
      if (calls.size === 1) watch.begin();
      worker.postMessage({ callId, event, ...called } satisfies FunctionCall);
      return promise;
    },
    end,
  };
}

function endingError(error: Error): Error {
  if ('code' in error && error.code === OUT_OF_MEMORY) return new TooCostlyError('it took more memory than it may');
  return new ThreadDiedError(error.message);
}

/** Retry and Catch of a state machine match the name. */
function thrownError({ name, message, stack }: ThrownError): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = stack;
  return error;
}

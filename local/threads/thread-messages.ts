/** Messages between the main thread and a thread that runs functions. */
import type { MessagePort } from 'node:worker_threads';

/** A function of the catalog: a worker, or the group of an API route. */
export interface FunctionName {
  kind: 'worker' | 'group';
  name: string;
}

export interface FunctionCall extends FunctionName {
  callId: number;
  event: unknown;
  timeoutSeconds: number;
}

/** An error as it crosses the border of a thread, and that of Lambda: by name and text. */
export interface ThrownError {
  name: string;
  message: string;
  stack: string;
}

export type FunctionEnd = { callId: number } & ({ result: unknown } | { thrown: ThrownError });

/** The code of the function that was called is loaded, and it begins. */
export interface FunctionLoaded {
  loaded: string;
}

/** A thread that has pages to render sends one end of a channel, which the thread of the browser gets. */
export interface RendererRequest {
  rendererPort: MessagePort;
}

export interface ThreadData {
  /** Counts up while the thread's event loop turns. */
  beats: SharedArrayBuffer;
  /** Whether threads that serve requests go first. */
  yields: boolean;
}

export const BEAT_MS = 100;

import { AsyncLocalStorage } from 'node:async_hooks';

/** Fields of every log line of one request or one job, so that a line can be followed from API to worker. */
export interface LogContext {
  request_id?: string;
  job_id?: string;
  /** The part of the job that runs: a step of its state machine. */
  step?: string;
}

const storage = new AsyncLocalStorage<LogContext>();

export const runInLogContext = <T>(context: LogContext, run: () => T): T =>
  storage.run({ ...storage.getStore(), ...context }, run);

export const currentLogContext = (): LogContext => storage.getStore() ?? {};

/** The main file of a thread for tests: does what the event says, in place of a function of the catalog. */
import { parentPort, workerData } from 'node:worker_threads';
import type { FunctionCall } from '../../../local/threads/thread-messages.ts';

const beat = new Int32Array(workerData.beats);
setInterval(() => Atomics.add(beat, 0, 1), 20).unref();

const kept: unknown[] = [];

parentPort?.on('message', ({ callId, event }: FunctionCall) => {
  parentPort?.postMessage({ loaded: 'sample-worker' });
  const { does, job } = event as { does: string; job?: { jobId: string } };
  if (does === 'spin') for (;;) Math.random();
  if (does === 'grow') for (;;) kept.push(Array.from({ length: 10_000 }, Math.random));
  if (does === 'exit') process.exit(3);
  if (does === 'throw') {
    parentPort?.postMessage({ callId, thrown: { name: 'RetryableError', message: 'not now', stack: '' } });
  }
  if (does === 'say whether it yields') parentPort?.postMessage({ callId, result: workerData.yields });
  if (does === 'say its number') parentPort?.postMessage({ callId, result: process.env['THREAD'] });
  if (does === 'answer') parentPort?.postMessage({ callId, result: job?.jobId ?? null });
});

import { randomUUID } from 'node:crypto';
import type { Worker } from '../functions/catalog/workers.ts';
import { createLambdaContext } from './engines/lambda-context.ts';

/** Calls a worker's Lambda handler; it should give up when the signal says so. */
export type LambdaInvoker = (worker: Worker, event: unknown, signal: AbortSignal) => Promise<unknown>;

/** Calls it in this thread, where nothing ends it early. */
export const invokeLambda = async (worker: Worker, event: unknown): Promise<unknown> => {
  const { handler } = await worker.load();
  const context = createLambdaContext({ functionName: worker.name, timeoutSeconds: worker.timeoutSeconds });
  // JSON crosses Lambda's boundary: a value that would not survive it must not survive here either.
  const result = await handler(structuredClone(event) as never, context);
  return result === undefined ? null : JSON.parse(JSON.stringify(result));
};

/** The event of EventBridge Scheduler. */
export const scheduledEvent = (name: string, now: Date): Record<string, unknown> => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Scheduled Event',
  source: 'aws.scheduler',
  time: now.toISOString(),
  resources: [name],
  detail: {},
});

/** Counts, inside the process of the embedded system, what AWS would bill beside the table. Published channels of Node and of the engine say it. */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { STATE_ENTERED_CHANNEL, type StateEntered } from '../../local/engines/step-functions/machine.ts';

export interface BilledCounts {
  /** States entered, by machine: transitions of a standard execution. */
  states: Record<string, number>;
  /** Tasks, each an invocation of a worker. */
  tasks: number;
  /** Calls to Amazon SQS by operation. Receipts of nothing are pollers', not a job's. */
  queueCalls: Record<string, number>;
  /** Of the API and its console. */
  apiRequests: number;
  /** Requests of the crawler to sites, and their bytes. */
  webRequests: number;
  webBytes: number;
  /** Lines of the functions, those of metrics among them. */
  logBytes: number;
}

/** Begins to count, and returns a reader of the counts so far. */
export function countBilled(): () => BilledCounts {
  const counts: BilledCounts = {
    states: {},
    tasks: 0,
    queueCalls: {},
    apiRequests: 0,
    webRequests: 0,
    webBytes: 0,
    logBytes: 0,
  };
  const add = (to: Record<string, number>, name: string): void => {
    to[name] = (to[name] ?? 0) + 1;
  };
  subscribe(STATE_ENTERED_CHANNEL, (message) => {
    const { machine, type } = message as StateEntered;
    add(counts.states, machine);
    if (type === 'Task') counts.tasks += 1;
  });
  subscribe('http.server.request.start', (message) => {
    const { headers, url = '' } = (message as { request: IncomingMessage }).request;
    const target = String(headers['x-amz-target'] ?? '');
    const operation = target.replace(/^.*\./, '');
    if (target.startsWith('AmazonSQS.')) add(counts.queueCalls, operation);
    else if (url.startsWith('/v1/')) counts.apiRequests += 1;
  });
  subscribe('undici:client:sendHeaders', (message) => {
    counts.webRequests += 1;
    counts.webBytes += (message as { headers: string }).headers.length;
  });
  process.stdout.write = ((chunk: string | Uint8Array) => {
    counts.logBytes += Buffer.byteLength(chunk);
    return true;
  }) as typeof process.stdout.write;
  return () => structuredClone(counts);
}

import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Faults of a call. `…After`: the engine has done what it was asked, and the response is lost: the ambiguous failures, which
 * a repetition must not mistake for another caller's write.
 */
export const faultKinds = [
  'throttle',
  'conflict',
  'errorBefore',
  'errorAfter',
  'resetBefore',
  'resetAfter',
  'delay',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface EngineCall {
  /** `PutItem` */
  operation: string;
  /** The SDK's own count of its tries of this call, from 1. */
  attempt: number;
}

export interface FaultProxy {
  endpoint: string;
  /** Decides about each call from now on. Nothing goes wrong until it is set. */
  inject(plan: (call: EngineCall) => FaultKind | null): void;
  /** Calls and faults since the last time it was asked. */
  takeCounts(): { calls: number; faults: Record<FaultKind, number> };
  stop(): Promise<void>;
}

const noFaults = (): Record<FaultKind, number> => ({
  throttle: 0,
  conflict: 0,
  errorBefore: 0,
  errorAfter: 0,
  resetBefore: 0,
  resetAfter: 0,
  delay: 0,
});

const DELAY_MS = 250;
const serviceError = (name: string, rest: object = {}): string =>
  JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'injected', ...rest });

/** Stands between the AWS SDK and the DynamoDB engine, and breaks what the plan tells it to break. */
export async function startFaultProxy(engineEndpoint: string): Promise<FaultProxy> {
  const target = new URL(engineEndpoint);
  let plan: (call: EngineCall) => FaultKind | null = () => null;
  let calls = 0;
  let faults = noFaults();
  const server = createServer((incoming, answer) => {
    const call = engineCall(incoming);
    const fault = plan(call);
    calls += 1;
    if (fault) faults[fault] += 1;
    handle(target, call, fault, incoming, answer).catch(() => incoming.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    inject(next) {
      plan = next;
    },
    takeCounts() {
      const taken = { calls, faults };
      calls = 0;
      faults = noFaults();
      return taken;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const engineCall = ({ headers }: IncomingMessage): EngineCall => ({
  operation: String(headers['x-amz-target'] ?? '').replace(/^.*\./, ''),
  attempt: Number(/attempt=(\d+)/.exec(String(headers['amz-sdk-request'] ?? ''))?.[1] ?? 1),
});

async function handle(
  target: URL,
  call: EngineCall,
  fault: FaultKind | null,
  incoming: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const body = await buffer(incoming);
  const respond = (status: number, text: string | Buffer, headers: IncomingMessage['headers'] = {}): void => {
    answer.writeHead(status, { 'content-type': 'application/x-amz-json-1.0', ...headers }).end(text);
  };
  if (fault === 'throttle') return respond(400, serviceError('ProvisionedThroughputExceededException'));
  if (fault === 'conflict') return respond(400, conflictOf(call, body));
  if (fault === 'errorBefore') return respond(500, serviceError('InternalServerError'));
  if (fault === 'resetBefore') return void incoming.socket.resetAndDestroy();
  if (fault === 'delay') await delay(DELAY_MS);
  const done = await forward(target, incoming, body);
  if (fault === 'resetAfter') return void incoming.socket.resetAndDestroy();
  if (fault === 'errorAfter') return respond(500, serviceError('InternalServerError'));
  respond(done.status, done.body, done.headers);
}

/** The error of a call that conflicts with a transaction on its item. Reads and batches get none. */
function conflictOf({ operation }: EngineCall, body: Buffer): string {
  if (operation !== 'TransactWriteItems') return serviceError('TransactionConflictException');
  const { TransactItems } = JSON.parse(body.toString('utf8')) as { TransactItems: unknown[] };
  const CancellationReasons = TransactItems.map((_, at) => ({ Code: at === 0 ? 'TransactionConflict' : 'None' }));
  return serviceError('TransactionCanceledException', { CancellationReasons });
}

const forward = (
  target: URL,
  incoming: IncomingMessage,
  body: Buffer,
): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = target;
    const { url, method, headers } = incoming;
    const asked = httpRequest({ hostname, port, path: url, method, headers }, (response) => {
      buffer(response).then(
        (text) => resolve({ status: response.statusCode ?? 500, headers: response.headers, body: text }),
        reject,
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });

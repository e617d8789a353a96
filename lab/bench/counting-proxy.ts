import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One call to the engine: when it was asked, when the answer had come, and what it would cost. */
export interface EngineCall {
  operation: string;
  startedAt: number;
  endedAt: number;
  /** As DynamoDB counts them: of the table and its indexes together. */
  readUnits: number;
  writeUnits: number;
  /** Of the engine's response. */
  bytes: number;
}

export interface CountingProxy {
  endpoint: string;
  /** The calls since the last time it was asked. */
  takeCalls(): EngineCall[];
  stop(): Promise<void>;
}

const readOperations = new Set(['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems']);

/**
 * Stands between the AWS SDK and the engine, and notes every call: a count from outside, whatever the code says of itself.
 * It asks the engine for the capacity that each call consumes, which the SDK's own requests leave out.
 */
export async function startCountingProxy(engineEndpoint: string): Promise<CountingProxy> {
  let calls: EngineCall[] = [];
  const target = new URL(engineEndpoint);
  const server = createServer((incoming, answer) => {
    forward(target, incoming, answer).then(
      (call) => calls.push(call),
      () => answer.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeCalls: () => {
      const taken = calls;
      calls = [];
      return taken;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function forward(target: URL, incoming: IncomingMessage, answer: ServerResponse): Promise<EngineCall> {
  const startedAt = performance.now();
  const operation = String(incoming.headers['x-amz-target'] ?? '').replace(/^.*\./, '');
  const body = addCapacityRequest(await buffer(incoming));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname: host, port } = target;
    const headers = { ...incoming.headers, 'content-length': String(body.length) };
    httpRequest({ host, port, path: incoming.url, method: incoming.method, headers }, resolve)
      .on('error', reject)
      .end(body);
  });
  const text = await buffer(response);
  answer.writeHead(response.statusCode ?? 500, response.headers).end(text);
  const units = consumedUnits(text);
  const reads = readOperations.has(operation);
  return {
    operation,
    startedAt,
    endedAt: performance.now(),
    readUnits: reads ? units : 0,
    writeUnits: reads ? 0 : units,
    bytes: text.length,
  };
}

function addCapacityRequest(body: Buffer): Buffer {
  const request: unknown = JSON.parse(body.toString('utf8'));
  return Buffer.from(JSON.stringify({ ...(request as object), ReturnConsumedCapacity: 'TOTAL' }));
}

/** One consumption, or one for every table of a batch or transaction. */
function consumedUnits(text: Buffer): number {
  const { ConsumedCapacity = [] } = JSON.parse(text.toString('utf8')) as {
    ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[];
  };
  return [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
}

/** How many of the calls had to wait for another one: the longest chain of calls that follow each other. */
export function dependentDepth(calls: readonly Pick<EngineCall, 'startedAt' | 'endedAt'>[]): number {
  const ordered = calls.toSorted((a, b) => a.startedAt - b.startedAt);
  let depth = 0;
  let endsAt = Number.NEGATIVE_INFINITY;
  for (const call of ordered) {
    if (call.startedAt >= endsAt) {
      depth += 1;
      endsAt = call.endedAt;
    } else {
      // Side by side with the one that runs: the step ends with the first of them that something can wait for.
      endsAt = Math.min(endsAt, call.endedAt);
    }
  }
  return depth;
}

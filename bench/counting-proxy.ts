import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call to the engine: when it was asked and when the answer had come. */
export interface EngineCall {
  operation: string;
  startedAt: number;
  endedAt: number;
}

export interface CountingProxy {
  endpoint: string;
  /** The calls since the last time it was asked. */
  takeCalls(): EngineCall[];
  stop(): Promise<void>;
}

/** Stands between the AWS SDK and the engine, and notes every call: a count from outside, whatever the code says of itself. */
export async function startCountingProxy(engineEndpoint: string): Promise<CountingProxy> {
  let calls: EngineCall[] = [];
  const target = new URL(engineEndpoint);
  const server = createServer((incoming, answer) => {
    const startedAt = performance.now();
    const operation = String(incoming.headers['x-amz-target'] ?? '').replace(/^.*\./, '');
    const forwarded = httpRequest(
      {
        host: target.hostname,
        port: target.port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (response) => {
        answer.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(answer);
        response.on('end', () => calls.push({ operation, startedAt, endedAt: performance.now() }));
      },
    );
    forwarded.on('error', () => answer.destroy());
    incoming.pipe(forwarded);
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

/** How many of the calls had to wait for another one: the longest chain of calls that follow each other. */
export function dependentDepth(calls: readonly EngineCall[]): number {
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

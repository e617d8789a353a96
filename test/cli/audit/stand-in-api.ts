import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

interface StandInAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: unknown;
}

interface StandInRequest {
  readonly body: unknown;
  readonly authorization: string | undefined;
  /** 1 for the first request of this route. */
  readonly attempt: number;
}

/** Keys are "METHOD /path?query", without the version segment. */
export type StandInRoutes = Record<string, StandInAnswer | ((request: StandInRequest) => StandInAnswer)>;

interface StandInApi {
  readonly baseUrl: string;
  /** Requests, in order. */
  readonly calls: readonly string[];
}

/** A server with canned answers of the API's documented shapes, for the time of one test. */
export async function startStandInApi(routes: StandInRoutes): Promise<StandInApi> {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const call = `${request.method} ${(request.url ?? '').replace(/^\/v1/, '')}`;
    calls.push(call);
    const body = await readBody(request);
    const route = routes[call] ?? errorAnswer(404, 'not_found', `No such route: ${call}`);
    const attempt = calls.filter((earlier) => earlier === call).length;
    const answer =
      typeof route === 'function' ? route({ body, attempt, authorization: request.headers.authorization }) : route;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no TCP address');
  return { baseUrl: `http://127.0.0.1:${address.port}/v1`, calls };
}

export function errorAnswer(status: number, code: string, message: string, headers = {}): StandInAnswer {
  return { status, headers, body: { error: { code, message } } };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text === '' ? undefined : JSON.parse(text);
}

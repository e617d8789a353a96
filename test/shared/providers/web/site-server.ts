import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net';
import { afterEach } from 'vitest';
import { createHttpWebFetcher, type HttpWebFetcherOptions } from '../../../../shared/providers/web/http-web-fetcher.ts';
import type { WebFetcher } from '../../../../shared/providers/web/web-fetcher.ts';

const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
});

interface TestSite {
  readonly fetcher: WebFetcher;
  /** The real origin behind https://shop.example. */
  readonly origin: string;
  readonly requests: IncomingMessage[];
}

/** A site `https://shop.example`, answered by `handler`, and a fetcher that reaches it through an origin override. */
export async function openSite(
  handler: (req: IncomingMessage, res: ServerResponse) => void,
  options: HttpWebFetcherOptions = {},
): Promise<TestSite> {
  const requests: IncomingMessage[] = [];
  const server = createServer((req, res) => {
    requests.push(req);
    handler(req, res);
  });
  const origin = await listen(server);
  cleanups.push(async () => server.closeAllConnections());
  return { fetcher: openFetcher(origin, options), origin, requests };
}

/** The same, where every connection is answered with bytes of the test's own choosing. */
export async function openRawSite(
  onRequest: (socket: Socket) => void,
  options: HttpWebFetcherOptions = {},
): Promise<WebFetcher> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => onRequest(socket));
  });
  const origin = await listen(server);
  cleanups.push(async () => {
    for (const socket of sockets) socket.destroy();
  });
  return openFetcher(origin, options);
}

/** A fetcher for which shop.example lives at `origin`. */
export function openFetcher(origin: string, options: HttpWebFetcherOptions = {}): WebFetcher {
  const fetcher = createHttpWebFetcher({ originOverrides: new Map([['shop.example', origin]]), ...options });
  cleanups.push(() => fetcher.close());
  return fetcher;
}

/** Answers with an HTML page, or with whatever the overrides say. */
export function respond(
  res: ServerResponse,
  body: string | Uint8Array,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): void {
  res.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
  res.end(body);
}

export function redirect(res: ServerResponse, location: string, status = 301): void {
  res.writeHead(status, { location });
  res.end('moved');
}

async function listen(server: Server | TcpServer): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

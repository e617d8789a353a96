import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, BlockList } from 'node:net';
import findMyWay from 'find-my-way';
import type { ApiGroup } from '../../functions/catalog/api-groups.ts';
import type { HttpLambda } from '../../shared/http/api-handler.ts';
import { DOCUMENT_MAX_BODY_BYTES, requestMethods, routeKey } from '../../shared/http/operation.ts';
import type { HttpResult } from '../../shared/http/request-state.ts';
import { log } from '../../shared/logging/log.ts';
import type { Pages } from '../console/serve-pages.ts';
import { createLambdaContext } from '../engines/lambda-context.ts';
import { answerUnparsed } from './answer-unparsed.ts';
import { apiEvent } from './api-event.ts';
import { clientAddress } from './client-address.ts';
import { crossOriginHeaders, isPreflight } from './cross-origin-headers.ts';

export interface ApiFront {
  port: number;
  /** Stops listening, lets running requests finish for a moment, then closes their connections. */
  stop(): Promise<void>;
}

interface Route {
  routeKey: string;
  handler: HttpLambda;
  group: ApiGroup;
}

/**
 * How long a kept connection may be idle. Longer than reverse proxies keep theirs (60 s by default in nginx and in AWS's load
 * balancers): the side that closes first must be the one that sends, or a request meets a connection that is just closing.
 */
const IDLE_CONNECTION_MS = 75_000;

/** Stands in for API Gateway: matches the route, calls the group's Lambda handler with the event, and writes its response. */
export async function startApiFront(options: {
  groups: readonly ApiGroup[];
  host: string;
  port: number;
  /** Whose scripts may call the API from a browser. */
  allowedOrigins: readonly string[];
  /** Whose `X-Forwarded-For` says who the client is. */
  trustedProxies: BlockList;
  /** Pages for browsers, on the same origin. */
  pages: Pages;
  /** The handlers of the groups that read content; by default they run in this thread, as all others do. */
  contentHandler?: (group: ApiGroup) => HttpLambda;
}): Promise<ApiFront> {
  const match = await loadRoutes(options.groups, options.contentHandler);
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const crossOrigin = crossOriginHeaders(request, options.allowedOrigins);
    if (isPreflight(request) && options.allowedOrigins.length > 0) {
      response.writeHead(204, crossOrigin).end();
      return;
    }
    answer(request, response, {
      match,
      crossOrigin,
      pages: options.pages,
      trustedProxies: options.trustedProxies,
    }).catch((error: unknown) => {
      log.error('request could not be answered', error);
      response.destroy();
    });
  };
  const server = createServer({ keepAliveTimeout: IDLE_CONNECTION_MS }, listener);
  // By default Node returns 417 for an unknown expectation; a server may ignore it (RFC 9110, 10.1.1).
  server.on('checkExpectation', listener);
  server.on('clientError', answerUnparsed);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, stop: () => stopServer(server) };
}

type Match = (request: IncomingMessage) => { route: Route; params: Record<string, string> };

async function loadRoutes(
  groups: readonly ApiGroup[],
  contentHandler: ((group: ApiGroup) => HttpLambda) | undefined,
): Promise<Match> {
  const router = findMyWay({ maxParamLength: 8_192 });
  const loaded = await Promise.all(
    groups.map(async (group) => ({
      group,
      handler: group.readsContent === true && contentHandler ? contentHandler(group) : await loadHandler(group),
    })),
  );
  for (const { group, handler } of loaded) {
    for (const operation of group.operations) {
      const path = `/v1${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      for (const method of requestMethods(operation)) {
        const key = routeKey({ method, path: operation.path });
        router.on(method, path, () => {}, { routeKey: key, handler, group } satisfies Route);
      }
    }
    for (const key of group.otherRoutes ?? []) {
      router.all(key.replace('ANY ', ''), () => {}, { routeKey: key, handler, group } satisfies Route);
    }
  }
  const [first] = loaded;
  if (!first) throw new Error('there are no API groups');
  const fallback: Route = { routeKey: '$default', ...first };
  return (request) => {
    const found = router.find((request.method ?? 'GET') as 'GET', fixEscapes(request.url ?? '/'));
    if (!found) return { route: fallback, params: {} };
    return { route: found.store as Route, params: found.params as Record<string, string> };
  };
}

/** A client of the API is loaded by its first request: where the API is, is known when this front listens. */
async function loadHandler(group: ApiGroup): Promise<HttpLambda> {
  if (!group.needs.includes('api')) return (await group.load()).handler;
  return async (event, context) => (await group.load()).handler(event, context);
}

/** A part of the path whose percent-encoding is malformed is matched as it is written: an id that nothing has. */
function fixEscapes(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  const readable = path.split('/').map((part) => (isReadable(part) ? part : encodeURIComponent(part)));
  return [readable.join('/'), ...query].join('?');
}

function isReadable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

interface Answering {
  match: Match;
  crossOrigin: Readonly<Record<string, string>>;
  pages: Pages;
  trustedProxies: BlockList;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { match, crossOrigin, pages, trustedProxies }: Answering,
): Promise<void> {
  if (await pages(request, response)) return;
  // Before the body is read, as the gateway counts: a long upload must not make a request look younger than it is.
  const receivedAt = new Date();
  const body = await readBody(request);
  const { route, params } = match(request);
  const context = createLambdaContext({ functionName: route.group.name, timeoutSeconds: route.group.timeoutSeconds });
  write(
    response,
    await route.handler(
      apiEvent(request, { routeKey: route.routeKey, pathParameters: params }, body, {
        receivedAt,
        clientAddress: clientAddress(request, trustedProxies),
      }),
      context,
    ),
    crossOrigin,
  );
}

/**
 * Keeps no more than the largest body that an operation takes. What is kept of a larger body is above the limit of every operation, so that the handler
 * refuses it by its size, in its place: after the key, with the headers of every answer. The rest is read and dropped, because a
 * client that still sends when the connection closes never sees the answer.
 */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (!hasBody(request)) return Buffer.alloc(0);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    if (bytes <= DOCUMENT_MAX_BODY_BYTES) parts.push(part);
    bytes += part.length;
  }
  return Buffer.concat(parts);
}

/** RFC 9112, section 6: a request has a body when one of these says so. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

function write(response: ServerResponse, result: HttpResult, crossOrigin: Readonly<Record<string, string>>): void {
  const own = Object.fromEntries(Object.entries(result.headers ?? {}).map(([name, value]) => [name, String(value)]));
  const vary = [own['vary'], crossOrigin['vary']].filter((header) => header !== undefined).join(', ');
  const headers = { ...own, ...crossOrigin, ...(vary === '' ? {} : { vary }) };
  const text = result.body ?? '';
  // Node sends a string together with the headers, in one write; a buffer takes a second one.
  const body = result.isBase64Encoded ? Buffer.from(text, 'base64') : text;
  const bytes = Buffer.byteLength(body);
  response.writeHead(result.statusCode ?? 500, { ...headers, ...(bytes > 0 ? { 'content-length': bytes } : {}) });
  response.end(body);
}

const STOP_GRACE_MS = 2_000;

async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
  await closed;
  clearTimeout(timer);
}

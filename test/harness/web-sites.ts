/** Small web sites on this machine for the crawler to read, each reachable as `https://site-<n>.example/…`. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface WebPage {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Answers by itself, byte by byte: for what no server of good will sends. */
  raw?: (socket: Socket) => void;
}
type Served = string | WebPage;
export type WebPages = Record<string, Served | ((request: IncomingMessage) => Served | Promise<Served>)>;

export interface WebSite {
  domain: string;
  /** Requests in the order in which they came. */
  hits: { method: string; path: string; headers: IncomingMessage['headers'] }[];
  /** Serves these pages from now on, and nothing else. */
  serve(pages: WebPages): void;
}

export interface WebSites {
  /** The value of CRAWL_ORIGIN_OVERRIDES. */
  originOverrides: string;
  /** The next site that no test has taken yet. */
  take(pages: WebPages): WebSite;
  close(): Promise<void>;
}

export async function serveWebSites(count: number): Promise<WebSites> {
  const sites = await Promise.all(Array.from({ length: count }, (_, at) => serveWebSite(`site-${at + 1}.example`)));
  let taken = 0;
  return {
    originOverrides: sites.map(({ site, origin }) => `${site.domain}=${origin}`).join(','),
    take(pages) {
      const next = sites[taken];
      if (!next) throw new Error(`only ${count} web sites: raise webSites`);
      taken += 1;
      next.site.serve(pages);
      return next.site;
    },
    close: async () => {
      await Promise.all(sites.map(({ close }) => close()));
    },
  };
}

async function serveWebSite(domain: string): Promise<{ site: WebSite; origin: string; close: () => Promise<void> }> {
  let pages: WebPages = {};
  const site: WebSite = {
    domain,
    hits: [],
    serve: (next) => {
      pages = next;
    },
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    site.hits.push({ method: request.method ?? 'GET', path, headers: request.headers });
    const page = pages[path] ?? pages[path.split('?')[0] ?? '/'];
    const given = typeof page === 'function' ? await page(request) : page;
    if (typeof given === 'object' && given.raw) given.raw(request.socket);
    else answer(response, given);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    site,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function answer(response: ServerResponse, page: string | WebPage | undefined): void {
  if (page === undefined) {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><title>Not found</title><h1>Not found</h1>');
    return;
  }
  const { status = 200, headers = {}, body = '' } = typeof page === 'string' ? { body: page } : page;
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
  response.end(body);
}

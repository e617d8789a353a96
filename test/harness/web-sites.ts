/** Small web sites on this machine for the crawler to read, each reachable as `https://site-<n>.example/…`. */
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';

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

interface ServedSite {
  site: WebSite;
  origin: string;
  close(): Promise<void>;
}

const domainOf = (number: number): string => `site-${number}.example`;

/** The web sites of a system that a file starts for itself. */
export const serveWebSites = async (count: number): Promise<WebSites> =>
  inOrder(await Promise.all(Array.from({ length: count }, (_, at) => serveWebSite(domainOf(at + 1), 0))));

/**
 * The domains of the shared system: each is at a port that is the domain's for the whole run. Whichever process takes a
 * domain serves it there.
 */
export interface SharedDomains {
  firstPort: number;
  count: number;
}

/** Below the ports that operating systems give to clients, and elsewhere for each run: two runs can share a machine. */
export const chooseSharedDomains = (count: number): SharedDomains => ({
  count,
  firstPort: 10_000 + Math.floor(Math.random() * (22_000 - count)),
});

export const sharedOriginOverrides = ({ firstPort, count }: SharedDomains): string =>
  Array.from({ length: count }, (_, at) => `${domainOf(at + 1)}=http://127.0.0.1:${firstPort + at}`).join(',');

/** Serves domains of the shared system that no test file of the run has had. */
export async function takeSharedSites(count: number, domains: SharedDomains, dataDir: string): Promise<WebSites> {
  const sites: ServedSite[] = [];
  for (let at = 0; at < domains.count && sites.length < count; at += 1) {
    if (!(await isFirst(path.join(dataDir, `taken-${domainOf(at + 1)}`)))) continue;
    const served = await serveWebSite(domainOf(at + 1), domains.firstPort + at).catch((error: Error) => error);
    if (!(served instanceof Error)) sites.push(served);
    else if (!('code' in served) || served.code !== 'EADDRINUSE') throw served;
  }
  if (sites.length < count) throw new Error(`the run has only ${domains.count} web sites: raise SHARED_DOMAINS`);
  return inOrder(sites);
}

/** Whether no other process made the file before. */
async function isFirst(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function inOrder(sites: ServedSite[]): WebSites {
  let taken = 0;
  return {
    originOverrides: sites.map(({ site, origin }) => `${site.domain}=${origin}`).join(','),
    take(pages) {
      const next = sites[taken];
      if (!next) throw new Error(`only ${sites.length} web sites: raise webSites`);
      taken += 1;
      next.site.serve(pages);
      return next.site;
    },
    close: async () => {
      await Promise.all(sites.map(({ close }) => close()));
    },
  };
}

async function serveWebSite(domain: string, port: number): Promise<ServedSite> {
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
  // Rejects when the port is taken.
  await once(server.listen(port, '127.0.0.1'), 'listening');
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

import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Real documentation that Debian ships as HTML; the first that is installed is crawled. */
const documentationFolders = ['/usr/share/doc/postgresql-doc-15/html', '/usr/share/doc/python3.11/html'];

export const docsDomain = 'docs.example';

export interface DocsSite {
  /** `http://127.0.0.1:<port>`, for CRAWL_ORIGIN_OVERRIDES. */
  readonly origin: string;
  /** Every path that was asked for, with how often. */
  readonly hits: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** The folder to crawl; null on a machine without any of them. */
export async function findDocumentation(): Promise<string | null> {
  for (const folder of documentationFolders) {
    const files = await readdir(folder).catch(() => []);
    if (files.some((name) => name.endsWith('.html'))) return folder;
  }
  return null;
}

/**
 * Serves a folder of HTML files on a free port of 127.0.0.1. With `editions` it is served so many times under
 * `/edition-<n>/`, each page with a sentence of its own, so that a thousand real pages make ten thousand different ones.
 */
export async function startDocsSite(folder: string, { editions = 0 } = {}): Promise<DocsSite> {
  const hits = new Map<string, number>();
  const files = new Map<string, Promise<Buffer | null>>();
  const read = (name: string): Promise<Buffer | null> => {
    const known = files.get(name);
    if (known) return known;
    const reading = readFile(path.join(folder, name)).catch(() => null);
    files.set(name, reading);
    return reading;
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://docs.invalid');
    hits.set(pathname, (hits.get(pathname) ?? 0) + 1);
    const body = editions === 0 ? await read(fileOf(pathname)) : await editionOf(pathname, editions, read);
    if (body === null) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    else response.writeHead(200, { 'content-type': contentTypeOf(pathname) }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A path never leaves the folder: the URL parser has removed its dot segments, and escapes stay as they are. */
const fileOf = (pathname: string): string => (pathname.endsWith('/') ? `${pathname}index.html` : pathname).slice(1);

const contentTypeOf = (pathname: string): string => {
  const extension = path.extname(fileOf(pathname));
  if (extension === '.html') return 'text/html; charset=utf-8';
  return extension === '.txt' ? 'text/plain; charset=utf-8' : 'application/octet-stream';
};

async function editionOf(
  pathname: string,
  editions: number,
  read: (name: string) => Promise<Buffer | null>,
): Promise<Buffer | null> {
  if (pathname === '/') {
    const items = Array.from({ length: editions }, (_, at) => `<li><a href="/edition-${at}/">Edition ${at}</a></li>`);
    return Buffer.from(
      `<!doctype html><title>Editions</title><main><h1>Editions</h1><ul>${items.join('')}</ul></main>`,
    );
  }
  const [, edition, rest] = /^\/edition-(\d+)(\/.*)$/.exec(pathname) ?? [];
  const body = rest === undefined || Number(edition) >= editions ? null : await read(fileOf(rest));
  if (body === null) return null;
  const sentence = `<p>This is edition ${edition} of the page, with a sentence that no other one has.</p>`;
  return Buffer.from(body.toString('utf8').replace(/<p\b/, `${sentence}<p`));
}

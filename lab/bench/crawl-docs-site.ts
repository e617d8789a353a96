import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { processVariables } from '../../shared/environment.ts';

/** Real documentation that Debian ships as HTML; the first that is installed is crawled. */
const documentationFolders = ['/usr/share/doc/postgresql-doc-15/html', '/usr/share/doc/python3.11/html'];

export const docsDomain = 'docs.example';

interface DocsSite {
  /** `http://127.0.0.1:<port>`, for CRAWL_ORIGIN_OVERRIDES. */
  readonly origin: string;
  /** Every path that was asked for, with how often. */
  readonly hits: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** The folder to crawl, `BENCH_DOCUMENTATION` first; null on a machine without any of them. */
export async function findDocumentation(): Promise<string | null> {
  const { BENCH_DOCUMENTATION: given } = processVariables();
  for (const folder of [...(given ? [given] : []), ...documentationFolders]) {
    const files = await readdir(folder).catch(() => []);
    if (files.some((name) => name.endsWith('.html'))) return folder;
  }
  return null;
}

/** The pages of the folder whose size is closest to so many bytes. */
export async function pagesOfSize(folder: string, sizeBytes: number, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  const sized = await Promise.all(
    names.map(async (name) => ({ name, distance: Math.abs((await stat(path.join(folder, name))).size - sizeBytes) })),
  );
  return sized
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ name }) => name);
}

/**
 * The paths that the links of a folder of HTML files lead to from its start page: counted apart from the crawler, with a
 * pattern in the place of a parser and files in the place of requests.
 */
export async function reachablePaths(folder: string): Promise<string[]> {
  const found = new Set(['/']);
  // A set that grows while it is walked shows what was added.
  for (const pathname of found) {
    const html = await readFile(path.join(folder, filePath(pathname)), 'utf8').catch(() => null);
    if (html === null) found.delete(pathname);
    for (const [, href = ''] of html?.matchAll(/<a\s[^>]*?\bhref="([^"#]+)/gi) ?? []) {
      const url = URL.parse(href.replaceAll('&amp;', '&'), `http://docs.invalid${pathname}`);
      const isPage = url?.host === 'docs.invalid' && /\.html$|\/$/.test(url.pathname);
      if (isPage) found.add(url.pathname.replace(/\/index\.html$/, '/'));
    }
  }
  return [...found];
}

/**
 * Serves a folder of HTML files on a free port of 127.0.0.1. With `editions` it is served so many times under
 * `/edition-<n>/`, each page with its own sentence, so that a thousand real pages make ten thousand different ones.
 * With `listed` the start page links to these files alone, so that a crawl of so many pages reads them.
 */
export async function startDocsSite(
  folder: string,
  { editions = 0, listed = [] }: { editions?: number; listed?: readonly string[] } = {},
): Promise<DocsSite> {
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
    const isList = pathname === '/' && listed.length > 0;
    const body = isList
      ? renderList(
          'Pages',
          listed.map((name) => `/${name}`),
        )
      : editions === 0
        ? await read(filePath(pathname))
        : await renderEdition(pathname, editions, read);
    if (body === null) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    else response.writeHead(200, { 'content-type': readContentType(pathname) }).end(body);
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
const filePath = (pathname: string): string => (pathname.endsWith('/') ? `${pathname}index.html` : pathname).slice(1);

const readContentType = (pathname: string): string => {
  const extension = path.extname(filePath(pathname));
  if (extension === '.html') return 'text/html; charset=utf-8';
  return extension === '.txt' ? 'text/plain; charset=utf-8' : 'application/octet-stream';
};

function renderList(title: string, paths: readonly string[]): Buffer {
  const items = paths.map((href) => `<li><a href="${href}">${href}</a></li>`);
  return Buffer.from(`<!doctype html><title>${title}</title><main><h1>${title}</h1><ul>${items.join('')}</ul></main>`);
}

async function renderEdition(
  pathname: string,
  editions: number,
  read: (name: string) => Promise<Buffer | null>,
): Promise<Buffer | null> {
  if (pathname === '/') {
    return renderList(
      'Editions',
      Array.from({ length: editions }, (_, at) => `/edition-${at}/`),
    );
  }
  const [, edition, rest] = /^\/edition-(\d+)(\/.*)$/.exec(pathname) ?? [];
  const body = rest === undefined || Number(edition) >= editions ? null : await read(filePath(rest));
  if (body === null) return null;
  const sentence = `<p>This is edition ${edition} of the page, with a sentence that no other one has.</p>`;
  return Buffer.from(body.toString('utf8').replace(/<p\b/, `${sentence}<p`));
}

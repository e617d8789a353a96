import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

/** The domain that the pages of the sample site name as their own. */
export const sampleSiteDomain = 'ridgeway-cycles.example';

export interface SampleSite {
  readonly domain: string;
  /** Where the site really is served, for CRAWL_ORIGIN_OVERRIDES: `http://127.0.0.1:<port>`. */
  readonly origin: string;
  stop(): Promise<void>;
}

const rootFolder = path.join(import.meta.dirname, 'sample-site');

/** Pages that moved: a site of some age has a few, and the crawler should meet one. */
const redirects: ReadonlyMap<string, string> = new Map([['/old-shop/', '/shop/']]);

const contentTypes: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
]);

const notFoundPage =
  '<!doctype html>\n<html lang="en-GB">\n<head><meta charset="utf-8"><title>Page not found</title></head>\n' +
  '<body><main><h1>Page not found</h1><p>It may have moved. <a href="/">Go to the home page</a>.</p></main></body>\n</html>\n';

/** Serves `local/sample-site/` on a free port of 127.0.0.1. */
export async function startSampleSite(): Promise<SampleSite> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the sample site has no TCP address');
  return {
    domain: sampleSiteDomain,
    origin: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A crawler keeps its connections open; close() alone would wait for their time-out.
        server.closeAllConnections();
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const pathname = decodedPathname(request.url ?? '/');
  const destination = pathname === null ? undefined : redirects.get(pathname);
  if (destination !== undefined) {
    response.writeHead(301, { location: destination }).end();
    return;
  }
  const found = pathname === null ? null : await findFile(pathname);
  if (found === null) {
    send(request, response, 404, { 'content-type': 'text/html; charset=utf-8' }, Buffer.from(notFoundPage));
  } else if (found.kind === 'folder') {
    response.writeHead(301, { location: found.location }).end();
  } else {
    await sendFile(request, response, found.file);
  }
}

/** The path that was asked for, decoded; null for what is no path. The query is not looked at. */
function decodedPathname(requestTarget: string): string | null {
  const pathname = requestTarget.split('?', 1)[0] ?? '';
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.startsWith('/') && !decoded.includes('\0') ? decoded : null;
  } catch {
    return null;
  }
}

type Found = { kind: 'file'; file: string } | { kind: 'folder'; location: string };

async function findFile(pathname: string): Promise<Found | null> {
  const file = path.join(rootFolder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  // path.join has resolved every "..", so what lies outside the folder shows in the result.
  if (!file.startsWith(rootFolder + path.sep)) return null;
  const stats = await stat(file).catch(() => null);
  if (stats?.isFile()) return { kind: 'file', file };
  if (!stats?.isDirectory()) return null;
  // Built from the folder that was found, never from the request: "//host/…" would redirect to another site.
  const folder = path.relative(rootFolder, file).split(path.sep).map(encodeURIComponent).join('/');
  return { kind: 'folder', location: folder === '' ? '/' : `/${folder}/` };
}

async function sendFile(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  const [body, stats] = await Promise.all([readFile(file), stat(file)]);
  const headers = {
    'content-type': contentTypes.get(path.extname(file)) ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    'last-modified': stats.mtime.toUTCString(),
    'cache-control': 'no-cache',
  };
  if (isUnchanged(request, headers.etag, stats.mtimeMs)) {
    const { etag, 'last-modified': lastModified } = headers;
    response.writeHead(304, { etag, 'last-modified': lastModified }).end();
    return;
  }
  send(request, response, 200, headers, body);
}

/** RFC 9110, section 13.2.2: If-None-Match decides when it is sent, and If-Modified-Since only without it. */
function isUnchanged(request: IncomingMessage, etag: string, modifiedMs: number): boolean {
  const etags = request.headers['if-none-match'];
  if (etags !== undefined) {
    return etags.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag);
  }
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  // HTTP dates have whole seconds.
  return Number.isFinite(since) && Math.floor(modifiedMs / 1000) * 1000 <= since;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): void {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Serves the pages for browsers beside the API, on the same origin: the console, and the API reference. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ConsoleFile } from '../../console/console-file.ts';
import { acceptsGzip } from '../../shared/http/middleware/compress-response.ts';
import { IMMUTABLE_CACHE, pageFolders, pageHeaders, REVALIDATED_CACHE } from '../../shared/http/page-headers.ts';
import { log } from '../../shared/logging/log.ts';

/** Builds every file, by its name below its folder. Called until it succeeds, and then no more. */
export type BuildPages = () => Promise<ReadonlyMap<string, ConsoleFile>>;

/** Responds to requests for pages. False where the request is for the API. */
export type Pages = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

interface ServedFile {
  body: Buffer;
  compressed: Buffer | null;
  etag: string;
  contentType: string;
  cacheControl: string;
}

export function servePages(build: BuildPages): Pages {
  let files: Promise<ReadonlyMap<string, ServedFile>> | undefined;
  const prepared = (): Promise<ReadonlyMap<string, ServedFile>> => {
    files ??= prepare(build).catch((error: unknown) => {
      files = undefined;
      throw error;
    });
    return files;
  };
  return async (request, response) => {
    const target = readTarget(request);
    if (target === null) return false;
    if ('redirect' in target) redirect(response, target.redirect);
    else if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405, { allow: 'GET, HEAD' });
    else await serve(request, response, { name: target.file, prepared });
    return true;
  };
}

type Target = { redirect: string } | { file: string } | null;

function readTarget({ url = '/', method, headers }: IncomingMessage): Target {
  const [path = '/'] = url.split('?');
  const isRead = method === 'GET' || method === 'HEAD';
  if (path === '/') return isRead && headers.accept?.includes('text/html') ? { redirect: '/console/' } : null;
  for (const [folder, start] of Object.entries(pageFolders)) {
    if (path === `/${folder}` && isRead) return { redirect: `/${folder}/` };
    if (path === `/${folder}/`) return { file: start };
    if (path.startsWith(`/${folder}/`)) return { file: path.slice(folder.length + 2) };
  }
  return null;
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { name, prepared }: { name: string; prepared: () => Promise<ReadonlyMap<string, ServedFile>> },
): Promise<void> {
  let file: ServedFile | undefined;
  try {
    file = (await prepared()).get(name);
  } catch (error) {
    log.error('the pages for browsers could not be built', error);
    return refuse(response, 500);
  }
  if (!file) return refuse(response, 404);
  const { contentType, cacheControl } = file;
  const compressed = acceptsGzip(request.headers['accept-encoding'] ?? '') ? file.compressed : null;
  const etag = compressed ? `"${file.etag}-gzip"` : `"${file.etag}"`;
  const headers = { ...pageHeaders, 'cache-control': cacheControl, etag, vary: 'accept-encoding' };
  if (isCurrent(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = compressed ?? file.body;
  response.writeHead(200, {
    ...headers,
    'content-type': contentType,
    'content-length': body.length,
    ...(compressed ? { 'content-encoding': 'gzip' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** RFC 9110, section 13.1.2: weak comparison. */
const isCurrent = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((given) => given.trim().replace(/^W\//, '') === etag || given.trim() === '*') ?? false;

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { ...pageHeaders, location, 'cache-control': REVALIDATED_CACHE, 'content-length': 0 });
  response.end();
}

const refusals: Readonly<Record<number, string>> = {
  404: 'Not found\n',
  405: 'Method not allowed\n',
  500: 'The page could not be built: the log says why\n',
};

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    ...pageHeaders,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    ...headers,
  });
  response.end(refusals[status]);
}

const compress = promisify(gzip);
/** Below this, compressing saves no packet. */
const COMPRESSED_BYTES_MIN = 1_024;

/** Each file is compressed once, not for each request. */
async function prepare(build: BuildPages): Promise<ReadonlyMap<string, ServedFile>> {
  const served = [...(await build())].map(
    async ([name, { body, contentType, immutable }]): Promise<[string, ServedFile]> => [
      name,
      {
        body,
        compressed: body.length < COMPRESSED_BYTES_MIN ? null : await compress(body, { level: 9 }),
        etag: createHash('sha256').update(body).digest('base64url'),
        contentType,
        cacheControl: immutable ? IMMUTABLE_CACHE : REVALIDATED_CACHE,
      },
    ],
  );
  return new Map(await Promise.all(served));
}

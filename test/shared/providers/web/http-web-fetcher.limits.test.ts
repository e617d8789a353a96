import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import * as zlib from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { WebAccept } from '../../../../shared/providers/web/web-fetcher.ts';
import { openRawSite, openSite, respond } from './site-server.ts';

const page = 'https://shop.example/page';
const html = '<!doctype html><p>The quick brown fox jumps over the lazy dog.';
const maxBodyBytes = { html: 1_000, robots: 1_000, sitemap: 1_000, resource: 1_000 } satisfies Record<
  Exclude<WebAccept, 'head'>,
  number
>;

describe('decompression', () => {
  test.each([
    ['gzip', 'gzip', zlib.gzipSync(html)],
    ['x-gzip', 'x-gzip', zlib.gzipSync(html)],
    ['zlib deflate', 'deflate', zlib.deflateSync(html)],
    ['bare deflate', 'deflate', zlib.deflateRawSync(html)],
    ['brotli', 'br', zlib.brotliCompressSync(html)],
    ['zstd', 'zstd', zlib.zstdCompressSync(html)],
    ['two codings', 'deflate, gzip', zlib.gzipSync(zlib.deflateSync(html))],
    ['identity', 'identity', Buffer.from(html)],
    ['several gzip members', 'gzip', Buffer.concat([zlib.gzipSync(html.slice(0, 9)), zlib.gzipSync(html.slice(9))])],
  ])('reads %s', async (_name, coding, body) => {
    const { fetcher } = await openSite((_req, res) => respond(res, body, { headers: { 'content-encoding': coding } }));
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({
      outcome: 'ok',
      body: html,
      sizeBytes: html.length,
    });
  });

  test.each(['gzip', 'deflate', 'br', 'zstd'])('an empty body is empty under %s', async (coding) => {
    const { fetcher } = await openSite((_req, res) => respond(res, '', { headers: { 'content-encoding': coding } }));
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({ outcome: 'ok', body: '' });
  });

  test.each([
    ['gzip', zlib.gzipSync(html)],
    ['deflate', zlib.deflateSync(html)],
    ['br', zlib.brotliCompressSync(html)],
    ['zstd', zlib.zstdCompressSync(html)],
  ])('a %s body that ends early is a failure worth another try', async (coding, body) => {
    const { fetcher } = await openSite((_req, res) =>
      respond(res, body.subarray(0, -6), { headers: { 'content-encoding': coding } }),
    );
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({
      outcome: 'failed',
      reason: 'protocol',
      retryable: true,
    });
  });

  test.each([
    ['a body that is not what it says', 'gzip', Buffer.from(html)],
    ['a coding that was not offered', 'compress', Buffer.from(html)],
    ['a tower of codings', 'gzip, gzip, gzip', zlib.gzipSync(zlib.gzipSync(zlib.gzipSync(html)))],
    ['a coding named like an object property', 'constructor', Buffer.from(html)],
  ])('%s is a lasting failure', async (_name, coding, body) => {
    const { fetcher } = await openSite((_req, res) => respond(res, body, { headers: { 'content-encoding': coding } }));
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({
      outcome: 'failed',
      reason: 'protocol',
      retryable: false,
    });
  });

  test('unpacks a gzip file that is served as a sitemap, with or without a content coding around it', async () => {
    const file = zlib.gzipSync('<urlset/>');
    const { fetcher } = await openSite((req, res) =>
      req.url === '/coded.xml.gz'
        ? respond(res, zlib.gzipSync(file), {
            headers: { 'content-type': 'application/gzip', 'content-encoding': 'gzip' },
          })
        : respond(res, file, { headers: { 'content-type': 'application/x-gzip' } }),
    );
    for (const path of ['/plain.xml.gz', '/coded.xml.gz']) {
      const response = await fetcher.fetch({ url: `https://shop.example${path}`, accept: 'sitemap' });
      expect(response).toMatchObject({ outcome: 'ok', body: '<urlset/>' });
    }
  });
});

describe('size', () => {
  const large = 'a'.repeat(1_001);

  test('a page past the limit is skipped, whether or not it tells its length', async () => {
    const { fetcher } = await openSite(
      (req, res) => {
        const headers = { 'content-type': 'text/html', ...(req.url === '/told' ? { 'content-length': '1001' } : {}) };
        res.writeHead(200, headers);
        res.end(large);
      },
      { limits: { maxBodyBytes } },
    );
    for (const url of ['https://shop.example/told', 'https://shop.example/untold']) {
      expect(await fetcher.fetch({ url, accept: 'html' })).toMatchObject({ outcome: 'skipped', reason: 'too_large' });
    }
  });

  test('a Content-Length past the limit is enough: the body is not waited for', async () => {
    const { fetcher } = await openSite(
      (_req, res) => {
        res.writeHead(200, { 'content-type': 'text/html', 'content-length': String(maxBodyBytes.html + 1) });
        res.flushHeaders();
      },
      { limits: { maxBodyBytes, totalTimeoutMs: 5_000 } },
    );
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({
      outcome: 'skipped',
      reason: 'too_large',
    });
  });

  test('an endless body is left at the limit', async () => {
    const { fetcher } = await openSite(
      (_req, res) => {
        res.writeHead(200, { 'content-type': 'text/html' });
        const write = (): void => {
          while (!res.destroyed && res.write(large));
        };
        res.on('drain', write);
        write();
      },
      { limits: { maxBodyBytes, totalTimeoutMs: 5_000 } },
    );
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({
      outcome: 'skipped',
      reason: 'too_large',
    });
    expect(await fetcher.fetch({ url: page, accept: 'sitemap' })).toMatchObject({ truncated: true, sizeBytes: 1_000 });
  });

  test('a zstd body that asks for a huge window is refused', async () => {
    const params = { [zlib.constants.ZSTD_c_windowLog]: 27, [zlib.constants.ZSTD_c_contentSizeFlag]: 0 };
    const compressor = zlib.createZstdCompress({ params });
    // In two writes, or the compressor knows the length and shrinks the window to it.
    compressor.write(html);
    compressor.end(html);
    const bytes = Buffer.concat(await compressor.toArray());
    const { fetcher } = await openSite((_req, res) => respond(res, bytes, { headers: { 'content-encoding': 'zstd' } }));
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({
      outcome: 'failed',
      reason: 'protocol',
      retryable: false,
    });
  });

  test('a page of exactly the limit is read', async () => {
    const { fetcher } = await openSite((_req, res) => respond(res, large.slice(1)), { limits: { maxBodyBytes } });
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({
      outcome: 'ok',
      sizeBytes: 1_000,
      truncated: false,
    });
  });

  test.each(['robots', 'sitemap'] as const)('of a longer %s the beginning is kept', async (accept) => {
    const { fetcher } = await openSite((_req, res) => respond(res, large), { limits: { maxBodyBytes } });
    expect(await fetcher.fetch({ url: page, accept })).toMatchObject({
      outcome: 'ok',
      body: large.slice(1),
      sizeBytes: 1_000,
      truncated: true,
    });
  });

  test('a character cut by the limit does not turn UTF-8 into windows-1252', async () => {
    const body = `${'a'.repeat(999)}é`;
    const { fetcher } = await openSite(
      (_req, res) => respond(res, body, { headers: { 'content-type': 'text/plain' } }),
      {
        limits: { maxBodyBytes },
      },
    );
    expect(await fetcher.fetch({ url: page, accept: 'robots' })).toMatchObject({
      body: 'a'.repeat(999),
      encoding: 'utf-8',
    });
  });

  // 100 MB of zeros each, in 100 KB (gzip, deflate) or under 10 KB (brotli, zstd).
  test.each([
    ['gzip', zlib.gzipSync],
    ['deflate', zlib.deflateSync],
    ['br', (bytes: Buffer) => zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } })],
    ['zstd', zlib.zstdCompressSync],
  ])('a %s bomb stops at the limit', async (coding, compress) => {
    const bomb = compress(Buffer.alloc(100 * 1024 * 1024));
    const { fetcher } = await openSite((_req, res) => respond(res, bomb, { headers: { 'content-encoding': coding } }));
    expect(bomb.byteLength).toBeLessThan(500_000);
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({
      outcome: 'skipped',
      reason: 'too_large',
    });
    expect(await fetcher.fetch({ url: page, accept: 'robots' })).toMatchObject({
      truncated: true,
      sizeBytes: 500 * 1024,
    });
  });

  test('an error body is cut at its own limit', async () => {
    const { fetcher } = await openSite((_req, res) => respond(res, large, { status: 500 }), {
      limits: { maxErrorBodyBytes: 10 },
    });
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({ status: 500, body: 'a'.repeat(10) });
  });
});

describe('time', () => {
  const expectTimeout = { outcome: 'failed', reason: 'timeout', retryable: true };

  test('ends waiting for headers', async () => {
    const { fetcher } = await openSite(() => undefined, { limits: { headersTimeoutMs: 50 } });
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject(expectTimeout);
  });

  test('ends a silence inside the body', async () => {
    const { fetcher } = await openSite(
      (_req, res) => {
        res.writeHead(200, { 'content-type': 'text/html' });
        res.write('<p>');
      },
      { limits: { bodyIdleTimeoutMs: 50 } },
    );
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject(expectTimeout);
  });

  test('ends a slow drip that never falls silent', async () => {
    const { fetcher } = await openSite(
      (_req, res) => {
        res.writeHead(200, { 'content-type': 'text/html' });
        const drip = setInterval(() => res.write('x'), 10);
        res.on('close', () => clearInterval(drip));
      },
      { limits: { bodyIdleTimeoutMs: 5_000, totalTimeoutMs: 100 } },
    );
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject(expectTimeout);
  });

  test('counts all redirects together', async () => {
    const { fetcher } = await openSite(
      (req, res) => {
        const timer = setTimeout(() => res.writeHead(302, { location: `${req.url}x` }).end(), 30);
        res.on('close', () => clearTimeout(timer));
      },
      { limits: { totalTimeoutMs: 100 } },
    );
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject(expectTimeout);
  });
});

describe('broken HTTP', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n';

  test.each<[name: string, onRequest: (socket: Socket) => void, reason: string, retryable: boolean]>([
    ['a reset before the answer', (socket) => socket.resetAndDestroy(), 'reset', true],
    ['a close before the answer', (socket) => socket.end(), 'reset', true],
    [
      'a reset in the middle of the body',
      (socket) => socket.write(`${head}Content-Length: 100\r\n\r\n<p>half`, () => socket.resetAndDestroy()),
      'reset',
      true,
    ],
    [
      'a body shorter than its Content-Length',
      (socket) => socket.end(`${head}Content-Length: 100\r\n\r\n<p>half`),
      'reset',
      true,
    ],
    [
      'a chunked body without its end',
      (socket) => socket.end(`${head}Transfer-Encoding: chunked\r\n\r\n4\r\n<p>x\r\n`),
      'reset',
      true,
    ],
    [
      'garbage between chunks',
      (socket) => socket.end(`${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n<p>\r\n0\r\n\r\n`),
      'protocol',
      false,
    ],
    ['no HTTP at all', (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'), 'protocol', false],
    [
      'two different lengths',
      (socket) => socket.end(`${head}Content-Length: 3\r\nContent-Length: 4\r\n\r\n<p>x`),
      'protocol',
      false,
    ],
    ['endless headers', (socket) => socket.write(`${head}X: ${'x'.repeat(100_000)}`), 'protocol', false],
  ])('%s is a failure', async (_name, onRequest, reason, retryable) => {
    const fetcher = await openRawSite(onRequest);
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({ outcome: 'failed', reason, retryable });
  });

  test('a body longer than its Content-Length ends where the length says', async () => {
    const fetcher = await openRawSite((socket) => socket.end(`${head}Content-Length: 3\r\n\r\n<p>and more`));
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({ outcome: 'ok', body: '<p>' });
  });

  test('a body without any length ends with the connection', async () => {
    const fetcher = await openRawSite((socket) => socket.end(`${head}\r\n<p>x`));
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({ outcome: 'ok', body: '<p>x' });
  });

  test('random bytes are an outcome, whatever they are read as', async () => {
    const fetcher = await openRawSite((socket) =>
      socket.end(Buffer.concat([Buffer.from(`${head}Content-Encoding: br\r\n\r\n`), randomBytes(2_000)])),
    );
    const response = await fetcher.fetch({ url: page, accept: 'html' });
    expect(['ok', 'failed', 'skipped']).toContain(response.outcome);
  });
});

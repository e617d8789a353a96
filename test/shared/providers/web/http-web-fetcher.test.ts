import { describe, expect, test } from 'vitest';
import { crawlerUserAgent } from '../../../../shared/domain/crawling/user-agent.ts';
import { openFetcher, openSite, redirect, respond } from './site-server.ts';

const page = 'https://shop.example/page';

describe('reading a page', () => {
  test('returns the body, its size, the validators and the kept headers under the public URL', async () => {
    const { fetcher } = await openSite((_req, res) =>
      respond(res, '<p>grün</p>', {
        headers: {
          etag: '"v1"',
          'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT',
          'x-robots-tag': 'noindex',
          'set-cookie': 'a=b',
        },
      }),
    );
    expect(await fetcher.fetch({ url: `${page}#part`, accept: 'html' })).toEqual({
      outcome: 'ok',
      status: 200,
      requestedUrl: page,
      finalUrl: page,
      redirects: [],
      milliseconds: expect.any(Number),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        etag: '"v1"',
        'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT',
        'x-robots-tag': 'noindex',
      },
      contentType: 'text/html',
      body: '<p>grün</p>',
      encoding: 'utf-8',
      sizeBytes: 12,
      etag: '"v1"',
      lastModified: 'Sat, 21 Nov 2026 08:00:00 GMT',
      truncated: false,
    });
  });

  test('takes no time of a server for that in which this process was at work elsewhere', async () => {
    const { fetcher } = await openSite((_req, res) => respond(res, '<p>'));
    const read = fetcher.fetch({ url: page, accept: 'html' });
    const begun = performance.now();
    while (performance.now() - begun < 600);
    expect((await read).milliseconds).toBeLessThan(500);
  });

  test('says who asks, which host is meant, and what it can read', async () => {
    const { fetcher, requests } = await openSite((_req, res) => respond(res, '<p>'));
    await fetcher.fetch({ url: 'https://shop.example/a?b=c', accept: 'html' });
    expect(requests[0]?.url).toBe('/a?b=c');
    expect(requests[0]?.headers).toMatchObject({
      host: 'shop.example',
      'user-agent': crawlerUserAgent(),
      'accept-encoding': 'gzip, deflate, br, zstd',
    });
    expect(requests[0]?.headers).not.toHaveProperty('cookie');
    expect(requests[0]?.headers).not.toHaveProperty('if-none-match');
  });

  test.each([
    ['an image', 'image/png', 'PNG'],
    ['a PDF', 'application/pdf', '%PDF-1.7'],
    ['JSON', 'application/json', '{}'],
  ])('skips %s as content_type', async (_name, contentType, body) => {
    const { fetcher } = await openSite((_req, res) => respond(res, body, { headers: { 'content-type': contentType } }));
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({
      outcome: 'skipped',
      reason: 'content_type',
      contentType,
      status: 200,
    });
  });

  test.each([
    ['markup', '  <!doctype html><p>x', 'ok'],
    ['an empty body', '', 'ok'],
    ['bytes of something else', 'GIF89a', 'skipped'],
  ])('judges %s without a Content-Type by its beginning', async (_name, body, outcome) => {
    const { fetcher } = await openSite((_req, res) => res.end(body));
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({ outcome, contentType: null });
  });

  test('reads robots.txt and sitemaps of any content type', async () => {
    const { fetcher } = await openSite((_req, res) =>
      respond(res, 'text', { headers: { 'content-type': 'image/png' } }),
    );
    expect(await fetcher.fetch({ url: page, accept: 'robots' })).toMatchObject({ outcome: 'ok', body: 'text' });
    expect(await fetcher.fetch({ url: page, accept: 'sitemap' })).toMatchObject({ outcome: 'ok', body: 'text' });
  });
});

describe('conditional requests', () => {
  test('sends the validators and reports not_modified', async () => {
    const { fetcher, requests } = await openSite((_req, res) => {
      res.writeHead(304, { etag: '"v1"' });
      res.end();
    });
    const lastModified = 'Sat, 21 Nov 2026 08:00:00 GMT';
    expect(await fetcher.fetch({ url: page, accept: 'html', etag: '"v1"', lastModified })).toEqual({
      outcome: 'not_modified',
      status: 304,
      requestedUrl: page,
      finalUrl: page,
      redirects: [],
      milliseconds: expect.any(Number),
      etag: '"v1"',
      lastModified: null,
    });
    expect(requests[0]?.headers).toMatchObject({ 'if-none-match': '"v1"', 'if-modified-since': lastModified });
  });

  test('does not send them to the target of a redirect, whose validators they are not', async () => {
    const { fetcher, requests } = await openSite((req, res) =>
      req.url === '/page' ? redirect(res, '/other') : respond(res, '<p>other'),
    );
    expect(await fetcher.fetch({ url: page, accept: 'html', etag: '"v1"' })).toMatchObject({ outcome: 'ok' });
    expect(requests.map((req) => req.headers['if-none-match'])).toEqual(['"v1"', undefined]);
  });

  test('a 304 of the target, which was not asked conditionally, is an error of the site', async () => {
    const { fetcher } = await openSite((req, res) => {
      if (req.url === '/page') return redirect(res, '/other');
      res.writeHead(304);
      res.end();
    });
    expect(await fetcher.fetch({ url: page, accept: 'html', etag: '"v1"' })).toMatchObject({
      outcome: 'http_error',
      status: 304,
    });
  });

  test('a 304 that nobody asked for is an error of the site', async () => {
    const { fetcher } = await openSite((_req, res) => {
      res.writeHead(304);
      res.end();
    });
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({ outcome: 'http_error', status: 304 });
  });
});

describe('error statuses', () => {
  test.each([404, 410, 403, 429, 500, 503])('%i is http_error with the text of its body', async (status) => {
    const { fetcher } = await openSite((_req, res) => respond(res, '<h1>sorry</h1>', { status }));
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({
      outcome: 'http_error',
      status,
      body: '<h1>sorry</h1>',
      retryAfterSeconds: null,
    });
  });

  test.each([
    ['seconds', '120', 120],
    ['a date', 'Sat, 21 Nov 2026 12:00:30 GMT', 30],
    ['nonsense', 'soon', null],
  ])('reads a Retry-After of %s', async (_name, header, retryAfterSeconds) => {
    const { fetcher } = await openSite(
      (_req, res) => respond(res, 'busy', { status: 503, headers: { 'retry-after': header } }),
      {
        now: () => new Date('2026-11-21T12:00:00Z'),
      },
    );
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({
      outcome: 'http_error',
      retryAfterSeconds,
    });
  });

  test('an error body that cannot be read leaves the status', async () => {
    const { fetcher } = await openSite((_req, res) =>
      respond(res, 'not gzip', { status: 500, headers: { 'content-encoding': 'gzip' } }),
    );
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({
      outcome: 'http_error',
      status: 500,
      body: '',
    });
  });
});

describe('cancelling', () => {
  test('a signal ends the request as cancelled', async () => {
    const controller = new AbortController();
    const { fetcher } = await openSite(() => controller.abort());
    expect(await fetcher.fetch({ url: page, accept: 'html', signal: controller.signal })).toMatchObject({
      outcome: 'failed',
      reason: 'cancelled',
      retryable: false,
    });
  });

  test('a signal that was aborted before sends nothing', async () => {
    const { fetcher, requests } = await openSite((_req, res) => respond(res, '<p>'));
    const response = await fetcher.fetch({ url: page, accept: 'html', signal: AbortSignal.abort() });
    expect(response).toMatchObject({ outcome: 'failed', reason: 'cancelled' });
    expect(requests).toEqual([]);
  });
});

describe('connections', () => {
  test('serves the requests for one host from a bounded number of connections that stay open', async () => {
    const sockets = new Set<unknown>();
    const { fetcher } = await openSite(
      (req, res) => {
        sockets.add(req.socket);
        respond(res, '<p>');
      },
      { limits: { maxConnectionsPerHost: 2 } },
    );
    const urls = Array.from({ length: 20 }, (_, index) => `${page}/${index}`);
    const responses = await Promise.all(urls.map((url) => fetcher.fetch({ url, accept: 'html' })));
    expect(responses.every((response) => response.outcome === 'ok')).toBe(true);
    expect(sockets.size).toBe(2);
  });

  test('a redirect and its target share one connection', async () => {
    const sockets = new Set<unknown>();
    const { fetcher } = await openSite((req, res) => {
      sockets.add(req.socket);
      if (req.url === '/page') redirect(res, '/other');
      else respond(res, '<p>other');
    });
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({ outcome: 'ok' });
    expect(sockets.size).toBe(1);
  });

  test('a closed port is refused, and worth another try', async () => {
    const { fetcher: closing, origin } = await openSite((_req, res) => res.destroy());
    await closing.close();
    // Port 1 of the loopback interface has no listener on any machine that runs these tests.
    const fetcher = openFetcher(origin.replace(/:\d+$/, ':1'));
    expect(await fetcher.fetch({ url: page, accept: 'html' })).toMatchObject({
      outcome: 'failed',
      reason: 'refused',
      retryable: true,
    });
  });
});

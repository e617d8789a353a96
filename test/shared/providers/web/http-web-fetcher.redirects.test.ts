import { describe, expect, test } from 'vitest';
import { openSite, redirect, respond } from './site-server.ts';

const start = 'https://shop.example/start';

describe('following redirects', () => {
  test.each([301, 302, 303, 307, 308])('follows %i and lists the hops', async (status) => {
    const { fetcher } = await openSite((req, res) => {
      if (req.url === '/start') redirect(res, '/middle', status);
      else if (req.url === '/middle') redirect(res, 'end#part', status);
      else respond(res, '<p>end');
    });
    expect(await fetcher.fetch({ url: start, accept: 'html' })).toMatchObject({
      outcome: 'ok',
      requestedUrl: start,
      finalUrl: 'https://shop.example/end',
      redirects: ['https://shop.example/middle', 'https://shop.example/end'],
    });
  });

  test('maps a redirect to the origin behind an override back to the public host', async () => {
    const { fetcher } = await openSite((req, res) =>
      req.url === '/start' ? redirect(res, `http://127.0.0.1:${req.socket.localPort}/end?q=1`) : respond(res, '<p>end'),
    );
    expect(await fetcher.fetch({ url: start, accept: 'html' })).toMatchObject({
      outcome: 'ok',
      finalUrl: 'https://shop.example/end?q=1',
      redirects: ['https://shop.example/end?q=1'],
    });
  });

  test('keeps http and https of an overridden host apart in what it returns', async () => {
    const { fetcher } = await openSite((req, res) =>
      req.url === '/start' ? redirect(res, 'http://shop.example/end') : respond(res, '<p>end'),
    );
    expect(await fetcher.fetch({ url: start, accept: 'html' })).toMatchObject({ finalUrl: 'http://shop.example/end' });
  });

  test('reads a Location with bytes beyond ASCII as UTF-8', async () => {
    const { fetcher, requests } = await openSite((req, res) => {
      if (req.url === '/start') redirect(res, Buffer.from('/größe').toString('latin1'));
      else respond(res, '<p>end');
    });
    expect(await fetcher.fetch({ url: start, accept: 'html' })).toMatchObject({ outcome: 'ok' });
    expect(requests[1]?.url).toBe('/gr%C3%B6%C3%9Fe');
  });

  test('a redirect status without a Location is an error of the site', async () => {
    const { fetcher } = await openSite((_req, res) => respond(res, 'where?', { status: 302 }));
    expect(await fetcher.fetch({ url: start, accept: 'html' })).toMatchObject({ outcome: 'http_error', status: 302 });
  });

  test('a large body under a redirect does not hold it up', async () => {
    const { fetcher } = await openSite((req, res) => {
      if (req.url !== '/start') return respond(res, '<p>end');
      res.writeHead(301, { location: '/end' });
      res.write('x'.repeat(100_000));
    });
    expect(await fetcher.fetch({ url: start, accept: 'html' })).toMatchObject({ outcome: 'ok' });
  });
});

describe('redirects that end the request', () => {
  test('a redirect to itself is a loop', async () => {
    const { fetcher, requests } = await openSite((_req, res) => redirect(res, '/start'));
    expect(await fetcher.fetch({ url: start, accept: 'html' })).toMatchObject({
      outcome: 'skipped',
      reason: 'redirect_loop',
      status: 301,
      location: start,
    });
    expect(requests).toHaveLength(1);
  });

  test('a redirect back to an earlier hop is a loop', async () => {
    const { fetcher } = await openSite((req, res) =>
      redirect(res, req.url === '/b' ? '/a' : req.url === '/a' ? '/b' : '/a'),
    );
    expect(await fetcher.fetch({ url: start, accept: 'html' })).toMatchObject({ reason: 'redirect_loop' });
  });

  test('the eleventh redirect is one too many', async () => {
    const { fetcher, requests } = await openSite((req, res) => redirect(res, `${req.url}x`));
    expect(await fetcher.fetch({ url: start, accept: 'html' })).toMatchObject({
      outcome: 'skipped',
      reason: 'too_many_redirects',
      location: `${start}${'x'.repeat(11)}`,
    });
    expect(requests).toHaveLength(11);
  });

  test('the caller is asked before a redirect is followed', async () => {
    const { fetcher, requests } = await openSite((_req, res) => redirect(res, 'https://other.example/x'));
    const asked: string[] = [];
    const response = await fetcher.fetch({
      url: start,
      accept: 'html',
      refuseRedirect: (location) => {
        asked.push(location);
        return 'off_site_redirect';
      },
    });
    expect(asked).toEqual(['https://other.example/x']);
    expect(response).toMatchObject({
      outcome: 'skipped',
      reason: 'off_site_redirect',
      location: 'https://other.example/x',
      finalUrl: start,
    });
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['another loopback port', 'http://127.0.0.1:1/', 'blocked_url'],
    ['a loopback address', 'http://127.0.0.1/', 'blocked_address'],
    ['a loopback address in decimal', 'http://2130706433/', 'blocked_address'],
    ['a mapped loopback address', 'http://[::ffff:127.0.0.1]/', 'blocked_address'],
    ['the metadata service', 'http://169.254.169.254/latest/meta-data/', 'blocked_address'],
    ['localhost by name', 'http://localhost/', 'blocked_address'],
    ['a host beside the overridden one', 'http://www.localhost:9001/', 'blocked_url'],
    ['a file', 'file:///etc/passwd', 'blocked_url'],
    ['a script', 'javascript:alert(1)', 'blocked_url'],
    ['credentials', 'https://user:pass@shop.example/', 'blocked_url'],
    ['no URL', 'http://[', 'blocked_url'],
  ])('refuses a redirect to %s', async (_name, location, reason) => {
    const { fetcher, requests } = await openSite((_req, res) => redirect(res, location));
    expect(await fetcher.fetch({ url: start, accept: 'html' })).toMatchObject({
      outcome: 'failed',
      reason,
      retryable: false,
    });
    expect(requests).toHaveLength(1);
  });
});

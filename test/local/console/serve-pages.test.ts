/** The pages for browsers, served beside the API. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { type BuildPages, servePages } from '../../../local/console/serve-pages.ts';
import { pageHeaders } from '../../../shared/http/page-headers.ts';

const file = (text: string, contentType: string, immutable = true) => ({
  body: Buffer.from(text),
  contentType,
  immutable,
});
const script = `const a = 1;\n`.repeat(500);
const files = new Map([
  ['index.html', file('<!doctype html><title>Console</title>', 'text/html; charset=utf-8', false)],
  ['reference.html', file('<!doctype html><title>API reference</title>', 'text/html; charset=utf-8', false)],
  ['app-1.js', file(script, 'text/javascript; charset=utf-8')],
]);

const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

async function serve(build: BuildPages): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const pages = servePages(build);
  const server = createServer((request, response) => {
    void pages(request, response).then((done) => {
      if (!done) response.writeHead(418).end('for the API');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return (path, init = {}) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
}

const get = await serve(async () => files);

const strict = (response: Response): void => {
  for (const [name, value] of Object.entries(pageHeaders)) expect(response.headers.get(name)).toBe(value);
};

describe('every response', () => {
  test.each([
    '/',
    '/console',
    '/console/',
    '/console/app-1.js',
    '/console/nothing',
    '/docs',
    '/docs/',
    '/docs/app-1.js',
  ])('to %s has the strict headers', async (path) => strict(await get(path, { headers: { accept: 'text/html' } })));

  test('lets scripts and styles come from the service alone, and lets nothing frame a page', () => {
    const policy = pageHeaders['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
    expect(pageHeaders['x-frame-options']).toBe('DENY');
  });
});

describe('a browser', () => {
  test('that opens the root is sent to the console, and a client of the API is not', async () => {
    const opened = await get('/', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/console/']);
    expect((await get('/', { headers: { accept: '*/*' } })).status).toBe(418);
    expect((await get('/v1/sites')).status).toBe(418);
  });

  test('gets the page of each folder, and the folder of a path without its slash', async () => {
    expect(await (await get('/console/')).text()).toContain('Console');
    expect(await (await get('/docs/?x=1')).text()).toContain('API reference');
    expect((await get('/docs')).headers.get('location')).toBe('/docs/');
    expect((await get('/console')).headers.get('location')).toBe('/console/');
  });

  test('keeps a file whose name holds its digest, and asks again for a page', async () => {
    expect((await get('/console/app-1.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const page = await get('/console/');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/console/', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    strict(again);
    expect((await get('/console/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('gets a large file compressed where it takes gzip', async () => {
    const [zipped, plain] = [
      await get('/console/app-1.js', { headers: { 'accept-encoding': 'gzip' } }),
      await get('/console/app-1.js', { headers: { 'accept-encoding': 'identity' } }),
    ];
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(Number(zipped.headers.get('content-length'))).toBeLessThan(script.length / 2);
    expect(await zipped.text()).toBe(script);
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, script]);
    expect(zipped.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });

  test.each(['/console/..%2fpackage.json', '/console/../package.json', '/console/%2e%2e/x', '/console/app-1.js/'])(
    'gets no other file: %s',
    async (path) => expect([404, 418]).toContain((await get(path)).status),
  );

  test('can read a page alone', async () => {
    const posted = await get('/console/', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await get('/console/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('the pages', () => {
  test('are built with the first request, once, and again after a build that failed', async () => {
    let builds = 0;
    const open = await serve(async () => {
      builds += 1;
      if (builds === 1) throw new Error('no');
      return files;
    });
    expect(builds).toBe(0);
    const failed = await open('/console/');
    expect(failed.status).toBe(500);
    strict(failed);
    await Promise.all([open('/console/'), open('/docs/'), open('/console/app-1.js')]);
    expect((await open('/console/')).status).toBe(200);
    expect(builds).toBe(2);
  });
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SampleSite, sampleSiteDomain, startSampleSite } from '../../local/sample-site-server.ts';

const folder = path.join(import.meta.dirname, '../../local/sample-site');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const pagePath = (file: string) =>
  `/${file
    .split(path.sep)
    .join('/')
    .replace(/index\.html$/, '')}`;
const pages = new Map(files.map((file) => [pagePath(file), readFileSync(path.join(folder, file), 'utf8')]));
const html = (at: string) => pages.get(at) ?? '';

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite();
});
afterAll(() => site.stop());

/** fetch() resolves ".." by itself; a hostile client does not. */
function rawGet(target: string, method = 'GET'): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.origin);
    request({ hostname, port, path: target, method }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    })
      .on('error', reject)
      .end();
  });
}

describe('the server', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/blog/?page=2', 'text/html; charset=utf-8'],
    ['/styles.css', 'text/css; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/images/logo.svg', 'image/svg+xml'],
  ])('serves %s as %s', async (at, contentType) => {
    const response = await fetch(site.origin + at);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(contentType);
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const response = await fetch(`${site.origin}/robots.txt`, { method: 'HEAD' });
    expect(Number(response.headers.get('content-length'))).toBe(statSync(path.join(folder, 'robots.txt')).size);
    expect(await response.text()).toBe('');
  });

  test.each(['etag', 'last-modified'])('answers 304 to a known %s', async (validator) => {
    const first = await fetch(site.origin);
    const name = validator === 'etag' ? 'if-none-match' : 'if-modified-since';
    const again = await fetch(site.origin, { headers: { [name]: first.headers.get(validator) ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('answers 200 to another ETag, whatever the date says', async () => {
    const headers = { 'if-none-match': '"other"', 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() };
    expect((await fetch(site.origin, { headers })).status).toBe(200);
  });

  test('answers a missing page with 404 and a page', async () => {
    const response = await fetch(`${site.origin}/guides/mend-a-puncture/`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<h1>Page not found</h1>');
  });

  test.each([
    ['/old-shop/', '/shop/'],
    ['/shop', '/shop/'],
    ['//shop', '/shop/'],
    ['/blog/../shop', '/shop/'],
  ])('redirects %s to %s', async (target, location) => {
    expect(await rawGet(target)).toEqual({ status: 301, location });
  });

  test.each([
    '/../sample-site-server.ts',
    '/..%2fsample-site-server.ts',
    '/%2e%2e/%2e%2e/package.json',
    '/..',
    '/%00',
    '/%zz',
    '*',
  ])('gives nothing away for %s', async (target) => {
    expect((await rawGet(target)).status).toBe(404);
  });

  test('refuses to be written to', async () => {
    expect((await rawGet('/', 'POST')).status).toBe(405);
  });

  test('stops although a client keeps its connection open', async () => {
    const other = await startSampleSite();
    await (await fetch(other.origin)).text();
    await other.stop();
    await expect(fetch(other.origin)).rejects.toThrow();
  });
});

describe('the pages', () => {
  const titleOf = (text: string) => /<title>(.*?)<\/title>/.exec(text.split('</head>', 1)[0] ?? '')?.[1];
  const descriptionOf = (text: string) => /<meta name="description" content="(.*?)">/.exec(text)?.[1];
  const jsonLdOf = (text: string) => /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1];
  const wordsOf = (text: string) =>
    (/<main>(.*)<\/main>/s.exec(text)?.[1] ?? '')
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/).length;
  const h1Count = (text: string) => text.split('<h1').length - 1;

  test.each([
    ['/', 'BikeStore'],
    ['/about/', 'AboutPage'],
    ['/contact/', 'ContactPage'],
    ['/services/full-bike-service/', 'Service'],
    ['/shop/fernhill-touring-bike/', 'Product'],
    ['/guides/clean-a-bike-chain/', 'Article'],
    ['/blog/winter-commuting-checklist/', 'BlogPosting'],
  ])('%s is a good page: title, one H1, %s structured data', (at, type) => {
    expect(titleOf(html(at))?.length).toBeGreaterThanOrEqual(30);
    expect(titleOf(html(at))?.length).toBeLessThanOrEqual(60);
    expect(h1Count(html(at))).toBe(1);
    expect(JSON.parse(jsonLdOf(html(at)) ?? '')).toMatchObject({ '@context': 'https://schema.org', '@type': type });
    expect(html(at)).not.toMatch(/lorem ipsum|\[company|xx%|todo/i);
  });

  test.each([
    { at: '/shop/', fault: 'two H1s', has: (text: string) => h1Count(text) === 2 },
    { at: '/shop/', fault: 'too long a title', has: (text: string) => (titleOf(text)?.length ?? 0) > 70 },
    { at: '/workshop-prices/', fault: 'no title', has: (text: string) => titleOf(text) === undefined },
    { at: '/workshop-prices/', fault: 'no description', has: (text: string) => descriptionOf(text) === undefined },
    { at: '/gift-cards/', fault: 'hardly any text', has: (text: string) => wordsOf(text) < 50 },
    { at: '/cycle-to-work/', fault: 'placeholders', has: (text: string) => /\[Company Name\].*XX%/.test(text) },
    { at: '/newsletter/thank-you/', fault: 'noindex', has: (text: string) => text.includes('content="noindex') },
    { at: '/', fault: 'a long description', has: (text: string) => (descriptionOf(text)?.length ?? 0) > 160 },
    { at: '/', fault: 'an image without alt', has: (text: string) => /<img (?![^>]*alt=)/.test(text) },
  ])('$at keeps its fault for the audit to find: $fault', ({ at, has }) => {
    expect(has(html(at))).toBe(true);
  });

  test('/blog/tubeless-or-inner-tubes/ keeps its broken structured data', () => {
    const jsonLd = jsonLdOf(html('/blog/tubeless-or-inner-tubes/')) ?? '{}';
    expect(() => JSON.parse(jsonLd)).toThrow(SyntaxError);
  });

  test('the guide is long, and signed and dated', () => {
    const guide = html('/guides/clean-a-bike-chain/');
    expect(wordsOf(guide)).toBeGreaterThan(1200);
    expect(guide).toMatch(/rel="author">Hannah Pryce<.*<time datetime="2025-03-11">/);
  });

  test('every link and picture exists, but for one missing page', async () => {
    const targets = new Set(
      [...pages.values()].flatMap((text) =>
        [...text.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map((match) => match[1] ?? ''),
      ),
    );
    const statuses = await Promise.all(
      [...targets].map(async (at) => ({ at, status: (await fetch(site.origin + at)).status })),
    );
    expect(statuses.filter(({ status }) => status !== 200)).toEqual([{ at: '/guides/mend-a-puncture/', status: 404 }]);
  });

  test('the sitemap lists every page but the private one; one page is found nowhere else', () => {
    const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>https:\/\/([^/]*)(.*?)<\/loc>/g)];
    expect(new Set(listed.map((match) => match[1]))).toEqual(new Set([sampleSiteDomain]));
    const publicPages = [...pages.keys()].filter((at) => at !== '/staff/rota/');
    expect(listed).toHaveLength(publicPages.length);
    expect(new Set(listed.map((match) => match[2]))).toEqual(new Set(publicPages));
    const linking = [...pages].filter(([, text]) => text.includes('href="/cycle-to-work/"'));
    expect(linking).toEqual([]);
  });

  test('robots.txt names the sitemap and forbids the page that the about page links to', () => {
    const robots = readFileSync(path.join(folder, 'robots.txt'), 'utf8');
    expect(robots).toContain(`\nSitemap: https://${sampleSiteDomain}/sitemap.xml\n`);
    expect(robots).toContain('\nDisallow: /staff/\n');
    expect(html('/about/')).toContain('href="/staff/rota/"');
  });
});

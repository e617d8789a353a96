import { describe, expect, test } from 'vitest';
import { auditPages, type SiteOfPages } from '../../../../scripts/issues/audit-pages.ts';
import { greenWith, served, siteWith } from '../../../../scripts/issues/examples/clean-site.ts';
import { readSrcset } from '../../../../shared/domain/issues/read-srcset.ts';

const found = (site: SiteOfPages, id: string) =>
  auditPages(site).issues.flatMap((issue) =>
    issue.issueId === id ? [{ path: new URL(issue.url).pathname, urls: issue.urls }] : [],
  );

describe('what is no issue', () => {
  test.each([
    ['image-without-alt', '<div hidden><img src="/a.jpg"></div>'],
    ['image-without-alt', '<div style="display: none"><p><img src="/a.jpg"></p></div>'],
    ['image-without-alt', '<noscript><img src="/a.jpg"></noscript>'],
    ['meta-refresh', '<meta http-equiv="refresh" content="300; url=https://shop.example/green/">'],
    ['meta-refresh', '<noscript><meta http-equiv="refresh" content="0; url=/no-script/"></noscript>'],
    ['nofollow-internal-link', '<p><a rel="nofollow" href="/_sources/index.txt">Show source</a></p>'],
  ])('%s: %s', (id, body) => {
    expect(found(greenWith({ body }), id)).toEqual([]);
  });

  test('canonical-not-secure: of a page that is read over http, and of a canonical page on another site', () => {
    expect(found(greenWith({ canonical: 'http://growers.example/green/' }), 'canonical-not-secure')).toEqual([]);
  });
});

describe('mixed content is found', () => {
  test.each([
    '<img src="/a.jpg" alt="A field" srcset="http://shop.example/b.jpg 2x">',
    '<picture><source srcset="/a.webp 1x, http://shop.example/b.webp 2x"><img src="/a.jpg" alt="A field"></picture>',
    '<video poster="http://shop.example/a.jpg"></video>',
    '<object data="http://shop.example/a.svg"></object>',
    '<audio src="http://shop.example/a.mp3"></audio>',
    '<audio><source src="http://shop.example/a.mp3"></audio>',
    '<video><source src="http://shop.example/a.mp4"></video>',
  ])('in %s', (body) => {
    const [page] = found(greenWith({ body }), 'mixed-content');
    expect(page?.urls).toEqual([expect.stringMatching(/^http:\/\/shop\.example\/[ab]\./)]);
  });
});

test('mixed content is not what a drawing names', () => {
  const body = '<svg><audio src="http://shop.example/a.mp3"></audio></svg>';
  expect(found(greenWith({ body }), 'mixed-content')).toEqual([]);
});

test('pictures that do not exist are found by every way in which a page shows one', () => {
  const body = `<picture><source srcset="/a.webp 1x, /a2.webp 2x"><img src="/b.jpg" alt="A field"></picture>
    <video poster="/c.jpg"></video><img srcset="/e.jpg 2x" alt="A hill">
    <div hidden><img src="/hidden.jpg"></div>`;
  const missing = ['a.webp', 'b.jpg', 'c.jpg', 'e.jpg', 'hidden.jpg'].map((name) => ({
    url: `https://shop.example/${name}`,
    kind: 'image' as const,
    statusCode: 404,
    reason: null,
    bytes: null,
    redirectsTo: null,
  }));
  const [page] = found({ ...greenWith({ body }), checks: missing }, 'image-broken');
  expect(page?.urls.map((url) => new URL(url).pathname)).toEqual(['/a.webp', '/b.jpg', '/c.jpg', '/e.jpg']);
});

test.each([
  ['a.jpg', ['a.jpg']],
  ['a.jpg, b.jpg 2x', ['a.jpg', 'b.jpg']],
  ['a.jpg 1x,b.jpg 2x', ['a.jpg', 'b.jpg']],
  ['/w_100,h_50/a.jpg 100w, /w_200,h_100/a.jpg 200w', ['/w_100,h_50/a.jpg', '/w_200,h_100/a.jpg']],
  ['', []],
])('a srcset of %s', (srcset, addresses) => {
  expect(readSrcset(srcset)).toEqual(addresses);
});

test('clicks are counted from where the address of the site leads to', () => {
  const steps = Object.fromEntries(
    [1, 2, 3, 4, 5].map((at) => [
      `/en/${at}/`,
      served(`step-${at}`, { path: `/en/${at}/`, links: [`/en/${at + 1}/`] }),
    ]),
  );
  const site = siteWith({ '/': { to: '/en/' }, '/en/': served('tea', { path: '/en/', links: ['/en/1/'] }), ...steps });
  expect(found({ ...site, sitemap: null }, 'page-too-deep').map(({ path }) => path)).toEqual(['/en/5/']);
});

test.each([
  ['eng', ['/green/']],
  ['deu-AT', ['/green/']],
  ['en', []],
  ['de-AT', []],
  ['fil', []],
])('the code %s of an alternate', (code, paths) => {
  const head = `<link rel="alternate" hreflang="${code}" href="https://shop.example/green/">`;
  expect(found(greenWith({ head }), 'hreflang-invalid-code').map(({ path }) => path)).toEqual(paths);
});

describe('another spelling that nothing links to', () => {
  const answered = (path: string, more: Record<string, unknown> = {}) => ({
    ...siteWith(),
    checks: [
      {
        url: new URL(path, 'https://shop.example/').href,
        kind: 'probe' as const,
        statusCode: 200,
        reason: null,
        bytes: null,
        redirectsTo: null,
        isCopy: true,
        ...more,
      },
    ],
  });
  test.each([
    ['http-not-redirected', 'http://shop.example/', { redirectsTo: 'https://shop.example/', isCopy: false }],
    ['http-not-redirected', 'http://shop.example/', { statusCode: null, reason: 'refused' }],
    ['http-not-redirected', 'http://shop.example/', { statusCode: 403 }],
    ['host-not-redirected', 'https://www.shop.example/', { isCopy: false }],
    ['host-not-redirected', 'https://www.shop.example/', { statusCode: null, reason: 'dns', isCopy: false }],
    ['spelling-not-redirected', '/green', { isCopy: false }],
    ['spelling-not-redirected', '/GREEN/', { statusCode: 404, isCopy: false }],
  ])('%s: %s, which returned %j', (id, address, result) => {
    expect(found(answered(address), id)).toHaveLength(1);
    expect(found(answered(address, result), id)).toEqual([]);
  });

  test('http-not-redirected: of a page over http that redirects to http elsewhere', () => {
    const elsewhere = answered('http://shop.example/green/', { redirectsTo: 'http://www.shop.example/green/' });
    expect(found(elsewhere, 'http-not-redirected')).toEqual([
      { path: '/green/', urls: ['http://shop.example/green/'] },
    ]);
  });
});

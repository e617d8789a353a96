import { type Example, greenWith, homeWith, served, siteWith, siteWithCopies, url } from './clean-site.ts';

const siteWithSitemap = (paths: readonly string[], pages: Parameters<typeof siteWith>[0] = {}): Example['site'] =>
  siteWith(pages, { sitemap: ['/', '/green/', '/black/', ...paths] });

/** Each page links to the next. */
const chain = Object.fromEntries(
  [1, 2, 3, 4, 5].map((at) => [
    `/step-${at}/`,
    served(`step-${at}`, { links: ['/', `/step-${at + 1}/`].slice(0, at === 5 ? 1 : 2) }),
  ]),
);

export const examplesOfAddresses: Readonly<Record<string, Example>> = {
  'page-not-found': { at: '/gone/', site: siteWith(homeWith(['/gone/'])) },
  'access-refused': { at: '/members/', site: siteWith({ ...homeWith(['/members/']), '/members/': { status: 403 } }) },
  'server-error': { at: '/basket/', site: siteWith({ ...homeWith(['/basket/']), '/basket/': { status: 500 } }) },
  'no-response': { at: '/slow/', site: siteWith({ ...homeWith(['/slow/']), '/slow/': { failure: 'timeout' } }) },
  'redirect-chain': {
    at: '/old/',
    site: siteWith({ ...homeWith(['/old/']), '/old/': { to: '/older/' }, '/older/': { to: '/green/' } }),
  },
  'redirect-loop': {
    at: '/round/',
    site: siteWith({ ...homeWith(['/round/']), '/round/': { to: '/around/' }, '/around/': { to: '/round/' } }),
  },
  'redirect-temporary': {
    at: '/Green/',
    site: siteWith(
      { ...homeWith(['/Green/'], { links: ['/Green/', '/black/'] }), '/Green/': { to: '/green/', status: 302 } },
      { sitemap: ['/', '/black/'] },
    ),
  },
  'soft-404': {
    at: '/white/',
    site: siteWith({
      ...homeWith(['/white/']),
      '/white/': served('white', {
        title: 'Page not found',
        h1: 'Page not found',
        text: 'We could not find this page.',
      }),
    }),
  },
  'meta-refresh': {
    at: '/green/',
    site: greenWith({ head: '<meta http-equiv="refresh" content="0; url=https://shop.example/black/">' }),
  },
  'broken-internal-link': { at: '/', site: siteWith(homeWith(['/gone/'])) },
  'broken-external-link': {
    at: '/green/',
    site: {
      ...greenWith({ links: ['/', 'https://growers.example/visit'] }),
      checks: [
        {
          url: 'https://growers.example/visit',
          kind: 'link',
          statusCode: 404,
          reason: null,
          bytes: null,
          redirectsTo: null,
        },
      ],
    },
  },
  'broken-file-link': {
    at: '/green/',
    site: {
      ...greenWith({ links: ['/', '/prices.pdf'] }),
      checks: [
        { url: url('/prices.pdf'), kind: 'file', statusCode: 404, reason: null, bytes: null, redirectsTo: null },
      ],
    },
  },
  'broken-spelling-link': {
    at: '/black/',
    site: {
      ...siteWith({ '/black/': served('black', { links: ['/', '/Green/'] }) }),
      checks: [
        { url: url('/Green/'), kind: 'spelling', statusCode: 404, reason: null, bytes: null, redirectsTo: null },
      ],
    },
  },
  'link-to-spelling-redirect': {
    at: '/black/',
    site: {
      ...siteWith({ '/black/': served('black', { links: ['/', '/green'] }) }),
      checks: [
        {
          url: url('/green'),
          kind: 'spelling',
          statusCode: 200,
          reason: null,
          bytes: null,
          redirectsTo: url('/green/'),
        },
      ],
    },
  },
  'link-to-redirect': { at: '/', site: siteWith({ ...homeWith(['/old/']), '/old/': { to: '/green/' } }) },
  'orphan-page': { at: '/alone/', site: siteWith({ '/alone/': served('alone') }) },
  'dead-end': { at: '/green/', site: greenWith({ links: [] }) },
  'nofollow-internal-link': {
    at: '/green/',
    site: greenWith({ body: '<a rel="nofollow" href="/black/">Black tea</a>' }),
  },
  'nofollow-page': { at: '/green/', site: greenWith({ head: '<meta name="robots" content="nofollow">' }) },
  'link-without-text': {
    at: '/green/',
    site: greenWith({ body: '<a href="/black/"><img src="/black.jpg" alt=""></a>' }),
  },
  'generic-link-text': { at: '/green/', site: greenWith({ body: '<a href="/black/">Read more</a>' }) },
  'too-many-links': {
    at: '/green/',
    site: greenWith({ body: Array.from({ length: 501 }, (_, at) => `<a href="/#t${at}">Tea ${at}</a>`).join(' ') }),
  },
  'link-not-secure': { at: '/green/', site: greenWith({ links: ['http://shop.example/'] }) },
  'localhost-link': { at: '/green/', site: greenWith({ links: ['/', 'http://localhost:3000/draft'] }) },
  'page-too-deep': { at: '/step-5/', site: siteWith({ ...homeWith(['/step-1/']), ...chain }) },
  noindex: {
    at: '/green/',
    site: siteWithSitemap([], { '/green/': served('green', { head: '<meta name="robots" content="noindex">' }) }),
  },
  'unavailable-after': {
    at: '/green/',
    site: greenWith({ head: '<meta name="robots" content="unavailable_after: Fri, 20 Nov 2026 15:00:00 GMT">' }),
  },
  'noindex-home': {
    at: '/',
    site: siteWith(homeWith([], { head: '<meta name="robots" content="noindex">' })),
  },
  'noindex-in-sitemap': { at: '/green/', site: greenWith({ head: '<meta name="robots" content="noindex">' }) },
  'disallowed-in-sitemap': { at: '/private/', site: siteWithSitemap(['/private/']) },
  'broken-in-sitemap': { at: '/gone/', site: siteWithSitemap(['/gone/']) },
  'redirect-in-sitemap': { at: '/old/', site: siteWithSitemap(['/old/'], { '/old/': { to: '/green/' } }) },
  'canonicalized-in-sitemap': {
    at: '/copy/',
    site: siteWith({ ...homeWith(['/copy/']), '/copy/': served('green', { canonical: url('/green/') }) }),
  },
  'missing-from-sitemap': {
    at: '/new/',
    site: siteWithSitemap([], { ...homeWith(['/new/']), '/new/': served('new') }),
  },
  'sitemap-missing': { at: '/', site: siteWith({}, { sitemap: null }) },
  'canonical-missing': { at: '/green/', site: greenWith({ canonical: null }) },
  'canonical-home': { at: '/green/', site: greenWith({ canonical: url('/') }) },
  'canonical-several': { at: '/green/', site: greenWith({ head: `<link rel="canonical" href="${url('/black/')}">` }) },
  'canonical-broken': { at: '/green/', site: greenWith({ canonical: url('/gone/') }) },
  'canonical-redirect': {
    at: '/green/',
    site: siteWith({ '/green/': served('green', { canonical: url('/old/') }), '/old/': { to: '/black/' } }),
  },
  'canonical-chain': {
    at: '/copy/',
    site: siteWith({
      ...homeWith(['/copy/']),
      '/copy/': served('copy', { canonical: url('/second/') }),
      '/second/': served('second', { canonical: url('/green/') }),
    }),
  },
  'canonical-noindex': {
    at: '/copy/',
    site: siteWith({
      ...homeWith(['/copy/']),
      '/copy/': served('copy', { canonical: url('/green/') }),
      '/green/': served('green', { head: '<meta name="robots" content="noindex">' }),
    }),
  },
  'canonical-off-site': { at: '/green/', site: greenWith({ canonical: 'https://growers.example/green/' }) },
  'canonical-not-secure': { at: '/green/', site: greenWith({ canonical: 'http://shop.example/green/' }) },
  'http-in-sitemap': {
    at: '/green/',
    site: siteWith({}, { sitemap: ['/', '/green/', '/black/', 'http://shop.example/green/'] }),
  },
  'url-double-slash': {
    at: '/teas//white/',
    site: siteWith({ ...homeWith(['/teas//white/']), '/teas//white/': served('white', { path: '/teas//white/' }) }),
  },
  'host-not-redirected': { at: '/', site: siteWithCopies(['https://www.shop.example/']) },
  'spelling-not-redirected': { at: '/', site: siteWithCopies([url('/index.html'), url('/index.php')]) },
};

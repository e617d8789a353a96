import {
  DOMAIN,
  type Example,
  greenWith,
  homeWith,
  sentences,
  served,
  siteWith,
  siteWithCopies,
  url,
} from './clean-site.ts';

const alternate = (code: string, path: string): string =>
  `<link rel="alternate" hreflang="${code}" href="${url(path)}">`;
const both = alternate('en', '/green/') + alternate('de', '/black/');

export const examplesOfPages: Readonly<Record<string, Example>> = {
  'title-missing': { at: '/green/', site: greenWith({ title: null }) },
  'title-duplicate': { at: '/green/', site: greenWith({ title: 'All about black from our gardens' }) },
  'title-too-short': { at: '/green/', site: greenWith({ title: 'Green tea' }) },
  'title-too-long': {
    at: '/green/',
    site: greenWith({ title: `Green tea ${'from the hills of the north '.repeat(3)}` }),
  },
  'title-several': { at: '/green/', site: greenWith({ head: '<title>Green tea, second title</title>' }) },
  'description-missing': { at: '/green/', site: greenWith({ description: null }) },
  'description-duplicate': {
    at: '/green/',
    site: greenWith({
      description:
        'Where our black grows, how it is picked and dried, and how to brew it at home: what our visitors ask most often about black.',
    }),
  },
  'description-too-short': { at: '/green/', site: greenWith({ description: 'Green tea from our gardens.' }) },
  'description-too-long': { at: '/green/', site: greenWith({ description: 'Green tea from our gardens. '.repeat(8) }) },
  'description-several': {
    at: '/green/',
    site: greenWith({ head: '<meta name="description" content="A second one.">' }),
  },
  'h1-missing': { at: '/green/', site: greenWith({ h1: null }) },
  'h1-several': { at: '/green/', site: greenWith({ body: '<h1>How to brew it</h1>' }) },
  'h1-duplicate': { at: '/green/', site: greenWith({ h1: 'Our black and where it grows' }) },
  'heading-level-skipped': { at: '/green/', site: greenWith({ body: '<h3>How to brew it</h3>' }) },
  'heading-empty': { at: '/green/', site: greenWith({ body: '<h2></h2>' }) },
  'content-thin': { at: '/green/', site: greenWith({ text: sentences('green', 3) }) },
  'content-duplicate': {
    at: '/green/',
    site: greenWith({ text: sentences('black'), h1: 'Our black and where it grows', links: ['/'] }),
  },
  'content-near-duplicate': {
    at: '/green/',
    site: greenWith({ text: `${sentences('black')} It costs four euros.`, h1: 'Our green' }),
  },
  'page-in-several-spellings': {
    at: '/green/',
    site: {
      ...siteWith({
        '/green/': served('green', { canonical: null }),
        '/black/': served('black', { links: ['/', '/green'] }),
      }),
      checks: [{ url: url('/green'), kind: 'spelling', statusCode: 200, reason: null, bytes: null, redirectsTo: null }],
    },
  },
  'language-missing': { at: '/green/', site: greenWith({ lang: null }) },
  'language-invalid': { at: '/green/', site: greenWith({ lang: 'english' }) },
  'placeholder-text': {
    at: '/green/',
    site: greenWith({
      text: `${sentences('green')} Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.`,
    }),
  },
  'viewport-missing': {
    at: '/green/',
    site: siteWith({
      '/green/': { ...served('green'), html: (served('green').html ?? '').replace(/<meta name="viewport"[^>]*>/, '') },
    }),
  },
  'hreflang-no-return': { at: '/green/', site: greenWith({ head: both }) },
  'hreflang-invalid-code': { at: '/green/', site: greenWith({ head: alternate('en-UK', '/green/') }) },
  'hreflang-no-self': { at: '/green/', site: greenWith({ head: alternate('de', '/black/') }) },
  'hreflang-not-secure': {
    at: '/green/',
    site: greenWith({ head: '<link rel="alternate" hreflang="en" href="http://shop.example/green/">' }),
  },
  'hreflang-broken': {
    at: '/green/',
    site: siteWith({
      ...homeWith(['/gruen/']),
      '/green/': served('green', { head: alternate('en', '/green/') + alternate('de', '/gruen/') }),
    }),
  },
  'hreflang-conflict': {
    at: '/green/',
    site: greenWith({ head: alternate('en', '/green/') + alternate('en', '/black/') }),
  },
  'image-without-alt': { at: '/green/', site: greenWith({ body: '<img src="/leaf.jpg">' }) },
  'image-broken': {
    at: '/green/',
    site: {
      ...greenWith({ body: '<img src="/leaf.jpg" alt="A leaf">' }),
      checks: [{ url: url('/leaf.jpg'), kind: 'image', statusCode: 404, reason: null, bytes: null, redirectsTo: null }],
    },
  },
  'image-too-large': {
    at: '/green/',
    site: {
      ...greenWith({ body: '<img src="/leaf.jpg" alt="A leaf">' }),
      checks: [
        { url: url('/leaf.jpg'), kind: 'image', statusCode: 200, reason: null, bytes: 4_812_004, redirectsTo: null },
      ],
    },
  },
  'structured-data-unparseable': {
    at: '/green/',
    site: greenWith({ head: '<script type="application/ld+json">{"@type": "Product", "name": "Green tea",}</script>' }),
  },
  'structured-data-invalid': {
    at: '/green/',
    site: greenWith({
      head: '<script type="application/ld+json">{"@context": "https://schema.org", "@type": "Product"}</script>',
    }),
  },
  'structured-data-missing': {
    at: '/shop/green/',
    site: siteWith({
      ...homeWith(['/shop/green/']),
      '/shop/green/': served('green', {
        path: '/shop/green/',
        openGraph:
          '<meta property="og:type" content="product"><meta property="og:title" content="Green tea"><meta property="og:image" content="https://shop.example/green.jpg"><meta property="product:price:amount" content="4.50"><meta property="product:price:currency" content="EUR">',
        body: '<p class="price">€4.50</p><form action="/cart"><button name="add-to-cart">Add to cart</button></form>',
      }),
    }),
  },
  'mixed-content': { at: '/green/', site: greenWith({ head: '<script src="http://cdn.example/tea.js"></script>' }) },
  'http-page': {
    at: '/plain/',
    site: siteWith(
      { '/green/': { to: 'http://shop.example/plain/' }, '/plain/': served('green', { path: '/plain/' }) },
      { sitemap: ['/', '/green/', '/black/'] },
    ),
  },
  'http-not-redirected': { at: '/', site: siteWithCopies(['http://shop.example/']) },
  'insecure-form': {
    at: '/green/',
    site: greenWith({ body: '<form action="http://shop.example/order"><input name="mail"></form>' }),
  },
  'slow-response': { at: '/green/', site: siteWith({ '/green/': { ...served('green'), milliseconds: 4_210 } }) },
  'document-too-large': {
    at: '/green/',
    site: greenWith({ head: `<script type="application/json">"${'x'.repeat(2_000_001)}"</script>` }),
  },
  'document-beyond-limit': {
    at: '/huge/',
    site: siteWith({ ...homeWith(['/huge/']), '/huge/': { failure: 'too_large' } }),
  },
  uncompressed: {
    at: '/green/',
    site: siteWith({ '/green/': { html: served('green', { text: sentences('green', 300) }).html ?? '' } }),
  },
  'open-graph-missing': { at: '/green/', site: greenWith({ openGraph: '' }) },
  'open-graph-image-missing': {
    at: '/green/',
    site: greenWith({ openGraph: '<meta property="og:title" content="Green tea">' }),
  },
  'ai-crawlers-disallowed': {
    at: '/',
    site: siteWith({}, { robotsText: 'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /' }),
  },
  'robots-txt-invalid': {
    at: '/',
    site: siteWith({}, { robotsText: 'Disallow: /cart/\nUser-agent: *\nDisallow: basket\nDissalow: /draft/' }),
  },
  'llms-txt-missing': { at: '/', site: siteWith({}, { llmsTxt: null, llmsTxtStatus: 404 }) },
  'llms-txt-invalid': { at: '/', site: siteWith({}, { llmsTxt: `Pages of ${DOMAIN}` }) },
  'content-by-script': {
    at: '/app/',
    site: siteWith({
      ...homeWith(['/app/']),
      '/app/': {
        html: '<!doctype html><html lang="en"><head><title>The tea planner</title><script src="/main.js"></script></head><body><div id="root"></div></body></html>',
        headers: { 'content-encoding': 'gzip' },
      },
    }),
  },
};

/** Issues of unavailable_after, of temporary redirects, of alternates that sitemaps name, and of searches that versions of a page share. */
import { describe, expect, test } from 'vitest';
import { auditPages, type SiteOfPages } from '../../../../scripts/issues/audit-pages.ts';
import { greenWith, homeWith, served, siteWith, url } from '../../../../scripts/issues/examples/clean-site.ts';
import { type KnownUrl, urlKey } from '../../../../shared/domain/issues/known-url.ts';
import { dateTemporaryRedirects } from '../../../../shared/domain/issues/temporary-redirects.ts';
import { findMessages } from '../../../../shared/domain/messages/render-message.ts';

const english = findMessages('en');
const found = (site: SiteOfPages, id: string) =>
  auditPages(site).issues.flatMap((issue) =>
    issue.issueId === id ? [[new URL(issue.url).pathname, english.render(issue.message)]] : [],
  );

describe('unavailable_after, on 22 November 2026', () => {
  const meta = (content: string, name = 'robots') => greenWith({ head: `<meta name="${name}" content="${content}">` });

  test.each([
    ['2026-11-20', 'since 2026-11-20'],
    ['Fri, 20 Nov 2026 15:00:00 GMT', 'since 2026-11-20'],
    ['20 Nov 2026 23:30:00 EST', 'since 2026-11-21'],
    ['2026-12-20T10:00:00+01:00', 'from 2026-12-20 on'],
  ])('%s is found in the document and in the header', (date, words) => {
    const sentence = ['/green/', `The page asks search engines to leave it out ${words}.`];
    expect(found(meta(`max-snippet: 20, unavailable_after: ${date}, noarchive`), 'unavailable-after')).toEqual([
      sentence,
    ]);
    const headers = {
      'content-encoding': 'gzip',
      'x-robots-tag': `googlebot: unavailable_after: ${date}, otherbot: nofollow`,
    };
    const page = { ...served('green'), headers };
    const site = siteWith({ '/green/': page });
    expect(found(site, 'unavailable-after')).toEqual([sentence]);
    expect(found(site, 'nofollow-page')).toEqual([]);
  });

  test('a page whose date is past is left out, as with noindex: its title is no duplicate', () => {
    const title = 'All about black from our gardens';
    const site = (date: string) =>
      greenWith({ title, head: `<meta name="robots" content="unavailable_after: ${date}">` });
    expect(found(site('2026-11-20'), 'title-duplicate')).toEqual([]);
    expect(found(site('2027-11-20'), 'title-duplicate')).toHaveLength(2);
  });

  test.each([
    ['a date in months', meta('unavailable_after: 2027-03-01')],
    ['no date', meta('unavailable_after: soon')],
    ['another crawler', meta('unavailable_after: 2026-11-20', 'otherbot')],
  ])('nothing is said of %s', (_, site) => {
    expect(found(site, 'unavailable-after')).toEqual([]);
  });
});

describe('a redirect', () => {
  const redirected = (to: string, status: number, from = '/Green/') =>
    siteWith({ ...homeWith([], { links: [from, '/black/'] }), [from]: { to, status } }, { sitemap: ['/', '/black/'] });

  test.each([302, 303, 307])('with status %i to another spelling is temporary', (status) => {
    expect(found(redirected('/green/', status), 'redirect-temporary')).toEqual([
      [
        '/Green/',
        `The address redirects with status ${status}, for a while, to another spelling of itself: https://shop.example/green/.`,
      ],
    ]);
  });

  test.each([
    ['is permanent', redirected('/green/', 301)],
    ['is permanent, by status 308', redirected('/green/', 308)],
    ['leads to another page, for a while perhaps', redirected('/green/', 302, '/today/')],
  ])('that %s is no issue', (_, site) => {
    expect(found(site, 'redirect-temporary')).toEqual([]);
  });
});

describe('a temporary redirect to another page of the site', () => {
  const begun = '2026-10-01T00:00:00.000Z';
  const redirect = (path: string, { status = 302, to = '/green/' } = {}): [string, KnownUrl] => [
    urlKey(url(path)) ?? path,
    {
      url: url(path),
      outcome: 'redirected',
      reason: null,
      statusCode: 200,
      finalUrl: url(to),
      redirects: [url(to)],
      redirectStatuses: [status],
      foundOn: url('/'),
      canonicalUrl: null,
    },
  ];
  const crawl = (
    urls: ReadonlyMap<string, KnownUrl>,
    auditedAt: string,
    before: ReadonlyMap<string, KnownUrl> = new Map(),
    isCurrent = (_: string) => true,
  ) => new Map([...urls, ...dateTemporaryRedirects(urls, before, { domain: 'shop.example', auditedAt, isCurrent })]);
  const temporaryOf = (urls: ReadonlyMap<string, KnownUrl>, path = '/today') =>
    urls.get(urlKey(url(path)) ?? path)?.temporary;
  const today = new Map([redirect('/today')]);

  test('is dated by the crawl that met it first, and counted by those that met it again', () => {
    const first = crawl(today, begun);
    expect(temporaryOf(first)).toEqual({ since: begun, crawls: 1 });
    const second = crawl(today, '2026-10-20T00:00:00.000Z', first);
    expect(temporaryOf(second)).toEqual({ since: begun, crawls: 2 });
    // A crawl that does not come to it says nothing of it.
    const unmet = crawl(second, '2026-10-30T00:00:00.000Z', second, () => false);
    expect(temporaryOf(unmet)).toEqual({ since: begun, crawls: 2 });
  });

  test('begins anew where it leads elsewhere', () => {
    const second = crawl(
      new Map([redirect('/today', { to: '/black/' })]),
      '2026-10-20T00:00:00.000Z',
      crawl(today, begun),
    );
    expect(temporaryOf(second)).toEqual({ since: '2026-10-20T00:00:00.000Z', crawls: 1 });
  });

  test('is not dated where it is permanent, from the home page, or shared with two others, as that to a sign-in', () => {
    expect(temporaryOf(crawl(new Map([redirect('/today', { status: 301 })]), begun))).toBeUndefined();
    expect(temporaryOf(crawl(new Map([redirect('/')]), begun), '/')).toBeUndefined();
    const three = crawl(new Map([redirect('/today'), redirect('/orders'), redirect('/account')]), begun);
    expect(temporaryOf(three)).toBeUndefined();
  });

  const stayed = (temporary: KnownUrl['temporary']) =>
    siteWith(
      { ...homeWith([], { links: ['/today/', '/black/'] }), '/today/': { to: '/green/', status: 302 } },
      { sitemap: ['/', '/black/'], temporary: temporary === undefined ? {} : { '/today/': temporary } },
    );

  test('is an issue after three crawls and thirty days, with both', () => {
    expect(found(stayed({ since: begun, crawls: 4 }), 'redirect-temporary')).toEqual([
      [
        '/today/',
        'The address has redirected with status 302, for a while, to https://shop.example/green/ since 2026-10-01, in 4 crawls.',
      ],
    ]);
  });

  test.each([
    ['two crawls', { since: begun, crawls: 2 }],
    ['a week', { since: '2026-11-15T00:00:00.000Z', crawls: 7 }],
    ['one crawl, of which no date is kept', undefined],
  ])('is none after %s', (_, temporary) => {
    expect(found(stayed(temporary), 'redirect-temporary')).toEqual([]);
  });
});

describe('an address of the sitemap', () => {
  const sentence = (to: string) => `A sitemap names this address, which redirects to ${to}.`;

  test.each([
    ['in capitals', '/Green/'],
    ['without the slash', '/green'],
  ])('%s that redirects to the page is an issue, at its own spelling', (_, entry) => {
    const site = siteWith({ [entry]: { to: '/green/', status: 301 } }, { sitemap: ['/', entry, '/black/'] });
    expect(found(site, 'redirect-in-sitemap')).toEqual([[entry, sentence(url('/green/'))]]);
  });

  test.each([
    ['of another host', 'https://www.shop.example/green/', url('/green/'), 'redirect-in-sitemap'],
    ['over http', 'http://shop.example/green/', url('/green/'), 'http-in-sitemap'],
  ])('%s that redirects is one issue, of its type', (_, entry, to, id) => {
    const { serve, ...site } = siteWith({}, { sitemap: ['/', entry, '/black/'] });
    const asked = { ...site, serve: (path: string, at = '') => (at === entry ? { to, status: 301 } : serve(path)) };
    for (const type of ['redirect-in-sitemap', 'http-in-sitemap'])
      expect([type, found(asked, type).length]).toEqual([type, type === id ? 1 : 0]);
  });

  test('that is the page itself is none', () => {
    expect(found(siteWith(), 'redirect-in-sitemap')).toEqual([]);
  });
});

describe('a "not found" page with status 200', () => {
  const lost = (title: string, h1: string) =>
    siteWith({ ...homeWith(['/white/']), '/white/': served('white', { title, h1, text: 'Try the menu.' }) });

  test('is quoted by its title where the title says it', () => {
    expect(found(lost('This address does not exist', 'Oh'), 'soft-404')).toEqual([
      [
        '/white/',
        'The page returns status 200 and says that it does not exist: its title is "This address does not exist".',
      ],
    ]);
  });

  test('is not quoted by a title that says something else', () => {
    expect(found(lost('The tea shop', 'This address does not exist'), 'soft-404')).toEqual([
      ['/white/', 'The page returns status 200 and says that it does not exist.'],
    ]);
  });
});

describe('alternates that the sitemap names', () => {
  const pair = [
    ['en', url('/green/')],
    ['de', url('/black/')],
  ] as const;

  test('on both pages have their return links', () => {
    const site = siteWith({}, { sitemapAlternates: { '/green/': pair, '/black/': pair } });
    for (const id of ['hreflang-no-return', 'hreflang-no-self', 'hreflang-conflict'])
      expect(found(site, id)).toEqual([]);
  });

  test('on one page alone have none', () => {
    const site = siteWith({}, { sitemapAlternates: { '/green/': pair } });
    expect(found(site, 'hreflang-no-return').map(([path]) => path)).toEqual(['/green/']);
  });

  test('are joined with those of the document: what one of them says is a return link, and two pages for a code are a conflict', () => {
    const head = pair.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`).join('');
    const green = { '/green/': served('green', { head }) };
    expect(found(siteWith(green, { sitemapAlternates: { '/black/': pair } }), 'hreflang-no-return')).toEqual([]);
    const other = { '/green/': [['de', url('/')] as const] };
    expect(found(siteWith(green, { sitemapAlternates: other }), 'hreflang-conflict').map(([path]) => path)).toEqual([
      '/green/',
    ]);
  });
});

test('versions of a page in other languages do not share a search', () => {
  const window = { startDate: '2026-10-23', endDate: '2026-11-19' };
  const pages = ['/green', '/black'].map((path) => ({ key: `shop.example${path}`, clicks: 40 }));
  const searches = { window, falls: [], unclicked: [], shown: null, rivals: [{ query: 'sencha', pages }] };
  const alternates = { '/green/': [['de', url('/black/')] as const] };
  expect(found(siteWith({}, { searches }), 'search-rivals')).toHaveLength(2);
  expect(found(siteWith({}, { searches, sitemapAlternates: alternates }), 'search-rivals')).toEqual([]);
});

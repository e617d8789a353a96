/** Issues of unavailable_after, of temporary redirects, of alternates that sitemaps name, and of searches that versions of a page share. */
import { describe, expect, test } from 'vitest';
import { auditPages, type SiteOfPages } from '../../../../scripts/issues/audit-pages.ts';
import { greenWith, homeWith, served, siteWith, url } from '../../../../scripts/issues/examples/clean-site.ts';
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

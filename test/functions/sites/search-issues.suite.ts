/** The issues of search data: of a site that is connected to a Search Console, from crawl to crawl. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { recentWindow, windowBefore } from '../../../shared/domain/search-console/window.ts';
import { connectSearchConsole } from '../../../shared/operator/connect-search-console.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { crawledSite, html } from '../../harness/crawled-site.ts';
import type { Tenant } from '../../harness/system.ts';
import { authorizedUser, type FakeRow, row } from '../../shared/providers/search-console/fake-google.ts';
import { google, system } from '../../systems/search-console.ts';

const window = recentWindow(new Date());
const lastHalf = recentWindow(new Date(), 14);
const before = windowBefore(window);
const quarter = recentWindow(new Date(), 91);
const paths = ['/', '/green/', '/black/', '/white/', '/herbs/'];

let tenant: Tenant;
let site: Awaited<ReturnType<typeof crawledSite>>;
let at: (path: string) => string;
beforeAll(async () => {
  tenant = await system.tenant();
  site = await crawledSite(system, tenant, () =>
    Object.fromEntries(paths.map((path) => [path, html(`Page ${path}`, path === '/' ? paths.slice(1) : ['/'])])),
  );
  at = (path) => `https://${site.web.domain}${path}`;
});
beforeEach(() => {
  google.requests.length = 0;
});

interface Searches {
  lastDay?: string;
  shared?: boolean;
}

/** A year is not covered; `/white/` was not shown, `/black/` fell, `/green/` and `/black/` share a query, `/herbs/` is passed by. */
const answerWith = ({ lastDay = window.endDate, shared = true }: Searches = {}) => {
  google.answer = ({ body: { dimensions = [], startDate } }): FakeRow[] => {
    if (dimensions[0] === 'date') return [row(1, 10, 3, quarter.startDate), row(1, 10, 3, lastDay)];
    if (dimensions[0] === 'query') return queries(startDate === lastHalf.startDate, shared);
    const black = startDate === before.startDate ? 300 : 60;
    return [
      row(500, 9_000, 2, at('/')),
      row(90, 900, 3, at('/green/')),
      row(black, 900, 3, at('/black/')),
      row(40, 900, 3, at('/herbs/')),
    ];
  };
};

const queries = (isLast: boolean, shared: boolean): FakeRow[] => [
  row(30, 300, 4, 'sencha', at('/green/')),
  ...(shared ? [row(20, 300, 5, 'sencha', at('/black/'))] : []),
  ...Array.from({ length: 12 }, (_, of) => row(10, 100, 2, `tea ${of}`, at(`/other-${of}/`))),
  row(isLast ? 1 : 0, 500, 2, 'infusion', at('/herbs/')),
];

const searchIssues = async () =>
  Object.fromEntries(Object.entries(await site.issues()).filter(([id]) => id.startsWith('search-')));

const evidenceOf = async (id: string) =>
  Object.fromEntries(
    Object.entries(await site.pagesOf(id)).map(([path, { evidence, related_urls }]) => [
      path,
      { evidence, related_urls },
    ]),
  );

const ids = ['search-clicks-fallen', 'search-never-shown', 'search-rivals', 'search-seldom-clicked'];

test('a site without a connection has none, and says so; nobody is asked', async () => {
  answerWith();
  await site.crawl();
  expect(await searchIssues()).toEqual({});
  expect((await site.meta())['search']).toEqual({ gsc_status: 'not_connected', window: null });
  expect(google.requests).toEqual([]);
});

test('a connected site has each, with figures and dates; what was looked for for the first time is not new', async () => {
  await connectSearchConsole(system.operator, {
    siteId: site.siteId,
    property: `sc-domain:${site.web.domain}`,
    credentials: authorizedUser,
  });
  for (const { id, path } of await site.listed('?limit=100')) {
    if (path !== '/white/') continue;
    await updateItem(system.table, keys.page(tenant.organizationId, id), {
      set: { createdAt: '2026-01-02T03:04:05.678Z' },
    });
  }
  await site.crawl();
  expect(Object.keys(await searchIssues()).toSorted()).toEqual(ids);
  for (const issue of Object.values(await searchIssues())) expect(issue).toMatchObject({ new: null, fixed: null });
  const days = `From ${window.startDate} to ${window.endDate}`;
  expect(await evidenceOf('search-rivals')).toEqual({
    '/green/': {
      evidence: `${days} the clicks of 1 search were divided between this page and others: "sencha" (60 here, 40 on ${at('/black/')}).`,
      related_urls: [at('/black/')],
    },
    '/black/': {
      evidence: `${days} the clicks of 1 search were divided between this page and others: "sencha" (40 here, 60 on ${at('/green/')}).`,
      related_urls: [at('/green/')],
    },
  });
  expect(await evidenceOf('search-clicks-fallen')).toEqual({
    '/black/': {
      evidence: `The page had 60 clicks from search from ${window.startDate} to ${window.endDate}, and 300 from ${before.startDate} to ${before.endDate}, the weeks before.`,
      related_urls: [],
    },
  });
  expect(await evidenceOf('search-seldom-clicked')).toEqual({
    '/herbs/': {
      evidence: `${days} the page was clicked less than half as often as other pages of the site at the same position for 1 search: "infusion" (position 2.0, shown 1,000 times, 1 click where 100 are to be expected).`,
      related_urls: [],
    },
  });
  expect(await evidenceOf('search-never-shown')).toEqual({
    '/white/': {
      evidence: `The page, which is known since 2026-01-02, was not shown in search from ${quarter.startDate} to ${quarter.endDate}.`,
      related_urls: [],
    },
  });
  expect((await site.meta())['search']).toEqual({
    gsc_status: 'available',
    window: { start_date: window.startDate, end_date: window.endDate },
  });
});

test('what is repaired is fixed at the next crawl, and the rest is neither new nor fixed', async () => {
  answerWith({ shared: false });
  await site.crawl();
  const issues = await searchIssues();
  expect(issues['search-rivals']).toEqual({ pages: 0, new: 0, fixed: 2 });
  for (const id of ids.filter((of) => of !== 'search-rivals'))
    expect(issues[id]).toEqual({ pages: 1, new: 0, fixed: 0 });
});

test('when Search Console does not answer, what is known stays, and is not compared', async () => {
  google.answer = () => ({ status: 403, body: '{}' });
  await site.crawl();
  expect(await searchIssues()).toEqual(
    Object.fromEntries(
      ids.filter((of) => of !== 'search-rivals').map((id) => [id, { pages: 1, new: null, fixed: null }]),
    ),
  );
  expect((await site.meta())['search']).toEqual({ gsc_status: 'unavailable', window: null });
});

test('data that are too old say nothing', async () => {
  answerWith({ lastDay: '2026-01-01' });
  await site.crawl();
  expect(await searchIssues()).toEqual({});
  expect((await site.meta())['search']).toEqual({ gsc_status: 'available', window: null });
});

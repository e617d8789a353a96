import { message, quoted } from '../../messages/message.ts';
import type { SiteSearches } from '../../search-console/site-searches.ts';
import { issueFamily } from '../issue-family.ts';
import type { IssueType } from '../issue-type.ts';
import { urlKey } from '../known-url.ts';
import type { SearchedSite } from '../searched-site.ts';
import type { PageSummary } from '../whole-site.ts';
import { firstUrls, listed } from '../wording.ts';

const { search } = issueFamily('search');

const showWindow = ({ startDate: start, endDate: end }: SiteSearches['window']) => ({ start, end });

/** For each page the pages that it shares the query with. Versions of one page in several languages are no rivals. */
function listRivals({ query, pages }: SiteSearches['rivals'][number], { pageOf }: SearchedSite) {
  const known = pages.flatMap(({ key, clicks }) => {
    const page = pageOf(key);
    return page === null ? [] : [{ page, clicks }];
  });
  return known.flatMap((own) => {
    const others = known.filter(({ page }) => page !== own.page && !isVersion(page, own.page));
    return others.length === 0 ? [] : [{ query, own, others }];
  });
}

const isVersion = (page: PageSummary, other: PageSummary): boolean => names(page, other) || names(other, page);

const names = ({ alternates }: PageSummary, { key }: PageSummary): boolean =>
  alternates.some(([, url]) => urlKey(url) === key);

export const searchTypes: readonly IssueType[] = [
  search('search-rivals', 'notice', function* ({ window, rivals }, site) {
    const shared = rivals.flatMap((one) => listRivals(one, site));
    for (const [page, queries] of Map.groupBy(shared, ({ own }) => own.page)) {
      const searches = queries.map(({ query, own: { clicks }, others }) => {
        const named = others.map((one) =>
          message('issues.search-rivals.other', { url: one.page.url, clicks: one.clicks }),
        );
        return message('issues.search-rivals.item', { query: quoted(query), clicks, others: listed(named) });
      });
      yield {
        at: page.url,
        values: { count: queries.length, ...showWindow(window), searches: listed(searches) },
        urls: firstUrls(queries.flatMap(({ others }) => others.map((one) => one.page.url))),
      };
    }
  }),
  search('search-clicks-fallen', 'warning', function* ({ window, falls }, { pageOf }) {
    for (const { key, now, before, isYear, comparedWith } of falls) {
      const page = pageOf(key);
      const earlier = { startBefore: comparedWith.startDate, endBefore: comparedWith.endDate };
      if (page !== null) yield { at: page.url, values: { now, before, isYear, ...showWindow(window), ...earlier } };
    }
  }),
  search('search-seldom-clicked', 'notice', function* ({ window, unclicked }, { pageOf }) {
    for (const [page, results] of Map.groupBy(unclicked, ({ key }) => pageOf(key))) {
      if (page === null) continue;
      const searches = results.map(({ query, impressions, clicks, position, expected }) =>
        message('issues.search-seldom-clicked.item', {
          ...{ query: quoted(query), position, impressions, clicks, expected },
        }),
      );
      yield { at: page.url, values: { count: results.length, ...showWindow(window), searches: listed(searches) } };
    }
  }),
  // The site has had the page for all of the time: a newer one may just not have been found yet.
  search('search-never-shown', 'notice', function* ({ shown }, { pages, keyOf }) {
    if (shown === null) return;
    const { start, end } = showWindow(shown.window);
    const keys = new Set(shown.keys);
    for (const page of pages) {
      const since = page.knownSince?.slice(0, 'YYYY-MM-DD'.length) ?? end;
      if (since < start && !keys.has(keyOf(page))) yield { at: page.url, values: { start, end, since } };
    }
  }),
];

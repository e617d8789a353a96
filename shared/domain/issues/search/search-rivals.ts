import { message, quoted } from '../../messages/message.ts';
import type { RivalPages } from '../../search-console/rival-pages.ts';
import type { SearchIssue } from '../issue-type.ts';
import { urlKey } from '../known-url.ts';
import type { SearchedSite } from '../searched-site.ts';
import type { PageSummary } from '../whole-site.ts';
import { firstUrls, listed } from '../wording.ts';

interface Rival {
  readonly page: PageSummary;
  readonly clicks: number;
}

export const searchRivals: SearchIssue = {
  of: 'search',
  id: 'search-rivals',
  family: 'search',
  severity: 'notice',
  find: function* ({ window, rivals }, site) {
    const found = Map.groupBy(
      rivals.flatMap((shared) => rivalsOf(shared, site)),
      ({ own }) => own.page,
    );
    for (const [page, queries] of found) {
      const searches = queries.map(({ query, own, others }) =>
        message('issues.search-rivals.item', {
          query: quoted(query),
          clicks: own.clicks,
          others: listed(
            others.map(({ page: { url }, clicks }) => message('issues.search-rivals.other', { url, clicks })),
          ),
        }),
      );
      yield {
        url: page.url,
        message: message('issues.search-rivals.evidence', {
          count: queries.length,
          start: window.startDate,
          end: window.endDate,
          searches: listed(searches),
        }),
        urls: firstUrls(queries.flatMap(({ others }) => others.map(({ page: { url } }) => url))),
      };
    }
  },
};

/** For each page the pages that it shares the query with. Versions of one page in several languages are no rivals. */
function rivalsOf({ query, pages }: RivalPages, { pageOf }: SearchedSite) {
  const known = pages.flatMap(({ key, clicks }): Rival[] => {
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

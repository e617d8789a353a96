import { pageKey } from '../urls/page-url.ts';
import type { Performance } from './performance.ts';
import { isSiteName } from './site-name.ts';

/** Two pages compete where the second has this share of what the first has. */
export const RIVAL_SHARE = 0.25;
/** In two weeks. A page that is clicked once in two weeks has five clicks in both halves of a month in 1 of 75,000 cases. */
const CLICKS_MIN = 5;
/** Where the home page is first, the pages below it are its sitelinks. */
const SITELINKS_POSITION_MAX = 1.5;
/** Of a site; those with the most clicks. */
const RIVALS_MAX = 2_000;

/** How a page was found by a query. */
export interface QueryRow extends Performance {
  readonly query: string;
  /** The page's key, that search rows are joined by. */
  readonly key: string;
}

/** A query whose clicks several pages share. */
export interface RivalPages {
  readonly query: string;
  /** Most clicks first. */
  readonly pages: readonly { readonly key: string; readonly clicks: number }[];
}

/**
 * The queries whose clicks pages of a site share for weeks: in both halves of the time each has a real share. One page that took the place
 * of another has clicks in one half alone. Searches for the site itself show several of its pages on purpose.
 */
export function findRivals(halves: readonly [readonly QueryRow[], readonly QueryRow[]], domain: string): RivalPages[] {
  const [first, second] = halves.map((rows) => Map.groupBy(rows, ({ query }) => query));
  const homeKey = pageKey(`https://${domain}/`)?.key;
  const isSitelinks = ({ key, position }: QueryRow): boolean => key === homeKey && position <= SITELINKS_POSITION_MAX;
  return [...(first ?? [])]
    .flatMap(([query, rows]): RivalPages[] => {
      const later = second?.get(query) ?? [];
      const rivals = sharing(rows).intersection(sharing(later));
      if (rivals.size < 2 || isSiteName(query, domain) || [...rows, ...later].some(isSitelinks)) return [];
      const sumClicks = (key: string): number =>
        [...rows, ...later].reduce((all, row) => all + (row.key === key ? row.clicks : 0), 0);
      const pages = [...rivals].map((key) => ({ key, clicks: sumClicks(key) }));
      return [{ query, pages: pages.toSorted((a, b) => b.clicks - a.clicks) }];
    })
    .toSorted((a, b) => countClicks(b) - countClicks(a))
    .slice(0, RIVALS_MAX);
}

/** The pages that have a real share of a query's clicks. */
function sharing(rows: readonly QueryRow[]): Set<string> {
  const most = rows.reduce((max, { clicks }) => Math.max(max, clicks), 0);
  const isReal = ({ clicks }: QueryRow): boolean => clicks >= CLICKS_MIN && clicks >= most * RIVAL_SHARE;
  return new Set(rows.filter(isReal).map(({ key }) => key));
}

const countClicks = ({ pages }: RivalPages): number => pages.reduce((all, { clicks }) => all + clicks, 0);

import type { SiteSearches } from '../../../shared/domain/search-console/site-searches.ts';
import { DOMAIN, type Example, siteWith } from './clean-site.ts';

const window = { startDate: '2026-10-23', endDate: '2026-11-19' };
const quarter = { startDate: '2026-08-21', endDate: '2026-11-19' };
const yearBefore = { startDate: '2025-10-24', endDate: '2025-11-20' };
const keyOf = (path: string): string => `${DOMAIN}${path}`;

/** Search data that have nothing to say, but for what is given. */
const siteSearchedAs = (found: Partial<SiteSearches>): Example['site'] => {
  const keys = ['/', '/green', '/black'].map(keyOf);
  const searches = { window, falls: [], rivals: [], unclicked: [], shown: { window: quarter, keys }, ...found };
  return siteWith({}, { searches });
};

export const examplesOfSearches: Readonly<Record<string, Example>> = {
  'search-rivals': {
    at: '/green/',
    site: siteSearchedAs({
      rivals: [
        {
          query: 'sencha',
          pages: [
            { key: keyOf('/green'), clicks: 42 },
            { key: keyOf('/black'), clicks: 31 },
          ],
        },
      ],
    }),
  },
  'search-clicks-fallen': {
    at: '/green/',
    site: siteSearchedAs({
      falls: [{ key: keyOf('/green'), now: 120, before: 310, isYear: true, comparedWith: yearBefore }],
    }),
  },
  'search-seldom-clicked': {
    at: '/green/',
    site: siteSearchedAs({
      unclicked: [
        { query: 'sencha', key: keyOf('/green'), clicks: 12, impressions: 1_400, position: 2.9, expected: 84 },
      ],
    }),
  },
  'search-never-shown': {
    at: '/green/',
    site: siteSearchedAs({ shown: { window: quarter, keys: [keyOf('/'), keyOf('/black')] } }),
  },
};

import type { SiteIssue } from '../issue-type.ts';
import { isBroken } from '../known-url.ts';
import { namedCanonicals } from '../named-canonicals.ts';

export const canonicalBroken: SiteIssue = {
  of: 'site',
  id: 'canonical-broken',
  family: 'index',
  severity: 'error',
  title: 'Canonical page does not exist',
  why: 'Search engines are led to an error.',
  how: 'Name a page that exists as canonical.',
  found:
    'From canonical links to addresses that the crawl requested with exactly this spelling: 404, 410, or 500 to 599.',
  find: function* (site) {
    for (const { url, canonical } of namedCanonicals(site)) {
      const known = site.view.find(canonical);
      if (known && isBroken(known) && (known.outcome === 'gone' || Number(known.statusCode) >= 500)) {
        yield {
          url,
          message: `The page names ${canonical} as canonical, which returned status ${known.statusCode}.`,
          urls: [canonical],
        };
      }
    }
  },
};

import type { SiteIssue } from '../issue-type.ts';
import { urlKey } from '../known-url.ts';
import { namedCanonicals } from '../named-canonicals.ts';
import { isOwnCanonical } from '../whole-site.ts';
import { firstUrls } from '../wording.ts';

export const canonicalChain: SiteIssue = {
  of: 'site',
  id: 'canonical-chain',
  family: 'index',
  severity: 'warning',
  title: 'Canonical page names another one',
  why: 'Search engines may follow neither.',
  how: 'Name the last page of the chain as canonical.',
  found: 'From the canonical links of pages.',
  find: function* (site) {
    for (const { url, canonical } of namedCanonicals(site)) {
      const target = site.pageAt(canonical);
      const folded = site.view.find(canonical);
      const next =
        target && !isOwnCanonical(target)
          ? target.canonical
          : folded?.outcome === 'folded' && folded.reason === 'canonical'
            ? folded.canonicalUrl
            : null;
      if (next !== null && urlKey(next) !== urlKey(canonical)) {
        yield {
          url,
          message: `The page names ${canonical} as canonical, and that page names ${next}.`,
          urls: firstUrls([canonical, next]),
        };
      }
    }
  },
};

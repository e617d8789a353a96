import type { SiteIssue } from '../issue-type.ts';
import { namedCanonicals } from '../named-canonicals.ts';
import { firstUrls } from '../wording.ts';

export const canonicalRedirect: SiteIssue = {
  of: 'site',
  id: 'canonical-redirect',
  family: 'index',
  severity: 'warning',
  title: 'Canonical address redirects',
  why: 'Search engines have to decide which of the two addresses is meant.',
  how: 'Name the address where the redirect ends.',
  found: 'From canonical links to addresses that the crawl requested with exactly this spelling.',
  find: function* (site) {
    for (const { url, canonical } of namedCanonicals(site)) {
      const known = site.view.find(canonical);
      if (known?.outcome === 'redirected' || known?.outcome === 'moved_away') {
        yield {
          url,
          message: `The page names ${canonical} as canonical, which redirects to ${known.finalUrl ?? 'another address'}.`,
          urls: firstUrls([canonical, ...(known.finalUrl === null ? [] : [known.finalUrl])]),
        };
      }
    }
  },
};

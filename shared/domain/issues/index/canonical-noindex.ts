import type { SiteIssue } from '../issue-type.ts';
import { namedCanonicals } from '../named-canonicals.ts';

export const canonicalNoindex: SiteIssue = {
  of: 'site',
  id: 'canonical-noindex',
  family: 'index',
  severity: 'error',
  title: 'Canonical page asks not to be indexed',
  why: 'Search engines may index neither.',
  how: 'Name a page that search engines may index.',
  found: 'From the canonical links and the robots directives of pages.',
  find: function* (site) {
    for (const { url, canonical } of namedCanonicals(site)) {
      if (site.pageAt(canonical)?.noindex === true)
        yield {
          url,
          message: `The page names ${canonical} as canonical, which asks search engines not to index it.`,
          urls: [canonical],
        };
    }
  },
};

import { message } from '../../messages/message.ts';
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
          message: message('issues.canonical-chain.evidence', { canonical, next }),
          urls: firstUrls([canonical, next]),
        };
      }
    }
  },
};

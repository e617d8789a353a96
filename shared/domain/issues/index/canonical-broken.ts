import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { isBroken } from '../known-url.ts';
import { spelledCanonicals } from '../named-canonicals.ts';

export const canonicalBroken: SiteIssue = {
  of: 'site',
  id: 'canonical-broken',
  family: 'index',
  severity: 'error',
  find: function* (site) {
    for (const { url, canonical } of spelledCanonicals(site)) {
      const { known, isFirstLook } = site.named(canonical) ?? {};
      if (known && isBroken(known) && (known.outcome === 'gone' || Number(known.statusCode) >= 500)) {
        yield {
          url,
          message: message('issues.canonical-broken.evidence', { canonical, status: String(known.statusCode) }),
          urls: [canonical],
          isFirstLook: isFirstLook === true,
        };
      }
    }
  },
};

import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { spelledCanonicals } from '../named-canonicals.ts';
import { firstUrls } from '../wording.ts';

export const canonicalRedirect: SiteIssue = {
  of: 'site',
  id: 'canonical-redirect',
  family: 'index',
  severity: 'warning',
  find: function* (site) {
    for (const { url, canonical } of spelledCanonicals(site)) {
      const { known, isFirstLook } = site.named(canonical) ?? {};
      if (known?.outcome === 'redirected' || known?.outcome === 'moved_away') {
        yield {
          url,
          message: message('issues.canonical-redirect.evidence', {
            canonical,
            isKnown: known.finalUrl !== null,
            url: known.finalUrl ?? '',
          }),
          urls: firstUrls([canonical, ...(known.finalUrl === null ? [] : [known.finalUrl])]),
          isFirstLook: isFirstLook === true,
        };
      }
    }
  },
};

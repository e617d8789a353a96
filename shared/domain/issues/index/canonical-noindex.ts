import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { namedCanonicals } from '../named-canonicals.ts';

export const canonicalNoindex: SiteIssue = {
  of: 'site',
  id: 'canonical-noindex',
  family: 'index',
  severity: 'error',
  find: function* (site) {
    for (const { url, canonical } of namedCanonicals(site)) {
      if (site.pageAt(canonical)?.noindex === true)
        yield {
          url,
          message: message('issues.canonical-noindex.evidence', { canonical }),
          urls: [canonical],
        };
    }
  },
};

import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { isOnSite } from '../on-site.ts';
import { firstUrls, listed } from '../wording.ts';

export const hreflangNotSecure: PageIssue = {
  of: 'page',
  id: 'hreflang-not-secure',
  family: 'international',
  severity: 'warning',
  find: ({ url, record: { alternates } }, { domain }) => {
    const insecure = alternates.map(([, to]) => to).filter((to) => to.startsWith('http:') && isOnSite(to, domain));
    if (insecure.length === 0 || !url.startsWith('https:')) return null;
    return {
      message: message('issues.hreflang-not-secure.evidence', {
        count: insecure.length,
        alternates: listed(firstUrls(insecure), new Set(insecure).size),
      }),
      urls: firstUrls(insecure),
    };
  },
};

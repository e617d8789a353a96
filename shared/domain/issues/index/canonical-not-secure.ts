import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { isOnSite } from '../on-site.ts';

export const canonicalNotSecure: PageIssue = {
  of: 'page',
  id: 'canonical-not-secure',
  family: 'index',
  severity: 'error',
  find: ({ url, record: { canonicals } }, { domain }) => {
    const [canonical] = canonicals;
    if (!canonical?.startsWith('http:') || !url.startsWith('https:')) return null;
    return isOnSite(canonical, domain)
      ? { message: message('issues.canonical-not-secure.evidence', { canonical }), urls: [canonical] }
      : null;
  },
};

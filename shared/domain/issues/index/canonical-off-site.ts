import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { isOnSite } from '../on-site.ts';

export const canonicalOffSite: PageIssue = {
  of: 'page',
  id: 'canonical-off-site',
  family: 'index',
  severity: 'notice',
  find: ({ record: { canonicals } }, { domain }) => {
    const [canonical] = canonicals;
    return canonical !== undefined && !isOnSite(canonical, domain)
      ? { message: message('issues.canonical-off-site.evidence', { canonical }), urls: [canonical] }
      : null;
  },
};

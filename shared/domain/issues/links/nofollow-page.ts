import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const nofollowPage: PageIssue = {
  of: 'page',
  id: 'nofollow-page',
  family: 'links',
  severity: 'notice',
  find: ({ record, links }) => {
    const internal = links.filter(({ isInternal }) => isInternal).length;
    return record.nofollow && internal > 0
      ? {
          message: message('issues.nofollow-page.evidence', { count: internal }),
          urls: [],
        }
      : null;
  },
};

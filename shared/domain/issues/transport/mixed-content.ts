import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { firstUrls, listed } from '../wording.ts';

export const mixedContent: PageIssue = {
  of: 'page',
  id: 'mixed-content',
  family: 'transport',
  severity: 'error',
  alsoUnread: true,
  find: ({ record: { mixedContent } }) =>
    mixedContent.count === 0
      ? null
      : {
          message: message('issues.mixed-content.evidence', {
            count: mixedContent.count,
            addresses: listed(mixedContent.first, mixedContent.count),
          }),
          urls: firstUrls(mixedContent.first),
        },
};

import type { PageIssue } from '../issue-type.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const mixedContent: PageIssue = {
  of: 'page',
  id: 'mixed-content',
  family: 'transport',
  severity: 'error',
  title: 'Mixed content',
  why: 'Browsers block what comes without encryption, or warn of it.',
  how: 'Load it over https.',
  found: 'From the pictures, frames, media, scripts and styles that a page over https names with http.',
  alsoUnread: true,
  find: ({ record: { mixedContent } }) =>
    mixedContent.count === 0
      ? null
      : {
          message: `The page over https loads ${counted(mixedContent.count, 'address', 'addresses')} over http: ${listed(mixedContent.first, mixedContent.count)}.`,
          urls: firstUrls(mixedContent.first),
        },
};

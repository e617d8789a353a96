import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { urlKey } from '../known-url.ts';
import { firstUrls } from '../wording.ts';

export const hreflangNoSelf: PageIssue = {
  of: 'page',
  id: 'hreflang-no-self',
  family: 'international',
  severity: 'notice',
  find: ({ url, record: { alternates, canonicals } }) => {
    if (alternates.length === 0) return null;
    const own = [url, ...canonicals].map(urlKey);
    return alternates.some(([, alternate]) => own.includes(urlKey(alternate)))
      ? null
      : {
          message: message('issues.hreflang-no-self.evidence', {
            count: new Set(alternates.map(([, alternate]) => alternate)).size,
          }),
          urls: firstUrls(alternates.map(([, alternate]) => alternate)),
        };
  },
};

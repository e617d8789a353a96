import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { firstUrls, listed } from '../wording.ts';

export const canonicalSeveral: PageIssue = {
  of: 'page',
  id: 'canonical-several',
  family: 'index',
  severity: 'error',
  find: ({ record: { canonicals } }) =>
    canonicals.length > 1
      ? {
          message: message('issues.canonical-several.evidence', {
            count: canonicals.length,
            atLeast: canonicals.length === 4,
            urls: listed(canonicals),
          }),
          urls: firstUrls(canonicals),
        }
      : null,
};

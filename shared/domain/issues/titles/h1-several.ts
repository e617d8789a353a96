import { message, quoted } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { listed } from '../wording.ts';

export const h1Several: PageIssue = {
  of: 'page',
  id: 'h1-several',
  family: 'titles',
  severity: 'notice',
  find: ({ record: { h1s } }) =>
    h1s.length > 1
      ? {
          message: message('issues.h1-several.evidence', {
            count: h1s.length,
            atLeast: h1s.length === 5,
            headings: listed(h1s.map(quoted)),
          }),
          urls: [],
        }
      : null,
};

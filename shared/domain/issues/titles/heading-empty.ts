import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const headingEmpty: PageIssue = {
  of: 'page',
  id: 'heading-empty',
  family: 'titles',
  severity: 'notice',
  find: ({ record: { emptyHeadings } }) =>
    emptyHeadings === 0
      ? null
      : {
          message: message('issues.heading-empty.evidence', { count: emptyHeadings }),
          urls: [],
        },
};

import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const structuredDataUnparseable: PageIssue = {
  of: 'page',
  id: 'structured-data-unparseable',
  family: 'structured_data',
  severity: 'error',
  find: ({ record: { brokenStructuredData: broken } }) =>
    broken.count === 0
      ? null
      : {
          message: message('issues.structured-data-unparseable.evidence', { errors: broken.first }),
          urls: [],
        },
};

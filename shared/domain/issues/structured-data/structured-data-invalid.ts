import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const structuredDataInvalid: PageIssue = {
  of: 'page',
  id: 'structured-data-invalid',
  family: 'structured_data',
  severity: 'warning',
  find: ({ record: { structuredErrors: errors } }) =>
    errors.count === 0
      ? null
      : {
          message: message('issues.structured-data-invalid.evidence', {
            errors: errors.first.slice(0, 3),
            more: Math.max(errors.count - 3, 0),
          }),
          urls: [],
        },
};

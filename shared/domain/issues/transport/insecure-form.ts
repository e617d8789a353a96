import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { firstUrls, listed } from '../wording.ts';

export const insecureForm: PageIssue = {
  of: 'page',
  id: 'insecure-form',
  family: 'transport',
  severity: 'error',
  find: ({ record: { insecureForms } }) =>
    insecureForms.count === 0
      ? null
      : {
          message: message('issues.insecure-form.evidence', {
            count: insecureForms.count,
            addresses: listed(insecureForms.first, insecureForms.count),
          }),
          urls: firstUrls(insecureForms.first),
        },
};

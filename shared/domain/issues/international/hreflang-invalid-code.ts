import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { codeFault } from '../language-codes.ts';
import { firstUrls } from '../wording.ts';

export const hreflangInvalidCode: PageIssue = {
  of: 'page',
  id: 'hreflang-invalid-code',
  family: 'international',
  severity: 'error',
  find: ({ record: { alternates } }) => {
    const codes = [...new Set(alternates.map(([code]) => code))];
    const faults = codes.flatMap((code) => codeFault(code) ?? []);
    return faults.length === 0
      ? null
      : {
          message: message('issues.hreflang-invalid-code.evidence', { faults }),
          urls: firstUrls(alternates.filter(([code]) => codeFault(code) !== null).map(([, url]) => url)),
        };
  },
};

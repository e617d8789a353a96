import { message } from '../../messages/message.ts';
import { foundAt, isNamed, listFoundOn } from '../found-at.ts';
import type { UrlIssue } from '../issue-type.ts';

export const serverError: UrlIssue = {
  of: 'url',
  id: 'server-error',
  family: 'status',
  severity: 'error',
  find: (known, { domain }) =>
    known.outcome === 'error' && Number(known.statusCode) >= 500 && isNamed(known, domain)
      ? {
          message: message('issues.server-error.evidence', {
            status: String(known.statusCode),
            foundAt: foundAt(known),
          }),
          urls: listFoundOn(known),
        }
      : null,
};

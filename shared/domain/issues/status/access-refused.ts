import { message } from '../../messages/message.ts';
import { foundAt, isNamed, listFoundOn } from '../found-at.ts';
import type { UrlIssue } from '../issue-type.ts';

export const accessRefused: UrlIssue = {
  of: 'url',
  id: 'access-refused',
  family: 'status',
  severity: 'warning',
  find: (known, { domain }) => {
    const { outcome, statusCode } = known;
    const isRefused =
      outcome === 'error' && statusCode !== null && statusCode >= 400 && statusCode < 500 && statusCode !== 429;
    return isRefused && isNamed(known, domain)
      ? {
          message: message('issues.access-refused.evidence', { status: String(statusCode), foundAt: foundAt(known) }),
          urls: listFoundOn(known),
        }
      : null;
  },
};

import { message } from '../../messages/message.ts';
import { foundAt, isNamed, listFoundOn } from '../found-at.ts';
import type { UrlIssue } from '../issue-type.ts';

export const documentBeyondLimit: UrlIssue = {
  of: 'url',
  id: 'document-beyond-limit',
  family: 'transport',
  severity: 'error',
  find: (known, { domain }) =>
    known.outcome === 'unreadable' && known.reason === 'too_large' && isNamed(known, domain)
      ? {
          message: message('issues.document-beyond-limit.evidence', { foundAt: foundAt(known) }),
          urls: listFoundOn(known),
        }
      : null,
};

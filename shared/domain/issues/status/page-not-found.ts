import { message } from '../../messages/message.ts';
import { foundAt, isNamed, listFoundOn } from '../found-at.ts';
import type { UrlIssue } from '../issue-type.ts';

export const pageNotFound: UrlIssue = {
  of: 'url',
  id: 'page-not-found',
  family: 'status',
  severity: 'error',
  find: (known, { domain }) =>
    known.outcome === 'gone' && isNamed(known, domain)
      ? {
          message: message('issues.page-not-found.evidence', {
            status: String(known.statusCode),
            foundAt: foundAt(known),
          }),
          urls: listFoundOn(known),
        }
      : null,
};

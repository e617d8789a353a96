import { foundAt, isNamed, listFoundOn } from '../found-at.ts';
import type { UrlIssue } from '../issue-type.ts';

export const serverError: UrlIssue = {
  of: 'url',
  id: 'server-error',
  family: 'status',
  severity: 'error',
  title: 'Server error',
  why: 'The page cannot be read while the server fails, and search engines drop pages that keep failing.',
  how: 'Find the error in the log of the server, and correct it.',
  found: 'From a status of 500 to 599 that stayed after up to four requests.',
  find: (known, { domain }) =>
    known.outcome === 'error' && Number(known.statusCode) >= 500 && isNamed(known, domain)
      ? {
          message: `The server returned status ${known.statusCode}. ${foundAt(known)}`.trim(),
          urls: listFoundOn(known),
        }
      : null,
};

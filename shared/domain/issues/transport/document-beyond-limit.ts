import { foundAt, isNamed, listFoundOn } from '../found-at.ts';
import type { UrlIssue } from '../issue-type.ts';

export const documentBeyondLimit: UrlIssue = {
  of: 'url',
  id: 'document-beyond-limit',
  family: 'transport',
  severity: 'error',
  title: 'Document too large to be read',
  why: 'It takes very long to load, and search engines read the beginning alone.',
  how: 'Move data and styles out of the document, and divide long pages.',
  found: 'From documents beyond the limits of the crawler (docs/crawler.md): 10 MB unpacked, or as much markup.',
  find: (known, { domain }) =>
    known.outcome === 'unreadable' && known.reason === 'too_large' && isNamed(known, domain)
      ? {
          message:
            `The document is larger than the crawler reads: 10 MB unpacked, or as much markup. ${foundAt(known)}`.trim(),
          urls: listFoundOn(known),
        }
      : null,
};

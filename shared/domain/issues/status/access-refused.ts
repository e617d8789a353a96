import { foundAt, isNamed, listFoundOn } from '../found-at.ts';
import type { UrlIssue } from '../issue-type.ts';

export const accessRefused: UrlIssue = {
  of: 'url',
  id: 'access-refused',
  family: 'status',
  severity: 'warning',
  title: 'Page refuses the crawler',
  why: 'What a crawler may not read cannot be checked, and search engines may be refused as well.',
  how: 'Let crawlers read the page, or remove the links that lead to it.',
  found: 'From a status of 400 to 499 other than 404, 410 and 429.',
  find: (known, { domain }) => {
    const { outcome, statusCode } = known;
    const isRefused =
      outcome === 'error' && statusCode !== null && statusCode >= 400 && statusCode < 500 && statusCode !== 429;
    return isRefused && isNamed(known, domain)
      ? {
          message: `The server returned status ${statusCode} to this crawler. ${foundAt(known)}`.trim(),
          urls: listFoundOn(known),
        }
      : null;
  },
};

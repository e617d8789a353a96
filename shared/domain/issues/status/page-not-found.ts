import { foundAt, isNamed, listFoundOn } from '../found-at.ts';
import type { UrlIssue } from '../issue-type.ts';

export const pageNotFound: UrlIssue = {
  of: 'url',
  id: 'page-not-found',
  family: 'status',
  severity: 'error',
  title: 'Page does not exist',
  why: 'Visitors and search engines that follow a link to it find nothing, and the value of the link is lost.',
  how: 'Restore the page, redirect its address to the page that replaced it, or remove what leads to it.',
  found: 'From the status 404 or 410 of an address that a page, or a sitemap, of the site names.',
  find: (known, { domain }) =>
    known.outcome === 'gone' && isNamed(known, domain)
      ? {
          message: `The server returned status ${known.statusCode}. ${foundAt(known)}`.trim(),
          urls: listFoundOn(known),
        }
      : null,
};

import type { PageIssue } from '../issue-type.ts';

const MILLISECONDS_MAX = 3_000;

export const slowResponse: PageIssue = {
  of: 'page',
  id: 'slow-response',
  family: 'transport',
  severity: 'warning',
  title: 'Slow response',
  why: 'Visitors leave, and search engines read fewer pages of a slow site.',
  how: 'Find out what the server does in this time; cache the page.',
  found: 'From the time of the crawl’s request with its redirects, to the last byte: more than three seconds.',
  alsoUnread: true,
  find: ({ record: { milliseconds } }) =>
    milliseconds !== null && milliseconds > MILLISECONDS_MAX
      ? {
          message: `The response took ${(milliseconds / 1000).toFixed(1)} seconds when the crawl read the page.`,
          urls: [],
        }
      : null,
};

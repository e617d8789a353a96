import type { PageIssue } from '../issue-type.ts';

export const metaRefresh: PageIssue = {
  of: 'page',
  id: 'meta-refresh',
  family: 'status',
  severity: 'warning',
  title: 'Redirect by the document',
  why: 'Search engines follow such a redirect late or not at all, and visitors see the page for a moment.',
  how: 'Redirect with a status of 301 or 308.',
  found:
    'From a `meta` element with `http-equiv="refresh"` that names another address. One in a `noscript` is not counted.',
  alsoUnread: true,
  find: ({ url, record }) =>
    record.metaRefresh === null || URL.parse(record.metaRefresh, url)?.href === url
      ? null
      : { message: `A meta element sends visitors on to ${record.metaRefresh}.`, urls: [record.metaRefresh] },
};

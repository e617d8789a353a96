import type { PageIssue } from '../issue-type.ts';
import { urlKey } from '../known-url.ts';

export const noindex: PageIssue = {
  of: 'page',
  id: 'noindex',
  family: 'index',
  severity: 'notice',
  title: 'Page asks not to be indexed',
  why: 'Search engines leave it out: right for some pages, a mistake on others.',
  how: 'Remove noindex where the page should be found.',
  found: 'From the robots directives in the document and in the X-Robots-Tag header.',
  find: ({ url, record }, { domain }) =>
    record.noindex && urlKey(url) !== urlKey(`https://${domain}/`)
      ? { message: 'The page asks search engines not to index it.', urls: [] }
      : null,
};

import type { PageIssue } from '../issue-type.ts';
import { urlKey } from '../known-url.ts';

export const noindexHome: PageIssue = {
  of: 'page',
  id: 'noindex-home',
  family: 'index',
  severity: 'error',
  title: 'Home page asks not to be indexed',
  why: 'Search engines leave the home page out.',
  how: 'Remove noindex from the robots directives of the home page.',
  found: 'From the robots directives in the document and in the X-Robots-Tag header.',
  find: ({ url, record }, { domain }) =>
    record.noindex && urlKey(url) === urlKey(`https://${domain}/`)
      ? { message: 'The home page asks search engines not to index it.', urls: [] }
      : null,
};

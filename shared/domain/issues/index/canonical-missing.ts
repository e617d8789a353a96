import type { PageIssue } from '../issue-type.ts';

export const canonicalMissing: PageIssue = {
  of: 'page',
  id: 'canonical-missing',
  family: 'index',
  severity: 'notice',
  title: 'Canonical missing',
  why: 'Search engines decide by themselves which address of the page they show.',
  how: 'Add a canonical link to the page’s own address.',
  found: 'From the document and the Link header.',
  find: ({ record: { canonicals, noindex } }) =>
    canonicals.length === 0 && !noindex ? { message: 'The page names no canonical URL.', urls: [] } : null,
};

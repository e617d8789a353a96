import type { PageIssue } from '../issue-type.ts';

export const h1Missing: PageIssue = {
  of: 'page',
  id: 'h1-missing',
  family: 'titles',
  severity: 'warning',
  title: 'H1 missing',
  why: 'The main heading says to visitors and search engines what the page is about.',
  how: 'Give the page one H1.',
  found: 'From the headings that a visitor sees.',
  find: ({ record: { h1s } }) => (h1s.length === 0 ? { message: 'The page has no H1 heading.', urls: [] } : null),
};

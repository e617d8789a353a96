import type { PageIssue } from '../issue-type.ts';

export const titleMissing: PageIssue = {
  of: 'page',
  id: 'title-missing',
  family: 'titles',
  severity: 'error',
  title: 'Title missing',
  why: 'Search engines show the title, and make one up where there is none.',
  how: 'Give the page a title that says what it is about.',
  found: 'From the `title` elements of the document.',
  find: ({ record }) =>
    record.titles.every((title) => title === '')
      ? {
          message:
            record.titles.length === 0 ? 'The page has no title element.' : 'The title element of the page is empty.',
          urls: [],
        }
      : null,
};

import type { PageIssue } from '../issue-type.ts';

export const urlDoubleSlash: PageIssue = {
  of: 'page',
  id: 'url-double-slash',
  family: 'index',
  severity: 'notice',
  title: 'Address with a double slash',
  why: 'The same page is often found at a second address.',
  how: 'Correct the links that lead to it.',
  found: 'From the path of the address where the page was read.',
  find: ({ url }) =>
    /\/\//.test(URL.parse(url)?.pathname ?? '')
      ? { message: 'The path of the address has two slashes in a row.', urls: [] }
      : null,
};

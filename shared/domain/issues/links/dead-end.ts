import type { PageIssue } from '../issue-type.ts';

export const deadEnd: PageIssue = {
  of: 'page',
  id: 'dead-end',
  family: 'links',
  severity: 'notice',
  title: 'Page without links',
  why: 'Visitors and search engines cannot go on from here.',
  how: 'Link to related pages, and to the home page.',
  found:
    'From the links that a visitor sees. Pages whose text comes by script, and pages that search engines are asked to leave out, are not counted.',
  find: ({ links, record }) =>
    links.length === 0 && record.scriptEvidence === null && !record.noindex
      ? { message: 'The page has no link that leads to another page.', urls: [] }
      : null,
};

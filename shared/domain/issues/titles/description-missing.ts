import type { PageIssue } from '../issue-type.ts';

export const descriptionMissing: PageIssue = {
  of: 'page',
  id: 'description-missing',
  family: 'titles',
  severity: 'warning',
  title: 'Meta description missing',
  why: 'Search engines show an excerpt of the page instead.',
  how: 'Say in 120 to 160 characters what the page offers.',
  found: 'From the `meta` elements of the document. Pages that search engines are asked to leave out are not counted.',
  find: ({ record: { descriptions, noindex } }) =>
    !noindex && descriptions.every((text) => text === '')
      ? {
          message:
            descriptions.length === 0
              ? 'The page has no meta description.'
              : 'The meta description of the page is empty.',
          urls: [],
        }
      : null,
};

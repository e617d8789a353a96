import type { PageIssue } from '../issue-type.ts';

export const viewportMissing: PageIssue = {
  of: 'page',
  id: 'viewport-missing',
  family: 'content',
  severity: 'warning',
  title: 'No viewport for phones',
  why: 'Phones show the page as on a wide screen, too small to read.',
  how: 'Add `<meta name="viewport" content="width=device-width, initial-scale=1">`.',
  found: 'From the `meta` elements of the document.',
  find: ({ record }) =>
    record.hasViewport ? null : { message: 'The page has no meta element for the viewport.', urls: [] },
};

import type { PageIssue } from '../issue-type.ts';

export const structuredDataUnparseable: PageIssue = {
  of: 'page',
  id: 'structured-data-unparseable',
  family: 'structured_data',
  severity: 'error',
  title: 'Structured data that cannot be read',
  why: 'Search engines ignore the whole block.',
  how: 'Correct the JSON at the place that is named.',
  found: 'From the JSON-LD blocks of the document.',
  find: ({ record: { brokenStructuredData: broken } }) =>
    broken.count === 0 ? null : { message: `${broken.first.join('. ')}.`, urls: [] },
};

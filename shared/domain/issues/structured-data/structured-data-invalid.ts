import type { PageIssue } from '../issue-type.ts';

export const structuredDataInvalid: PageIssue = {
  of: 'page',
  id: 'structured-data-invalid',
  family: 'structured_data',
  severity: 'warning',
  title: 'Structured data with errors',
  why: 'Search engines show no rich result for it.',
  how: 'Add or correct the properties that are named.',
  found:
    'From what Google documents for each type of schema.org (docs/grading.md). Blocks that cannot be read are not counted here.',
  find: ({ record: { structuredErrors: errors } }) =>
    errors.count === 0
      ? null
      : {
          message: `${errors.first.slice(0, 3).join(' ')}${errors.count > 3 ? ` ${errors.count - 3} more.` : ''}`,
          urls: [],
        },
};

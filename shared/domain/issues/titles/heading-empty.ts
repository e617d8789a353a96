import type { PageIssue } from '../issue-type.ts';
import { counted } from '../wording.ts';

export const headingEmpty: PageIssue = {
  of: 'page',
  id: 'heading-empty',
  family: 'titles',
  severity: 'notice',
  title: 'Empty heading',
  why: 'Screen readers announce a heading, and there is none.',
  how: 'Remove the empty heading, or write its text.',
  found: 'From headings with neither text nor picture.',
  find: ({ record: { emptyHeadings } }) =>
    emptyHeadings === 0
      ? null
      : {
          message: `${counted(emptyHeadings, 'heading')} of the page ${emptyHeadings === 1 ? 'is' : 'are'} empty.`,
          urls: [],
        },
};

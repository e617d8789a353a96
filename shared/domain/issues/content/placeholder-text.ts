import type { PageIssue } from '../issue-type.ts';
import { quoted } from '../wording.ts';

export const placeholderText: PageIssue = {
  of: 'page',
  id: 'placeholder-text',
  family: 'content',
  severity: 'error',
  title: 'Placeholder text',
  why: 'Visitors see that the page is not finished.',
  how: 'Replace it with the text of the page.',
  found: 'From "Lorem ipsum dolor sit amet" in the main content.',
  find: ({ record: { placeholderText } }) =>
    placeholderText === null
      ? null
      : { message: `The page has placeholder text: ${quoted(placeholderText)}.`, urls: [] },
};

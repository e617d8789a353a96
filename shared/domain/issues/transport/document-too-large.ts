import type { PageIssue } from '../issue-type.ts';

const BYTES_MAX = 2_000_000;

export const documentTooLarge: PageIssue = {
  of: 'page',
  id: 'document-too-large',
  family: 'transport',
  severity: 'warning',
  title: 'Very large document',
  why: 'It takes long to load and to lay out, and search engines read the beginning alone.',
  how: 'Move data and styles out of the document, and divide long pages.',
  found: 'From the size of the HTML, unpacked: more than 2,000,000 bytes.',
  alsoUnread: true,
  find: ({ record: { bytes } }) =>
    bytes > BYTES_MAX ? { message: `The HTML of the page has ${bytes.toLocaleString('en')} bytes.`, urls: [] } : null,
};

import type { PageIssue } from '../issue-type.ts';

const BYTES_MIN = 20_000;

export const uncompressed: PageIssue = {
  of: 'page',
  id: 'uncompressed',
  family: 'transport',
  severity: 'notice',
  title: 'Response without compression',
  why: 'It takes several times as long to arrive as it has to.',
  how: 'Switch on gzip or Brotli for HTML on the server.',
  found:
    'From a response without Content-Encoding to a request that accepts gzip, Brotli and zstd, of 20,000 bytes or more.',
  alsoUnread: true,
  find: ({ record: { contentEncoding, bytes } }) =>
    contentEncoding === null && bytes >= BYTES_MIN
      ? { message: `The server sent ${bytes.toLocaleString('en')} bytes of HTML without compression.`, urls: [] }
      : null,
};

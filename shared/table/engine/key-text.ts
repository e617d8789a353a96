/** How ids and text are written into keys, so that they sort and fit. */
import { createHash } from 'node:crypto';

/** Integers sort as text only when they have one width; 2^53 has 16 digits. */
const ID_WIDTH = 16;
export const padId = (id: number): string => String(id).padStart(ID_WIDTH, '0');

/** DynamoDB's limit on a sort key is 1,024 bytes; a URL path can be longer, so long strings are keyed by their digest. */
const SORT_KEY_TEXT_BYTES_MAX = 900;
export const fitSortKey = (text: string): string =>
  Buffer.byteLength(text) <= SORT_KEY_TEXT_BYTES_MAX
    ? text
    : `sha256:${createHash('sha256').update(text).digest('hex')}`;

/** A prefix of the text that fits a sort key: order is kept up to that length, identity is not. */
export const sortablePrefix = (text: string): string => {
  const bytes = Buffer.from(text);
  return bytes.length <= SORT_KEY_TEXT_BYTES_MAX
    ? text
    : bytes
        .subarray(0, SORT_KEY_TEXT_BYTES_MAX)
        .toString('utf8')
        .replace(/\uFFFD$/, '');
};

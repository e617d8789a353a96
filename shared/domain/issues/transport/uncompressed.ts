import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

const BYTES_MIN = 20_000;

export const uncompressed: PageIssue = {
  of: 'page',
  id: 'uncompressed',
  family: 'transport',
  severity: 'notice',
  alsoUnread: true,
  find: ({ record: { contentEncoding, bytes } }) =>
    contentEncoding === null && bytes >= BYTES_MIN
      ? { message: message('issues.uncompressed.evidence', { bytes }), urls: [] }
      : null,
};

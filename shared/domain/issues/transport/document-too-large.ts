import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

const BYTES_MAX = 2_000_000;

export const documentTooLarge: PageIssue = {
  of: 'page',
  id: 'document-too-large',
  family: 'transport',
  severity: 'warning',
  alsoUnread: true,
  find: ({ record: { bytes } }) =>
    bytes > BYTES_MAX ? { message: message('issues.document-too-large.evidence', { bytes }), urls: [] } : null,
};

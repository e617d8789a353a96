import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const canonicalMissing: PageIssue = {
  of: 'page',
  id: 'canonical-missing',
  family: 'index',
  severity: 'notice',
  find: ({ record: { canonicals, noindex } }) =>
    canonicals.length === 0 && !noindex ? { message: message('issues.canonical-missing.evidence'), urls: [] } : null,
};

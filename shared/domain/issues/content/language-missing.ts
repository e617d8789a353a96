import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const languageMissing: PageIssue = {
  of: 'page',
  id: 'language-missing',
  family: 'content',
  severity: 'notice',
  find: ({ record }) =>
    record.lang === null ? { message: message('issues.language-missing.evidence'), urls: [] } : null,
};

import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const h1Missing: PageIssue = {
  of: 'page',
  id: 'h1-missing',
  family: 'titles',
  severity: 'warning',
  find: ({ record: { h1s } }) =>
    h1s.length === 0 ? { message: message('issues.h1-missing.evidence'), urls: [] } : null,
};

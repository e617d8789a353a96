import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const deadEnd: PageIssue = {
  of: 'page',
  id: 'dead-end',
  family: 'links',
  severity: 'notice',
  find: ({ links, record }) =>
    links.length === 0 && record.scriptEvidence === null && !record.noindex
      ? { message: message('issues.dead-end.evidence'), urls: [] }
      : null,
};

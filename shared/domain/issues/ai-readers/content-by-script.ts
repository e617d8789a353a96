import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const contentByScript: PageIssue = {
  of: 'page',
  id: 'content-by-script',
  family: 'ai_readers',
  severity: 'warning',
  alsoUnread: true,
  find: ({ record: { scriptEvidence } }) =>
    scriptEvidence === null
      ? null
      : { message: message('issues.content-by-script.evidence', { signs: scriptEvidence }), urls: [] },
};

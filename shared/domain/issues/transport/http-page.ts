import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';

export const httpPage: PageIssue = {
  of: 'page',
  id: 'http-page',
  family: 'transport',
  severity: 'error',
  alsoUnread: true,
  find: ({ url }) =>
    url.startsWith('http:') ? { message: message('issues.http-page.evidence', { url }), urls: [] } : null,
};

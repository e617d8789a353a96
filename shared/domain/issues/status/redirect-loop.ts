import { message } from '../../messages/message.ts';
import type { UrlIssue } from '../issue-type.ts';
import { firstUrls } from '../wording.ts';

export const redirectLoop: UrlIssue = {
  of: 'url',
  id: 'redirect-loop',
  family: 'status',
  severity: 'error',
  find: ({ outcome, reason, redirects }) => {
    if (outcome !== 'unreadable' || (reason !== 'redirect_loop' && reason !== 'too_many_redirects')) return null;
    const part = reason === 'redirect_loop' ? 'back' : 'too-many';
    return { message: message(`issues.redirect-loop.${part}`), urls: firstUrls(redirects) };
  },
};

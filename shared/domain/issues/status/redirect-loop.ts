import type { UrlIssue } from '../issue-type.ts';
import { firstUrls } from '../wording.ts';

export const redirectLoop: UrlIssue = {
  of: 'url',
  id: 'redirect-loop',
  family: 'status',
  severity: 'error',
  title: 'Redirects that do not end',
  why: 'No one ever gets to a page.',
  how: 'Correct the rules of the redirects, so that each address leads to a page.',
  found: 'From redirects that come back to an address of the chain, or are more than ten.',
  find: ({ outcome, reason, redirects }) => {
    if (outcome !== 'unreadable' || (reason !== 'redirect_loop' && reason !== 'too_many_redirects')) return null;
    const what = reason === 'redirect_loop' ? 'come back to an address that was there before' : 'are more than ten';
    return { message: `The redirects of this address ${what}.`, urls: firstUrls(redirects) };
  },
};

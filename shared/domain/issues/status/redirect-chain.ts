import { message } from '../../messages/message.ts';
import type { UrlIssue } from '../issue-type.ts';
import { firstUrls } from '../wording.ts';

export const redirectChain: UrlIssue = {
  of: 'url',
  id: 'redirect-chain',
  family: 'status',
  severity: 'warning',
  find: ({ redirects, finalUrl }) =>
    redirects.length >= 2
      ? {
          message: message('issues.redirect-chain.evidence', {
            count: redirects.length,
            url: finalUrl ?? redirects.at(-1) ?? '',
          }),
          urls: firstUrls(redirects),
        }
      : null,
};

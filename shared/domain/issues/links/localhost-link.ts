import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { firstUrls, listed } from '../wording.ts';

export const localhostLink: PageIssue = {
  of: 'page',
  id: 'localhost-link',
  family: 'links',
  severity: 'error',
  find: ({ links }) => {
    const local = links
      .filter(({ url }) => /^https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?::\d+)?(?:\/|$)/i.test(url))
      .map(({ url }) => url);
    if (local.length === 0) return null;
    return {
      message: message('issues.localhost-link.evidence', {
        count: local.length,
        links: listed(firstUrls(local), new Set(local).size),
      }),
      urls: firstUrls(local),
    };
  },
};

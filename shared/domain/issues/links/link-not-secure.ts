import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { firstUrls, listed } from '../wording.ts';

export const linkNotSecure: PageIssue = {
  of: 'page',
  id: 'link-not-secure',
  family: 'links',
  severity: 'warning',
  find: ({ url, links }) => {
    const insecure = url.startsWith('https:')
      ? links.filter((link) => link.isInternal && link.url.startsWith('http:')).map((link) => link.url)
      : [];
    if (insecure.length === 0) return null;
    return {
      message: message('issues.link-not-secure.evidence', {
        count: insecure.length,
        links: listed(firstUrls(insecure), new Set(insecure).size),
      }),
      urls: firstUrls(insecure),
    };
  },
};

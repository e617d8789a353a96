import { isPageExtension } from '../../crawling/file-extensions.ts';
import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { firstUrls, listed } from '../wording.ts';

export const nofollowInternalLink: PageIssue = {
  of: 'page',
  id: 'nofollow-internal-link',
  family: 'links',
  severity: 'notice',
  find: ({ links, record }) => {
    const marked = links
      .filter(({ isInternal, nofollow }) => isInternal && nofollow)
      .map(({ url }) => url)
      .filter((url) => isPageExtension(URL.parse(url)?.pathname ?? '/'));
    if (marked.length === 0 || record.nofollow) return null;
    return {
      message: message('issues.nofollow-internal-link.evidence', {
        count: marked.length,
        links: listed(firstUrls(marked), new Set(marked).size),
      }),
      urls: firstUrls(marked),
    };
  },
};

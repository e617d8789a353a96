import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { urlKey } from '../known-url.ts';

export const canonicalHome: SiteIssue = {
  of: 'site',
  id: 'canonical-home',
  family: 'index',
  severity: 'error',
  find: function* ({ view, pages, home }) {
    if (home === null) return;
    for (const page of pages) {
      if (page.isHome || page.canonical === null || urlKey(page.canonical) !== home.key) continue;
      if (!page.isReadable || page.contentHash === home.contentHash || page.title === home.title) continue;
      yield {
        url: page.url,
        message: message('issues.canonical-home.evidence', { domain: view.domain }),
        urls: [page.canonical],
      };
    }
  },
};

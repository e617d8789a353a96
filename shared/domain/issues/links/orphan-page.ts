import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';

export const orphanPage: SiteIssue = {
  of: 'site',
  id: 'orphan-page',
  family: 'links',
  severity: 'warning',
  needsWholeSite: true,
  find: function* ({ pages, counts, pageAt }) {
    for (const page of pages) {
      if (page.linkingPages > 0 || page.isHome || !page.isCurrent || !page.isReadable) continue;
      if (pageAt(page.url) !== page) continue;
      yield {
        url: page.url,
        message: message('issues.orphan-page.evidence', { count: counts.pages - 1 }),
        urls: [],
      };
    }
  },
};

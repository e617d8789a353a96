import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { isIndexable } from '../whole-site.ts';

export const missingFromSitemap: SiteIssue = {
  of: 'site',
  id: 'missing-from-sitemap',
  family: 'index',
  severity: 'notice',
  find: function* ({ pages, view: { sitemap } }) {
    if (sitemap === null || !sitemap.isWhole || sitemap.urls.size === 0) return;
    for (const page of pages) {
      if (isIndexable(page) && !sitemap.urls.has(page.key)) {
        yield {
          url: page.url,
          message: message('issues.missing-from-sitemap.evidence', { count: sitemap.urls.size }),
          urls: [],
        };
      }
    }
  },
};

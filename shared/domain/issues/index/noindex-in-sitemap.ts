import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { sitemapEntries } from '../sitemap-entries.ts';

export const noindexInSitemap: SiteIssue = {
  of: 'site',
  id: 'noindex-in-sitemap',
  family: 'index',
  severity: 'warning',
  find: function* (site) {
    for (const { page } of sitemapEntries(site)) {
      if (page?.noindex)
        yield {
          url: page.url,
          message: message('issues.noindex-in-sitemap.evidence'),
          urls: [],
        };
    }
  },
};

import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { sitemapEntries } from '../sitemap-entries.ts';

export const httpInSitemap: SiteIssue = {
  of: 'site',
  id: 'http-in-sitemap',
  family: 'index',
  severity: 'warning',
  find: function* (site) {
    for (const { url, page } of sitemapEntries(site)) {
      if (page === null || !url.startsWith('http:') || !page.url.startsWith('https:')) continue;
      yield { url: page.url, message: message('issues.http-in-sitemap.evidence', { url }), urls: [url] };
    }
  },
};

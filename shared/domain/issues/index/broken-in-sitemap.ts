import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { isBroken } from '../known-url.ts';
import { sitemapEntries } from '../sitemap-entries.ts';

export const brokenInSitemap: SiteIssue = {
  of: 'site',
  id: 'broken-in-sitemap',
  family: 'index',
  severity: 'error',
  find: function* (site) {
    for (const { url, known, isFirstLook } of sitemapEntries(site)) {
      if (known && isBroken(known) && (known.outcome === 'gone' || Number(known.statusCode) >= 500)) {
        yield {
          url,
          message: message('issues.broken-in-sitemap.evidence', { status: String(known.statusCode) }),
          urls: [],
          isFirstLook,
        };
      }
    }
  },
};

import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { sitemapEntries } from '../sitemap-entries.ts';

export const redirectInSitemap: SiteIssue = {
  of: 'site',
  id: 'redirect-in-sitemap',
  family: 'index',
  severity: 'warning',
  find: function* (site) {
    for (const { url, known, isFirstLook } of sitemapEntries(site)) {
      if (known?.outcome === 'redirected' || known?.outcome === 'moved_away') {
        yield {
          url,
          message: message('issues.redirect-in-sitemap.evidence', {
            isKnown: known.finalUrl !== null,
            url: known.finalUrl ?? '',
          }),
          urls: known.finalUrl === null ? [] : [known.finalUrl],
          isFirstLook,
        };
      }
    }
  },
};

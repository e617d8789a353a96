import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { sitemapEntries } from '../sitemap-entries.ts';
import { isOwnCanonical } from '../whole-site.ts';

export const canonicalizedInSitemap: SiteIssue = {
  of: 'site',
  id: 'canonicalized-in-sitemap',
  family: 'index',
  severity: 'warning',
  find: function* (site) {
    for (const { url, known, page } of sitemapEntries(site)) {
      const folded = known?.outcome === 'folded' && known.reason === 'canonical' ? known.canonicalUrl : null;
      const canonical = folded ?? (page && !isOwnCanonical(page) ? page.canonical : null);
      if (canonical !== null)
        yield { url, message: message('issues.canonicalized-in-sitemap.evidence', { canonical }), urls: [canonical] };
    }
  },
};

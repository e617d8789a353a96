import type { SiteIssue } from '../issue-type.ts';
import { sitemapEntries } from '../sitemap-entries.ts';
import { isOwnCanonical } from '../whole-site.ts';

export const canonicalizedInSitemap: SiteIssue = {
  of: 'site',
  id: 'canonicalized-in-sitemap',
  family: 'index',
  severity: 'warning',
  title: 'Sitemap names a page that names another as canonical',
  why: 'The sitemap says the opposite of the page.',
  how: 'Name the canonical page in the sitemap.',
  found: 'From the sitemaps and the canonical links of pages.',
  find: function* (site) {
    for (const { url, known, page } of sitemapEntries(site)) {
      const folded = known?.outcome === 'folded' && known.reason === 'canonical' ? known.canonicalUrl : null;
      const canonical = folded ?? (page && !isOwnCanonical(page) ? page.canonical : null);
      if (canonical !== null)
        yield { url, message: `A sitemap names this page, which names ${canonical} as canonical.`, urls: [canonical] };
    }
  },
};

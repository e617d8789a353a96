import type { SiteIssue } from '../issue-type.ts';
import { sitemapEntries } from '../sitemap-entries.ts';

export const redirectInSitemap: SiteIssue = {
  of: 'site',
  id: 'redirect-in-sitemap',
  family: 'index',
  severity: 'warning',
  title: 'Sitemap names an address that redirects',
  why: 'A sitemap should name the pages themselves.',
  how: 'Name the address where the redirect ends.',
  found: 'From the sitemaps, and the redirects that the crawl followed.',
  find: function* (site) {
    for (const { url, known } of sitemapEntries(site)) {
      if (known?.outcome === 'redirected' || known?.outcome === 'moved_away') {
        yield {
          url,
          message: `A sitemap names this address, which redirects to ${known.finalUrl ?? 'another one'}.`,
          urls: known.finalUrl === null ? [] : [known.finalUrl],
        };
      }
    }
  },
};

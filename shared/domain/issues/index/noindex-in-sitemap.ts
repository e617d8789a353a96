import type { SiteIssue } from '../issue-type.ts';
import { sitemapEntries } from '../sitemap-entries.ts';

export const noindexInSitemap: SiteIssue = {
  of: 'site',
  id: 'noindex-in-sitemap',
  family: 'index',
  severity: 'warning',
  title: 'Sitemap names a page that asks not to be indexed',
  why: 'The sitemap says the opposite of the page.',
  how: 'Remove the page from the sitemap, or noindex from the page.',
  found: 'From the sitemaps and the robots directives of pages.',
  find: function* (site) {
    for (const { page } of sitemapEntries(site)) {
      if (page?.noindex)
        yield {
          url: page.url,
          message: 'A sitemap names this page, and the page asks search engines not to index it.',
          urls: [],
        };
    }
  },
};

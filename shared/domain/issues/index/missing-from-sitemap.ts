import type { SiteIssue } from '../issue-type.ts';
import { isIndexable } from '../whole-site.ts';
import { counted } from '../wording.ts';

export const missingFromSitemap: SiteIssue = {
  of: 'site',
  id: 'missing-from-sitemap',
  family: 'index',
  severity: 'notice',
  title: 'Page missing from the sitemaps',
  why: 'Search engines may find it later.',
  how: 'Add the page to a sitemap.',
  found: 'From the sitemaps, where the crawl read all of them in full, and pages that search engines may index.',
  find: function* ({ pages, view: { sitemap } }) {
    if (sitemap === null || !sitemap.isWhole || sitemap.urls.size === 0) return;
    for (const page of pages) {
      if (isIndexable(page) && !sitemap.urls.has(page.key)) {
        yield {
          url: page.url,
          message: `The page is not among the ${counted(sitemap.urls.size, 'address', 'addresses')} of the site’s sitemaps.`,
          urls: [],
        };
      }
    }
  },
};

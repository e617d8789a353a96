import type { SiteIssue } from '../issue-type.ts';

export const sitemapMissing: SiteIssue = {
  of: 'site',
  id: 'sitemap-missing',
  family: 'index',
  severity: 'notice',
  title: 'No sitemap',
  why: 'Search engines find pages by links alone.',
  how: 'Add a sitemap, and name it in robots.txt.',
  found: 'From robots.txt and `/sitemap.xml`.',
  find: function* ({ view, pages }) {
    if (view.sitemap === null && pages.length > 1) {
      yield {
        url: `https://${view.domain}/`,
        message: 'robots.txt names no sitemap that could be read, and there is none at /sitemap.xml.',
        urls: [],
      };
    }
  },
};

import type { SiteIssue } from '../issue-type.ts';
import { sitemapEntries } from '../sitemap-entries.ts';

export const httpInSitemap: SiteIssue = {
  of: 'site',
  id: 'http-in-sitemap',
  family: 'index',
  severity: 'warning',
  title: 'Sitemap names an address without https',
  why: 'Search engines request an address that redirects, or that is a second copy of the page.',
  how: 'Write the addresses of the sitemap with https.',
  found: 'From the sitemaps: addresses with http of pages that were read over https.',
  find: function* (site) {
    for (const { url, page } of sitemapEntries(site)) {
      if (page === null || !url.startsWith('http:') || !page.url.startsWith('https:')) continue;
      yield { url: page.url, message: `A sitemap names the page as ${url}, and it is read over https.`, urls: [url] };
    }
  },
};

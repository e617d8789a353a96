import type { SiteIssue } from '../issue-type.ts';
import { isBroken } from '../known-url.ts';
import { sitemapEntries } from '../sitemap-entries.ts';

export const brokenInSitemap: SiteIssue = {
  of: 'site',
  id: 'broken-in-sitemap',
  family: 'index',
  severity: 'error',
  title: 'Sitemap names a page that does not exist',
  why: 'Search engines spend their requests on nothing, and trust the sitemap less.',
  how: 'Remove the address from the sitemap.',
  found: 'From the sitemaps, and the status that the crawl got: 404, 410, or 500 to 599.',
  find: function* (site) {
    for (const { url, known } of sitemapEntries(site)) {
      if (known && isBroken(known) && (known.outcome === 'gone' || Number(known.statusCode) >= 500)) {
        yield {
          url,
          message: `A sitemap names this address, and the server returned status ${known.statusCode}.`,
          urls: [],
        };
      }
    }
  },
};

import type { SiteIssue } from '../issue-type.ts';
import { isAllowedFor } from '../robots-for.ts';
import { sitemapEntries } from '../sitemap-entries.ts';

export const disallowedInSitemap: SiteIssue = {
  of: 'site',
  id: 'disallowed-in-sitemap',
  family: 'index',
  severity: 'warning',
  title: 'Sitemap names a page that robots.txt disallows',
  why: 'Search engines cannot read what the sitemap asks them to.',
  how: 'Remove the address from the sitemap, or allow it in robots.txt.',
  found: 'From the sitemaps, and from robots.txt as Googlebot reads it.',
  find: function* (site) {
    const { robotsText } = site.view;
    const isAllowed = robotsText === null ? null : isAllowedFor(robotsText, 'Googlebot');
    for (const { url } of sitemapEntries(site)) {
      if (isAllowed?.(url) === false)
        yield { url, message: 'A sitemap names this address, and robots.txt disallows it for Googlebot.', urls: [] };
    }
  },
};

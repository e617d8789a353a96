import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { isAllowedFor } from '../robots-for.ts';
import { sitemapEntries } from '../sitemap-entries.ts';

export const disallowedInSitemap: SiteIssue = {
  of: 'site',
  id: 'disallowed-in-sitemap',
  family: 'index',
  severity: 'warning',
  find: function* (site) {
    const { robotsText } = site.view;
    const isAllowed = robotsText === null ? null : isAllowedFor(robotsText, 'Googlebot');
    for (const { url } of sitemapEntries(site)) {
      if (isAllowed?.(url) === false)
        yield { url, message: message('issues.disallowed-in-sitemap.evidence'), urls: [] };
    }
  },
};

import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { isPage, type KnownUrl } from '../known-url.ts';
import { sitemapEntries } from '../sitemap-entries.ts';

export const redirectInSitemap: SiteIssue = {
  of: 'site',
  id: 'redirect-in-sitemap',
  family: 'index',
  severity: 'warning',
  find: function* (site) {
    for (const { url, known, isFirstLook } of sitemapEntries(site)) {
      if (known !== null && leadsElsewhere(url, known)) {
        yield {
          url,
          message: message('issues.redirect-in-sitemap.evidence', {
            isKnown: known.finalUrl !== null,
            url: known.finalUrl ?? '',
          }),
          urls: known.finalUrl === null ? [] : [known.finalUrl],
          isFirstLook,
        };
      }
    }
  },
};

/** Also to another spelling of itself; from http to https is `http-in-sitemap`. */
const leadsElsewhere = (url: string, known: KnownUrl): boolean =>
  known.outcome === 'redirected' ||
  known.outcome === 'moved_away' ||
  (isPage(known) && known.redirects.length > 0 && !(url.startsWith('http:') && known.finalUrl?.startsWith('https:')));

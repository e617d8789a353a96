import { groupByPage, isFirstLook, isMissing } from '../checks.ts';
import type { SiteIssue } from '../issue-type.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const linkToSpellingRedirect: SiteIssue = {
  of: 'site',
  id: 'link-to-spelling-redirect',
  family: 'links',
  severity: 'notice',
  title: 'Link in a spelling that redirects',
  why: 'Each redirect costs visitors time, and a link in several spellings is harder to find and to change.',
  how: 'Write the address as the page has it.',
  found:
    'From links to the site whose case, slash or query is another than that of the address which the crawl requested, and which it requested at its end (docs/crawler.md): those that redirect.',
  find: function* ({ checks }) {
    const redirected = checks.filter(
      ({ kind, statusCode, redirectsTo }) => kind === 'spelling' && redirectsTo !== null && !isMissing(statusCode),
    );
    for (const { page, found } of groupByPage(redirected)) {
      const named = found.map(({ url, redirectsTo }) => `${url} (to ${redirectsTo})`);
      yield {
        url: page,
        message: `${counted(found.length, 'address that this page links to redirects', 'addresses that this page links to redirect')} to another spelling: ${listed(named)}.`,
        urls: firstUrls(found.map(({ url }) => url)),
        isFirstLook: isFirstLook(found),
      };
    }
  },
};

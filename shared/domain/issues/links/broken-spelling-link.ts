import { groupByPage, isFirstLook, isMissing } from '../checks.ts';
import type { SiteIssue } from '../issue-type.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const brokenSpellingLink: SiteIssue = {
  of: 'site',
  id: 'broken-spelling-link',
  family: 'links',
  severity: 'error',
  title: 'Link in a spelling that does not exist',
  why: 'Visitors get an error, also where the page exists in another spelling.',
  how: 'Write the address as the page has it, or remove the link.',
  found:
    'From links to the site whose case, slash or query is another than that of the address which the crawl requested, and which it requested at its end (docs/crawler.md): those that returned 404 or 410.',
  find: function* ({ checks }) {
    const broken = checks.filter(({ kind, statusCode }) => kind === 'spelling' && isMissing(statusCode));
    for (const { page, found } of groupByPage(broken)) {
      const named = found.map(({ url, statusCode }) => `${url} (status ${statusCode})`);
      yield {
        url: page,
        message: `${counted(found.length, 'address that this page links to does', 'addresses that this page links to do')} not exist in this spelling: ${listed(named)}.`,
        urls: firstUrls(found.map(({ url }) => url)),
        isFirstLook: isFirstLook(found),
      };
    }
  },
};

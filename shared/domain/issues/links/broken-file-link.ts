import { groupByPage, isFirstLook, isMissing } from '../checks.ts';
import type { SiteIssue } from '../issue-type.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const brokenFileLink: SiteIssue = {
  of: 'site',
  id: 'broken-file-link',
  family: 'links',
  severity: 'error',
  title: 'Link to a file that does not exist',
  why: 'Visitors get an error in place of the document.',
  how: 'Correct the address of the link, put the file back, or remove the link.',
  found:
    'From links to documents and other files of the site that the crawl requested at its end (docs/crawler.md): those that returned 404 or 410.',
  find: function* ({ checks }) {
    const broken = checks.filter(({ kind, statusCode }) => kind === 'file' && isMissing(statusCode));
    for (const { page, found } of groupByPage(broken)) {
      const named = found.map(({ url, statusCode }) => `${url} (status ${statusCode})`);
      yield {
        url: page,
        message: `${counted(found.length, 'file that this page links to does', 'files that this page links to do')} not exist: ${listed(named)}.`,
        urls: firstUrls(found.map(({ url }) => url)),
        isFirstLook: isFirstLook(found),
      };
    }
  },
};

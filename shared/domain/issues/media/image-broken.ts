import { groupByPage, isFirstLook, isMissing } from '../checks.ts';
import type { SiteIssue } from '../issue-type.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const imageBroken: SiteIssue = {
  of: 'site',
  id: 'image-broken',
  family: 'media',
  severity: 'error',
  title: 'Picture that does not exist',
  why: 'Visitors see an empty frame.',
  how: 'Correct the address of the picture, or remove it.',
  found: 'From pictures that the crawl requested at its end (docs/crawler.md): those that returned 404 or 410.',
  find: function* ({ checks }) {
    for (const { page, found } of groupByPage(
      checks.filter(({ kind, statusCode }) => kind === 'image' && isMissing(statusCode)),
    )) {
      const named = found.map(({ url, statusCode }) => `${url} (status ${statusCode})`);
      yield {
        url: page,
        message: `${counted(found.length, 'picture does', 'pictures do')} not exist: ${listed(named)}.`,
        urls: firstUrls(found.map(({ url }) => url)),
        isFirstLook: isFirstLook(found),
      };
    }
  },
};

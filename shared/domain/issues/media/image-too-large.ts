import { groupByPage, isFirstLook } from '../checks.ts';
import type { SiteIssue } from '../issue-type.ts';
import { counted, firstUrls, listed } from '../wording.ts';

const BYTES_MAX = 1_000_000;

export const imageTooLarge: SiteIssue = {
  of: 'site',
  id: 'image-too-large',
  family: 'media',
  severity: 'warning',
  title: 'Very large picture',
  why: 'Visitors with a slow connection wait for it.',
  how: 'Scale the picture to the size at which it is shown, and compress it.',
  found:
    'From the Content-Length of pictures that the crawl requested at its end (docs/crawler.md): more than 1,000,000 bytes.',
  find: function* ({ checks }) {
    const large = checks.filter(({ kind, bytes }) => kind === 'image' && (bytes ?? 0) > BYTES_MAX);
    for (const { page, found } of groupByPage(large)) {
      const named = found.map(({ url, bytes }) => `${url} (${(bytes ?? 0).toLocaleString('en')} bytes)`);
      yield {
        url: page,
        message: `${counted(found.length, 'picture has', 'pictures have')} more than 1,000,000 bytes: ${listed(named)}.`,
        urls: firstUrls(found.map(({ url }) => url)),
        isFirstLook: isFirstLook(found),
      };
    }
  },
};

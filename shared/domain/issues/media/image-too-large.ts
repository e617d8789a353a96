import { message } from '../../messages/message.ts';
import { groupByPage, isFirstLook } from '../checks.ts';
import type { SiteIssue } from '../issue-type.ts';
import { firstUrls, listed } from '../wording.ts';

const BYTES_MAX = 1_000_000;

export const imageTooLarge: SiteIssue = {
  of: 'site',
  id: 'image-too-large',
  family: 'media',
  severity: 'warning',
  find: function* ({ checks }) {
    const large = checks.filter(({ kind, bytes }) => kind === 'image' && (bytes ?? 0) > BYTES_MAX);
    for (const { page, found } of groupByPage(large)) {
      const named = found.map(({ url, bytes }) => message('issues.image-too-large.item', { url, bytes: bytes ?? 0 }));
      yield {
        url: page,
        message: message('issues.image-too-large.evidence', {
          count: found.length,
          limit: BYTES_MAX,
          images: listed(named),
        }),
        urls: firstUrls(found.map(({ url }) => url)),
        isFirstLook: isFirstLook(found),
      };
    }
  },
};

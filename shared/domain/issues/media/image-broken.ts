import { message } from '../../messages/message.ts';
import { groupByPage, isFirstLook, isMissing } from '../checks.ts';
import type { SiteIssue } from '../issue-type.ts';
import { firstUrls, listed } from '../wording.ts';

export const imageBroken: SiteIssue = {
  of: 'site',
  id: 'image-broken',
  family: 'media',
  severity: 'error',
  find: function* ({ checks }) {
    for (const { page, found } of groupByPage(
      checks.filter(({ kind, statusCode }) => kind === 'image' && isMissing(statusCode)),
    )) {
      const named = found.map(({ url, statusCode }) =>
        message('issues.common.status', { url, status: String(statusCode) }),
      );
      yield {
        url: page,
        message: message('issues.image-broken.evidence', { count: found.length, images: listed(named) }),
        urls: firstUrls(found.map(({ url }) => url)),
        isFirstLook: isFirstLook(found),
      };
    }
  },
};

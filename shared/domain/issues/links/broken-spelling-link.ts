import { message } from '../../messages/message.ts';
import { groupByPage, isFirstLook, isMissing } from '../checks.ts';
import type { SiteIssue } from '../issue-type.ts';
import { firstUrls, listed } from '../wording.ts';

export const brokenSpellingLink: SiteIssue = {
  of: 'site',
  id: 'broken-spelling-link',
  family: 'links',
  severity: 'error',
  find: function* ({ checks }) {
    const broken = checks.filter(({ kind, statusCode }) => kind === 'spelling' && isMissing(statusCode));
    for (const { page, found } of groupByPage(broken)) {
      const named = found.map(({ url, statusCode }) =>
        message('issues.common.status', { url, status: String(statusCode) }),
      );
      yield {
        url: page,
        message: message('issues.broken-spelling-link.evidence', { count: found.length, links: listed(named) }),
        urls: firstUrls(found.map(({ url }) => url)),
        isFirstLook: isFirstLook(found),
      };
    }
  },
};

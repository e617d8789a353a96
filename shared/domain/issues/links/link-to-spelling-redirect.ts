import { message } from '../../messages/message.ts';
import { groupByPage, isFirstLook, isMissing } from '../checks.ts';
import type { SiteIssue } from '../issue-type.ts';
import { firstUrls, listed } from '../wording.ts';

export const linkToSpellingRedirect: SiteIssue = {
  of: 'site',
  id: 'link-to-spelling-redirect',
  family: 'links',
  severity: 'notice',
  find: function* ({ checks }) {
    const redirected = checks.filter(
      ({ kind, statusCode, redirectsTo }) => kind === 'spelling' && redirectsTo !== null && !isMissing(statusCode),
    );
    for (const { page, found } of groupByPage(redirected)) {
      const named = found.map(({ url, redirectsTo }) =>
        message('issues.link-to-redirect.item', { url, to: redirectsTo ?? '' }),
      );
      yield {
        url: page,
        message: message('issues.link-to-spelling-redirect.evidence', { count: found.length, links: listed(named) }),
        urls: firstUrls(found.map(({ url }) => url)),
        isFirstLook: isFirstLook(found),
      };
    }
  },
};

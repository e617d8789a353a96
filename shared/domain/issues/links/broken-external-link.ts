import { message } from '../../messages/message.ts';
import { groupByPage, isFirstLook, isMissing } from '../checks.ts';
import type { SiteIssue } from '../issue-type.ts';
import { firstUrls, listed } from '../wording.ts';

export const brokenExternalLink: SiteIssue = {
  of: 'site',
  id: 'broken-external-link',
  family: 'links',
  severity: 'warning',
  find: function* ({ checks }) {
    const broken = checks.filter(
      ({ kind, statusCode, reason }) => kind === 'link' && (isMissing(statusCode) || reason === 'dns'),
    );
    for (const { page, found } of groupByPage(broken)) {
      const named = found.map(({ url, statusCode }) =>
        statusCode === null
          ? message('issues.broken-external-link.no-host', { url })
          : message('issues.common.status', { url, status: statusCode }),
      );
      yield {
        url: page,
        message: message('issues.broken-external-link.evidence', { count: found.length, links: listed(named) }),
        urls: firstUrls(found.map(({ url }) => url)),
        isFirstLook: isFirstLook(found),
      };
    }
  },
};

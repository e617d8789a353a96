import { message } from '../messages/message.ts';
import type { CheckedUrl } from './audited-page.ts';
import { groupByPage, isFirstLook, isMissing } from './checks.ts';
import type { SiteIssue } from './issue-type.ts';
import { firstUrls, listed } from './wording.ts';

type MissingId = 'broken-file-link' | 'broken-spelling-link' | 'image-broken';

/** A type for addresses of one kind that pages name and that do not exist; `list` is their name in its sentence. */
export const missingIssue = (
  type: Pick<SiteIssue, 'family'> & { id: MissingId },
  kind: CheckedUrl['kind'],
  list: 'links' | 'images',
): SiteIssue => ({
  ...type,
  of: 'site',
  severity: 'error',
  find: function* ({ checks }) {
    const missing = checks.filter((check) => check.kind === kind && isMissing(check.statusCode));
    for (const { page, found } of groupByPage(missing)) {
      const named = found.map(({ url, statusCode }) =>
        message('issues.common.status', { url, status: String(statusCode) }),
      );
      yield {
        url: page,
        message: message(`issues.${type.id}.evidence`, { count: found.length, [list]: listed(named) }),
        urls: firstUrls(found.map(({ url }) => url)),
        isFirstLook: isFirstLook(found),
      };
    }
  },
});

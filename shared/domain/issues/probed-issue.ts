import { message } from '../messages/message.ts';
import { groupByPage, isFirstLook } from './checks.ts';
import type { SiteIssue } from './issue-type.ts';
import type { Check } from './whole-site.ts';
import { firstUrls, listed } from './wording.ts';

type ProbedId = 'http-not-redirected' | 'host-not-redirected' | 'spelling-not-redirected';

/** A type for other spellings of a page's address, which the crawl requested although nothing links to them. */
export const probedIssue = (
  type: Pick<SiteIssue, 'family' | 'severity'> & { id: ProbedId },
  isWrong: (check: Check, asked: URL, page: URL) => boolean,
): SiteIssue => ({
  ...type,
  of: 'site',
  find: function* ({ checks }) {
    const wrong = checks.filter((check) => {
      const [asked, page] = [URL.parse(check.url), URL.parse(check.pages[0] ?? '')];
      return check.kind === 'probe' && asked !== null && page !== null && isWrong(check, asked, page);
    });
    for (const { page, found } of groupByPage(wrong)) {
      const named = found.map(({ url }) => url);
      yield {
        url: page,
        message: message(`issues.${type.id}.evidence`, { addresses: listed(firstUrls(named), named.length) }),
        urls: firstUrls(named),
        isFirstLook: isFirstLook(found),
      };
    }
  },
});

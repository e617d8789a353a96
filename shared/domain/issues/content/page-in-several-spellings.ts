import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import type { Check } from '../whole-site.ts';
import { firstUrls, listed } from '../wording.ts';

export const pageInSeveralSpellings: SiteIssue = {
  of: 'site',
  id: 'page-in-several-spellings',
  family: 'content',
  severity: 'warning',
  find: function* ({ checks, pageAt }) {
    const spellings = new Map<string, Check[]>();
    for (const check of checks) {
      const page = pageAt(check.kind === 'copy' ? (check.pages[0] ?? '') : check.url);
      const isThere = check.statusCode === 200 && check.redirectsTo === null;
      const isCopy = isThere && (check.kind === 'spelling' || (check.kind === 'copy' && check.isCopy === true));
      if (!isCopy || page === null || page.canonical !== null || !page.isReadable) continue;
      spellings.set(page.url, [...(spellings.get(page.url) ?? []), check]);
    }
    for (const [url, found] of spellings) {
      const named = found.map((check) => check.url);
      yield {
        url,
        message: message('issues.page-in-several-spellings.evidence', {
          count: found.length,
          spellings: listed(firstUrls(named), named.length),
        }),
        urls: firstUrls(named),
        isFirstLook: found.every((check) => check.isFirstLook),
      };
    }
  },
};

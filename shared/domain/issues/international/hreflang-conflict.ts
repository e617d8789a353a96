import { message, quoted } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { urlKey } from '../known-url.ts';
import { firstUrls, listed } from '../wording.ts';

export const hreflangConflict: PageIssue = {
  of: 'page',
  id: 'hreflang-conflict',
  family: 'international',
  severity: 'warning',
  find: ({ record: { alternates } }) => {
    const byCode = new Map<string, Set<string>>();
    for (const [code, url] of alternates)
      byCode.set(code.toLowerCase(), (byCode.get(code.toLowerCase()) ?? new Set()).add(urlKey(url) ?? url));
    const several = [...byCode].filter(([, urls]) => urls.size > 1).map(([code]) => code);
    if (several.length === 0) return null;
    return {
      message: message('issues.hreflang-conflict.evidence', {
        count: several.length,
        codes: listed(several.map(quoted)),
      }),
      urls: firstUrls(alternates.filter(([code]) => several.includes(code.toLowerCase())).map(([, url]) => url)),
    };
  },
};

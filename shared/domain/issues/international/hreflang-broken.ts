import { message } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { isBroken } from '../known-url.ts';
import { firstUrls, listed } from '../wording.ts';

export const hreflangBroken: PageIssue = {
  of: 'page',
  id: 'hreflang-broken',
  family: 'international',
  severity: 'error',
  find: ({ record: { alternates } }, { find }) => {
    const broken = new Map(
      alternates.flatMap(([, url]) => {
        const known = find(url);
        if (known === null) return [];
        if (known.outcome === 'gone' || (isBroken(known) && Number(known.statusCode) >= 500))
          return [[url, message('issues.common.status', { url, status: String(known.statusCode) })]];
        return known.outcome === 'redirected' ? [[url, message('issues.hreflang-broken.redirects', { url })]] : [];
      }),
    );
    if (broken.size === 0) return null;
    return {
      message: message('issues.hreflang-broken.evidence', {
        count: broken.size,
        alternates: listed([...broken.values()]),
      }),
      urls: firstUrls([...broken.keys()]),
    };
  },
};

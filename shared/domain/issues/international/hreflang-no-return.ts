import { message } from '../../messages/message.ts';
import type { SiteIssue } from '../issue-type.ts';
import { urlKey } from '../known-url.ts';
import { isIndexable } from '../whole-site.ts';
import { firstUrls, listed } from '../wording.ts';

export const hreflangNoReturn: SiteIssue = {
  of: 'site',
  id: 'hreflang-no-return',
  family: 'international',
  severity: 'warning',
  find: function* ({ pages, pageAt }) {
    for (const page of pages) {
      if (page.alternates.length === 0 || !isIndexable(page)) continue;
      const silent = page.alternates.filter(([, url]) => {
        const other = pageAt(url);
        return (
          other !== null &&
          other !== page &&
          other.isReadable &&
          !other.alternates.some(([, back]) => urlKey(back) === page.key)
        );
      });
      const urls = firstUrls(silent.map(([, url]) => url));
      if (urls.length > 0)
        yield {
          url: page.url,
          message: message('issues.hreflang-no-return.evidence', { count: urls.length, alternates: listed(urls) }),
          urls,
        };
    }
  },
};

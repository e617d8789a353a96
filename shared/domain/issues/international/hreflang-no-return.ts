import type { SiteIssue } from '../issue-type.ts';
import { urlKey } from '../known-url.ts';
import { isIndexable } from '../whole-site.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const hreflangNoReturn: SiteIssue = {
  of: 'site',
  id: 'hreflang-no-return',
  family: 'international',
  severity: 'warning',
  title: 'hreflang without a return link',
  why: 'Search engines ignore an alternate that does not link back.',
  how: 'Let each version of the page name all the others.',
  found: 'From the alternates of pages of the site. Alternates on other hosts are not read.',
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
          message: `The page names ${counted(urls.length, 'alternate that does', 'alternates that do')} not name it: ${listed(urls)}.`,
          urls,
        };
    }
  },
};

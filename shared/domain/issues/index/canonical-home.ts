import type { SiteIssue } from '../issue-type.ts';
import { urlKey } from '../known-url.ts';

export const canonicalHome: SiteIssue = {
  of: 'site',
  id: 'canonical-home',
  family: 'index',
  severity: 'error',
  title: 'Canonical URL is the home page',
  why: 'Search engines may show the home page in place of this one, and leave this one out.',
  how: 'Name the page’s own address as its canonical URL, unless it is a copy of the home page.',
  found:
    'From canonical links: pages with a title and a text other than those of the home page, whose canonical URL is the home page.',
  find: function* ({ view, pages }) {
    const home = pages.find(({ isHome }) => isHome);
    if (home === undefined) return;
    for (const page of pages) {
      if (page.isHome || page.canonical === null || urlKey(page.canonical) !== home.key) continue;
      if (!page.isReadable || page.contentHash === home.contentHash || page.title === home.title) continue;
      yield {
        url: page.url,
        message: `The canonical URL of the page is the home page of ${view.domain}, which has another title and text.`,
        urls: [page.canonical],
      };
    }
  },
};

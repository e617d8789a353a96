import type { SiteIssue } from '../issue-type.ts';
import { counted } from '../wording.ts';

export const orphanPage: SiteIssue = {
  of: 'site',
  id: 'orphan-page',
  family: 'links',
  severity: 'warning',
  title: 'Page without links to it',
  why: 'Visitors do not find the page, and search engines count it as unimportant.',
  how: 'Link to the page from pages on the same subject, or remove it.',
  found:
    'From the links in all pages, of crawls that read all that they met. Pages that other sites or scripts alone link to are among them.',
  needsWholeSite: true,
  find: function* ({ pages, pageAt }) {
    for (const page of pages) {
      if (page.linkingPages > 0 || page.isHome || !page.isCurrent || !page.isReadable) continue;
      if (pageAt(page.url) !== page) continue;
      yield {
        url: page.url,
        message: `None of the ${counted(pages.length - 1, 'other page')} of the site that were read links to it.`,
        urls: [],
      };
    }
  },
};

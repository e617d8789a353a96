import { isPageExtension } from '../../crawling/file-extensions.ts';
import type { PageIssue } from '../issue-type.ts';
import { counted, firstUrls, listed } from '../wording.ts';

export const nofollowInternalLink: PageIssue = {
  of: 'page',
  id: 'nofollow-internal-link',
  family: 'links',
  severity: 'notice',
  title: 'Link inside the site with nofollow',
  why: 'It asks search engines not to follow the site’s own link.',
  how: 'Remove nofollow, ugc and sponsored from links to the site’s own pages.',
  found: 'From the `rel` attribute of links to the site; those to documents and other files are not counted.',
  find: ({ links, record }) => {
    const marked = links
      .filter(({ isInternal, nofollow }) => isInternal && nofollow)
      .map(({ url }) => url)
      .filter((url) => isPageExtension(URL.parse(url)?.pathname ?? '/'));
    if (marked.length === 0 || record.nofollow) return null;
    return {
      message: `${counted(marked.length, 'link')} to the site’s own pages ${marked.length === 1 ? 'has' : 'have'} a rel of nofollow, ugc or sponsored: ${listed(firstUrls(marked), new Set(marked).size)}.`,
      urls: firstUrls(marked),
    };
  },
};

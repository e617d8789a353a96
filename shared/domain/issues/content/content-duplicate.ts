import { findGroups } from '../groups.ts';
import type { SiteIssue } from '../issue-type.ts';
import { isIndexable } from '../whole-site.ts';
import { counted, listed } from '../wording.ts';

const WORDS_MIN = 30;

export const contentDuplicate: SiteIssue = {
  of: 'site',
  id: 'content-duplicate',
  family: 'content',
  severity: 'warning',
  title: 'Same content on several pages',
  why: 'Search engines show one of them, and it may be the wrong one.',
  how: 'Keep one page, and redirect the others to it or name it as their canonical.',
  found: 'From the words of the main content, 30 at least, of pages that search engines may index.',
  find: function* ({ pages }) {
    const long = pages.filter((page) => isIndexable(page) && page.words >= WORDS_MIN);
    for (const group of findGroups(long, ({ contentHash }) => contentHash)) {
      for (const page of group.members) {
        const others = group.urlsBeside(page);
        yield {
          url: page.url,
          message: `The ${counted(page.words, 'word')} of the main content are the same, word for word, as on ${counted(group.members.length - 1, 'other page')}: ${listed(others, group.members.length - 1)}.`,
          urls: others,
        };
      }
    }
  },
};

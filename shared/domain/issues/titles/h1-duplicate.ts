import { findGroups } from '../groups.ts';
import type { SiteIssue } from '../issue-type.ts';
import { isIndexable } from '../whole-site.ts';
import { counted, listed, quoted } from '../wording.ts';

export const h1Duplicate: SiteIssue = {
  of: 'site',
  id: 'h1-duplicate',
  family: 'titles',
  severity: 'notice',
  title: 'Same H1 on several pages',
  why: 'Visitors who come from one to the other do not see that they are elsewhere.',
  how: 'Say in each H1 what only this page has.',
  found:
    'From the first H1 of pages that search engines may index. One that stands on more than half of the pages is the name of the site, and not counted.',
  find: function* ({ pages }) {
    const indexable = pages.filter(isIndexable);
    for (const group of findGroups(indexable, ({ h1 }) => h1?.toLowerCase() ?? null)) {
      if (group.members.length > indexable.length / 2 && indexable.length > 3) continue;
      for (const page of group.members) {
        const others = group.urlsBeside(page);
        yield {
          url: page.url,
          message: `${counted(group.members.length - 1, 'other page has', 'other pages have')} the same H1, ${quoted(page.h1 ?? '')}: ${listed(others, group.members.length - 1)}.`,
          urls: others,
        };
      }
    }
  },
};

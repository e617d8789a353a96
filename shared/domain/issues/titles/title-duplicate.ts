import { findGroups } from '../groups.ts';
import type { SiteIssue } from '../issue-type.ts';
import { isIndexable } from '../whole-site.ts';
import { counted, listed, quoted } from '../wording.ts';

export const titleDuplicate: SiteIssue = {
  of: 'site',
  id: 'title-duplicate',
  family: 'titles',
  severity: 'warning',
  title: 'Same title on several pages',
  why: 'Visitors who see both in a list of results cannot tell them apart.',
  how: 'Say in each title what only this page has.',
  found: 'From the titles of pages that search engines may index. Upper and lower case count as the same.',
  find: function* ({ pages }) {
    for (const group of findGroups(pages.filter(isIndexable), ({ title }) => title?.toLowerCase() ?? null)) {
      for (const page of group.members) {
        const others = group.urlsBeside(page);
        yield {
          url: page.url,
          message: `${counted(group.members.length - 1, 'other page has', 'other pages have')} the same title, ${quoted(page.title ?? '')}: ${listed(others, group.members.length - 1)}.`,
          urls: others,
        };
      }
    }
  },
};

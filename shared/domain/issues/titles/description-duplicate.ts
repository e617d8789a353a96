import { findGroups } from '../groups.ts';
import type { SiteIssue } from '../issue-type.ts';
import { isIndexable } from '../whole-site.ts';
import { counted, listed } from '../wording.ts';

export const descriptionDuplicate: SiteIssue = {
  of: 'site',
  id: 'description-duplicate',
  family: 'titles',
  severity: 'notice',
  title: 'Same meta description on several pages',
  why: 'It says nothing of what only this page has.',
  how: 'Write a description for each page, or leave it out.',
  found: 'From the meta descriptions of pages that search engines may index.',
  find: function* ({ pages }) {
    for (const group of findGroups(
      pages.filter(isIndexable),
      ({ description }) => description?.toLowerCase() ?? null,
    )) {
      for (const page of group.members) {
        const others = group.urlsBeside(page);
        yield {
          url: page.url,
          message: `${counted(group.members.length - 1, 'other page has', 'other pages have')} the same meta description: ${listed(others, group.members.length - 1)}.`,
          urls: others,
        };
      }
    }
  },
};

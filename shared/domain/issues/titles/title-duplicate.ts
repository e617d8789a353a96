import { message, quoted } from '../../messages/message.ts';
import { findGroups } from '../groups.ts';
import type { SiteIssue } from '../issue-type.ts';
import { isIndexable } from '../whole-site.ts';
import { listed } from '../wording.ts';

export const titleDuplicate: SiteIssue = {
  of: 'site',
  id: 'title-duplicate',
  family: 'titles',
  severity: 'warning',
  find: function* ({ pages }) {
    for (const group of findGroups(pages.filter(isIndexable), ({ title }) => title?.toLowerCase() ?? null)) {
      for (const page of group.members) {
        const others = group.urlsBeside(page);
        yield {
          url: page.url,
          message: message('issues.title-duplicate.evidence', {
            count: group.members.length - 1,
            title: quoted(page.title ?? ''),
            pages: listed(others, group.members.length - 1),
          }),
          urls: others,
        };
      }
    }
  },
};

import { message } from '../../messages/message.ts';
import { findGroups } from '../groups.ts';
import type { SiteIssue } from '../issue-type.ts';
import { isIndexable } from '../whole-site.ts';
import { listed } from '../wording.ts';

export const descriptionDuplicate: SiteIssue = {
  of: 'site',
  id: 'description-duplicate',
  family: 'titles',
  severity: 'notice',
  find: function* ({ pages }) {
    for (const group of findGroups(
      pages.filter(isIndexable),
      ({ description }) => description?.toLowerCase() ?? null,
    )) {
      for (const page of group.members) {
        const others = group.urlsBeside(page);
        yield {
          url: page.url,
          message: message('issues.description-duplicate.evidence', {
            count: group.members.length - 1,
            pages: listed(others, group.members.length - 1),
          }),
          urls: others,
        };
      }
    }
  },
};

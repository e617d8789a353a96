import { message, quoted } from '../../messages/message.ts';
import { findGroups } from '../groups.ts';
import type { SiteIssue } from '../issue-type.ts';
import { isIndexable } from '../whole-site.ts';
import { listed } from '../wording.ts';

export const h1Duplicate: SiteIssue = {
  of: 'site',
  id: 'h1-duplicate',
  family: 'titles',
  severity: 'notice',
  find: function* ({ pages }) {
    const indexable = pages.filter(isIndexable);
    for (const group of findGroups(indexable, ({ h1 }) => h1?.toLowerCase() ?? null)) {
      if (group.members.length > indexable.length / 2 && indexable.length > 3) continue;
      for (const page of group.members) {
        const others = group.urlsBeside(page);
        yield {
          url: page.url,
          message: message('issues.h1-duplicate.evidence', {
            count: group.members.length - 1,
            h1: quoted(page.h1 ?? ''),
            pages: listed(others, group.members.length - 1),
          }),
          urls: others,
        };
      }
    }
  },
};

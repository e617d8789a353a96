import { message } from '../../messages/message.ts';
import { findGroups } from '../groups.ts';
import type { SiteIssue } from '../issue-type.ts';
import { isIndexable } from '../whole-site.ts';
import { listed } from '../wording.ts';

const WORDS_MIN = 30;

export const contentDuplicate: SiteIssue = {
  of: 'site',
  id: 'content-duplicate',
  family: 'content',
  severity: 'warning',
  find: function* ({ pages }) {
    const long = pages.filter((page) => isIndexable(page) && page.words >= WORDS_MIN);
    for (const group of findGroups(long, ({ contentHash }) => contentHash)) {
      for (const page of group.members) {
        const others = group.urlsBeside(page);
        yield {
          url: page.url,
          message: message('issues.content-duplicate.evidence', {
            words: page.words,
            count: group.members.length - 1,
            pages: listed(others, group.members.length - 1),
          }),
          urls: others,
        };
      }
    }
  },
};

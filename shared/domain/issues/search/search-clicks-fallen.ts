import { message } from '../../messages/message.ts';
import type { SearchIssue } from '../issue-type.ts';

export const searchClicksFallen: SearchIssue = {
  of: 'search',
  id: 'search-clicks-fallen',
  family: 'search',
  severity: 'warning',
  find: function* ({ window, falls }, { pageOf }) {
    for (const { key, now, before, isYear, comparedWith } of falls) {
      const page = pageOf(key);
      if (page === null) continue;
      yield {
        url: page.url,
        message: message('issues.search-clicks-fallen.evidence', {
          now,
          before,
          isYear,
          start: window.startDate,
          end: window.endDate,
          startBefore: comparedWith.startDate,
          endBefore: comparedWith.endDate,
        }),
        urls: [],
      };
    }
  },
};

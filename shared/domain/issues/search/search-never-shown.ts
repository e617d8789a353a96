import { message } from '../../messages/message.ts';
import type { SearchIssue } from '../issue-type.ts';

/** The site has had the page for all of the time: what is newer may just not have been found yet. */
export const searchNeverShown: SearchIssue = {
  of: 'search',
  id: 'search-never-shown',
  family: 'search',
  severity: 'notice',
  find: function* ({ shown }, { pages, keyOf }) {
    if (shown === null) return;
    const { startDate, endDate } = shown.window;
    const keys = new Set(shown.keys);
    for (const page of pages) {
      const since = page.knownSince?.slice(0, 'YYYY-MM-DD'.length) ?? endDate;
      if (since >= startDate || keys.has(keyOf(page))) continue;
      yield {
        url: page.url,
        message: message('issues.search-never-shown.evidence', { start: startDate, end: endDate, since }),
        urls: [],
      };
    }
  },
};

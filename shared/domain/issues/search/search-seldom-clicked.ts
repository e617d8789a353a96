import { message, quoted } from '../../messages/message.ts';
import type { SearchIssue } from '../issue-type.ts';
import { listed } from '../wording.ts';

export const searchSeldomClicked: SearchIssue = {
  of: 'search',
  id: 'search-seldom-clicked',
  family: 'search',
  severity: 'notice',
  find: function* ({ window, unclicked }, { pageOf }) {
    for (const [page, results] of Map.groupBy(unclicked, ({ key }) => pageOf(key))) {
      if (page === null) continue;
      const searches = results.map(({ query, impressions, clicks, position, expected }) =>
        message('issues.search-seldom-clicked.item', {
          query: quoted(query),
          position,
          impressions,
          clicks,
          expected,
        }),
      );
      yield {
        url: page.url,
        message: message('issues.search-seldom-clicked.evidence', {
          count: results.length,
          start: window.startDate,
          end: window.endDate,
          searches: listed(searches),
        }),
        urls: [],
      };
    }
  },
};

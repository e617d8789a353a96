/** Every screen of the console, with an address at which it has something to show. A new screen is a new line. */

import { advisedPath } from './harness/audited-site.ts';
import { testedSiteScreens } from './site-screens.ts';
import type { TestedScreen } from './tested-screen.ts';

const partOfPage = (tab: string, shows: string, empty: string, trips?: number): TestedScreen => ({
  ...(trips !== undefined && { trips }),
  name: `page-${tab}`,
  reads: 'its part',
  empty,
  address: ({ pageId }) => `#/pages/${pageId(advisedPath)}?tab=${tab}`,
  shows,
});

export const testedScreens: readonly TestedScreen[] = [
  // Each card reads its site.
  { name: 'sites', address: () => '#/sites', shows: 'ridgeway-cycles.example', trips: 4, reads: 'everything' },
  {
    name: 'overview',
    address: ({ siteId }) => `#/sites/${siteId}`,
    shows: 'Lowest scores',
    empty: 'No pages yet',
    reads: 'everything',
  },
  {
    name: 'pages',
    address: ({ siteId }) => `#/sites/${siteId}/pages`,
    shows: '/workshop-prices/',
    empty: 'No pages yet',
    reads: 'everything',
  },
  // The rubric is that of its site, which the address does not name.
  partOfPage('score', 'What the score is made of', 'Not analyzed yet', 4),
  partOfPage('recommendations', 'Why it matters', 'Not analyzed yet'),
  // The parser of the preview, and the score of the text.
  partOfPage('content', 'for full credit', 'Preview', 4),
  partOfPage('drafts', 'No drafts', 'No drafts'),
  partOfPage('versions', 'This is the only version so far', 'No versions yet'),
  partOfPage('outline', 'No outline yet', 'No outline yet'),
  partOfPage('links', 'Links', 'No links'),
  partOfPage('performance', 'Search Console is not connected', 'Search Console is not connected'),
  ...testedSiteScreens,
];

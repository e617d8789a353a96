/** Every screen of the console, with an address at which it has something to show. A new screen is a new line. */

import { advisedPath } from './harness/audited-site.ts';
import { testedSiteScreens } from './site-screens.ts';
import type { TestedScreen } from './tested-screen.ts';

const partOfPage = (tab: string, shows: string, empty: string): TestedScreen => ({
  name: `page-${tab}`,
  reads: 'its part',
  empty,
  address: ({ pageId }) => `#/pages/${pageId(advisedPath)}?tab=${tab}`,
  shows,
});

export const testedScreens: readonly TestedScreen[] = [
  { name: 'sites', address: () => '#/sites', shows: 'ridgeway-cycles.example', reads: 'everything' },
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
  partOfPage('score', 'What the score is made of', 'Not analyzed yet'),
  partOfPage('recommendations', 'Why it matters', 'Not analyzed yet'),
  partOfPage('content', 'for full credit', 'Preview'),
  partOfPage('drafts', 'No drafts', 'No drafts'),
  partOfPage('versions', 'This is the only version so far', 'No versions yet'),
  partOfPage('outline', 'No outline yet', 'No outline yet'),
  partOfPage('links', 'Links', 'No links'),
  partOfPage('performance', 'Search Console is not connected', 'Search Console is not connected'),
  ...testedSiteScreens,
];

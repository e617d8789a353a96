/** Every screen of the console, with an address at which it has something to show. A new screen is a new line. */
import { advisedPath } from './harness/audited-site.ts';
import type { SeededSite } from './harness/seed-console-site.ts';
import { testedSiteScreens } from './site-screens.ts';

export interface TestedScreen {
  readonly name: string;
  readonly address: (site: SeededSite) => string;
  /** Text that the screen shows when its data is there. */
  readonly shows: string;
  /** Text that it shows while there is nothing: of an organization whose site and page are new. Left out where that cannot be. */
  readonly empty?: string;
  /** What its loading, error and no-access states are of; `nothing` where another line has the same screen, or it reads nothing. */
  readonly reads: 'everything' | 'its part' | 'nothing';
}

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
    name: 'pages',
    address: ({ siteId }) => `#/sites/${siteId}/pages`,
    shows: '/workshop-prices/',
    empty: 'No pages yet',
    reads: 'everything',
  },
  partOfPage('score', 'What the score is made of', 'Not analyzed yet'),
  partOfPage('recommendations', 'Why it matters', 'Not analyzed yet'),
  partOfPage('content', 'Preview', 'Preview'),
  partOfPage('drafts', 'No drafts', 'No drafts'),
  partOfPage('versions', 'This is the only version so far', 'No versions yet'),
  partOfPage('outline', 'No outline yet', 'No outline yet'),
  partOfPage('links', 'Links', 'No links'),
  partOfPage('performance', 'Search Console is not connected', 'Search Console is not connected'),
  ...testedSiteScreens,
];

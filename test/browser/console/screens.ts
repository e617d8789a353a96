/** Every screen of the console, with an address at which it has something to show. A new screen is a new line. */
import { type AuditedSite, advisedPath } from './harness/audited-site.ts';

export interface TestedScreen {
  readonly name: string;
  readonly address: (site: AuditedSite) => string;
  /** Text that the screen shows when its data is there. */
  readonly shows: string;
}

const partOfPage = (tab: string, shows: string): TestedScreen => ({
  name: `page-${tab}`,
  address: ({ pageId }) => `#/pages/${pageId(advisedPath)}?tab=${tab}`,
  shows,
});

export const testedScreens: readonly TestedScreen[] = [
  { name: 'sites', address: () => '#/sites', shows: 'ridgeway-cycles.example' },
  { name: 'pages', address: ({ siteId }) => `#/sites/${siteId}/pages`, shows: '/workshop-prices/' },
  partOfPage('score', 'What the score is made of'),
  partOfPage('recommendations', 'Why it matters'),
  partOfPage('content', 'Preview'),
  partOfPage('drafts', 'No drafts'),
  partOfPage('versions', 'Choose a version'),
  partOfPage('outline', 'No outline yet'),
  partOfPage('links', 'Links'),
  partOfPage('performance', 'Search Console is not connected'),
];

/** The screens of a site beside its pages, jobs and settings, also where they have nothing to show. */
import type { TestedScreen } from './screens.ts';

export const testedSiteScreens: readonly TestedScreen[] = [
  { name: 'issues', address: ({ siteId }) => `#/sites/${siteId}/issues`, shows: 'Page does not exist' },
  {
    name: 'issues-filtered-away',
    address: ({ siteId }) => `#/sites/${siteId}/issues?family=international`,
    shows: 'Nothing matches the filters',
  },
  {
    name: 'issues-of-planned-site',
    address: ({ planId }) => `#/sites/${planId}/issues`,
    shows: 'No crawl has ended yet',
  },
  {
    name: 'issue',
    address: ({ siteId }) => `#/sites/${siteId}/issues/open-graph-missing`,
    shows: 'The page has no og:title.',
  },
  {
    name: 'issue-of-no-page',
    address: ({ siteId }) => `#/sites/${siteId}/issues/redirect-loop`,
    shows: 'No page has this issue',
  },
  { name: 'facts', address: ({ siteId }) => `#/sites/${siteId}/facts`, shows: 'hello@ridgeway-cycles.example' },
  {
    name: 'facts-dismissed',
    address: ({ siteId }) => `#/sites/${siteId}/facts?status=dismissed`,
    shows: 'No fact is dismissed.',
  },
  { name: 'facts-of-planned-site', address: ({ planId }) => `#/sites/${planId}/facts`, shows: 'No facts yet' },
  { name: 'topics', address: ({ siteId }) => `#/sites/${siteId}/topics`, shows: 'Bike chain' },
  { name: 'topics-before-a-run', address: ({ planId }) => `#/sites/${planId}/topics`, shows: 'No map yet' },
  { name: 'ideas', address: ({ siteId }) => `#/sites/${siteId}/ideas`, shows: 'Suggested' },
  { name: 'ideas-before-a-run', address: ({ planId }) => `#/sites/${planId}/ideas`, shows: 'No ideas yet' },
  { name: 'plan', address: ({ planId }) => `#/sites/${planId}/plan`, shows: 'Open questions' },
  { name: 'plan-of-live-site', address: ({ siteId }) => `#/sites/${siteId}/plan`, shows: 'This site is live' },
  { name: 'new-plan', address: () => '#/plan', shows: 'Plan a site' },
  { name: 'crawls', address: ({ siteId }) => `#/sites/${siteId}/crawls`, shows: 'Schedule' },
  { name: 'crawls-of-planned-site', address: ({ planId }) => `#/sites/${planId}/crawls`, shows: 'Go to the plan' },
  {
    name: 'crawl',
    address: ({ siteId, crawlId }) => `#/sites/${siteId}/crawls/${crawlId}`,
    shows: 'Disallowed by robots.txt',
  },
  { name: 'changes', address: ({ siteId }) => `#/sites/${siteId}/changes`, shows: 'Changes' },
  { name: 'jobs', address: () => '#/jobs', shows: 'Recent' },
  { name: 'keys', address: () => '#/settings/keys', shows: 'Create a key' },
  { name: 'usage', address: () => '#/settings/usage', shows: 'Page audits' },
  { name: 'rubric', address: ({ siteId }) => `#/sites/${siteId}/rubric`, shows: 'Together 100 %' },
];

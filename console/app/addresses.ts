/** The address of each screen. It is read before the screens are: their strings and code are still on the way then. */

export const addresses = {
  sites: '/sites',
  overview: '/sites/:siteId',
  pages: '/sites/:siteId/pages',
  page: '/pages/:pageId',
  issues: '/sites/:siteId/issues',
  issue: '/sites/:siteId/issues/:issueId',
  links: '/sites/:siteId/links',
  facts: '/sites/:siteId/facts',
  topics: '/sites/:siteId/topics',
  ideas: '/sites/:siteId/ideas',
  plan: '/sites/:siteId/plan',
  'new-plan': '/plan',
  crawls: '/sites/:siteId/crawls',
  crawl: '/sites/:siteId/crawls/:crawlId',
  changes: '/sites/:siteId/changes',
  jobs: '/jobs',
  rubric: '/sites/:siteId/rubric',
  keys: '/settings/keys',
  webhooks: '/settings/webhooks',
  webhook: '/settings/webhooks/:webhookId',
  usage: '/settings/usage',
} as const;

export type ScreenId = keyof typeof addresses;
export const screenIds = Object.keys(addresses) as readonly ScreenId[];

/** The screens of a site beside its pages, and those of all sites. */
import { texts } from '../texts/texts.ts';
import type { Screen } from './screen.ts';

const names = texts.shell.screens;

export const siteScreens: readonly Screen[] = [
  {
    id: 'issues',
    pattern: '/sites/:siteId/issues',
    title: names.issues,
    section: 'site',
    load: async () => (await import('../issues/issues-screen.tsx')).IssuesScreen,
  },
  {
    id: 'issue',
    pattern: '/sites/:siteId/issues/:issueId',
    title: names.issues,
    section: 'none',
    partOf: 'issues',
    load: async () => (await import('../issues/issue-screen.tsx')).IssueScreen,
  },
  {
    id: 'facts',
    pattern: '/sites/:siteId/facts',
    title: names.facts,
    section: 'site',
    load: async () => (await import('../facts/facts-screen.tsx')).FactsScreen,
  },
  {
    id: 'topics',
    pattern: '/sites/:siteId/topics',
    title: names.topics,
    section: 'site',
    load: async () => (await import('../topics/topics-screen.tsx')).TopicsScreen,
  },
  {
    id: 'ideas',
    pattern: '/sites/:siteId/ideas',
    title: names.ideas,
    section: 'site',
    load: async () => (await import('../ideas/ideas-screen.tsx')).IdeasScreen,
  },
  {
    id: 'plan',
    pattern: '/sites/:siteId/plan',
    title: names.plan,
    section: 'site',
    load: async () => (await import('../plan/plan-screen.tsx')).PlanScreen,
  },
  {
    id: 'new-plan',
    pattern: '/plan',
    title: names.newPlan,
    section: 'all',
    load: async () => (await import('../plan/new-plan-screen.tsx')).NewPlanScreen,
  },
  {
    id: 'crawls',
    pattern: '/sites/:siteId/crawls',
    title: names.crawls,
    section: 'site',
    load: async () => (await import('../crawls/crawls-screen.tsx')).CrawlsScreen,
  },
  {
    id: 'crawl',
    pattern: '/sites/:siteId/crawls/:crawlId',
    title: names.crawls,
    section: 'none',
    partOf: 'crawls',
    load: async () => (await import('../crawls/crawl-urls-screen.tsx')).CrawlUrlsScreen,
  },
  {
    id: 'changes',
    pattern: '/sites/:siteId/changes',
    title: names.changes,
    section: 'site',
    load: async () => (await import('../changes/changes-screen.tsx')).ChangesScreen,
  },
  {
    id: 'jobs',
    pattern: '/jobs',
    title: names.jobs,
    section: 'all',
    load: async () => (await import('../jobs/jobs-screen.tsx')).JobsScreen,
  },
  {
    id: 'rubric',
    pattern: '/sites/:siteId/rubric',
    title: names.rubric,
    section: 'site',
    load: async () => (await import('../rubric/rubric-screen.tsx')).RubricScreen,
  },
  {
    id: 'keys',
    pattern: '/settings/keys',
    title: names.keys,
    section: 'settings',
    load: async () => (await import('../keys/keys-screen.tsx')).KeysScreen,
  },
  {
    id: 'webhooks',
    pattern: '/settings/webhooks',
    title: names.webhooks,
    section: 'settings',
    load: async () => (await import('../webhooks/webhooks-screen.tsx')).WebhooksScreen,
  },
  {
    id: 'webhook',
    pattern: '/settings/webhooks/:webhookId',
    title: names.webhooks,
    section: 'none',
    partOf: 'webhooks',
    load: async () => (await import('../webhooks/webhook-screen.tsx')).WebhookScreen,
  },
  {
    id: 'usage',
    pattern: '/settings/usage',
    title: names.usage,
    section: 'settings',
    load: async () => (await import('../usage/usage-screen.tsx')).UsageScreen,
  },
];

/** The screens of a site beside its pages, and those of all sites. */
import { texts } from '../texts/texts.ts';
import { addresses } from './addresses.ts';
import type { Screen } from './screen.ts';

const names = texts.shell.screens;

export const siteScreens: readonly Screen[] = [
  {
    id: 'issues',
    pattern: addresses.issues,
    title: names.issues,
    section: 'site',
    load: async () => (await import('../issues/issues-screen.tsx')).IssuesScreen,
  },
  {
    id: 'issue',
    pattern: addresses.issue,
    title: names.issues,
    section: 'none',
    partOf: 'issues',
    load: async () => (await import('../issues/issue-screen.tsx')).IssueScreen,
  },
  {
    id: 'facts',
    pattern: addresses.facts,
    title: names.facts,
    section: 'site',
    load: async () => (await import('../facts/facts-screen.tsx')).FactsScreen,
  },
  {
    id: 'topics',
    pattern: addresses.topics,
    title: names.topics,
    section: 'site',
    load: async () => (await import('../topics/topics-screen.tsx')).TopicsScreen,
  },
  {
    id: 'ideas',
    pattern: addresses.ideas,
    title: names.ideas,
    section: 'site',
    load: async () => (await import('../ideas/ideas-screen.tsx')).IdeasScreen,
  },
  {
    id: 'plan',
    pattern: addresses.plan,
    title: names.plan,
    section: 'site',
    load: async () => (await import('../plan/plan-screen.tsx')).PlanScreen,
  },
  {
    id: 'new-plan',
    pattern: addresses['new-plan'],
    title: names.newPlan,
    section: 'all',
    load: async () => (await import('../plan/new-plan-screen.tsx')).NewPlanScreen,
  },
  {
    id: 'crawls',
    pattern: addresses.crawls,
    title: names.crawls,
    section: 'site',
    load: async () => (await import('../crawls/crawls-screen.tsx')).CrawlsScreen,
  },
  {
    id: 'crawl',
    pattern: addresses.crawl,
    title: names.crawls,
    section: 'none',
    partOf: 'crawls',
    load: async () => (await import('../crawls/crawl-screen.tsx')).CrawlUrlsScreen,
  },
  {
    id: 'changes',
    pattern: addresses.changes,
    title: names.changes,
    section: 'site',
    load: async () => (await import('../changes/changes-screen.tsx')).ChangesScreen,
  },
  {
    id: 'jobs',
    pattern: addresses.jobs,
    title: names.jobs,
    section: 'all',
    load: async () => (await import('../jobs/jobs-screen.tsx')).JobsScreen,
  },
  {
    id: 'rubric',
    pattern: addresses.rubric,
    title: names.rubric,
    section: 'site',
    load: async () => (await import('../rubric/rubric-screen.tsx')).RubricScreen,
  },
  {
    id: 'keys',
    pattern: addresses.keys,
    title: names.keys,
    section: 'settings',
    load: async () => (await import('../keys/keys-screen.tsx')).KeysScreen,
  },
  {
    id: 'webhooks',
    pattern: addresses.webhooks,
    title: names.webhooks,
    section: 'settings',
    load: async () => (await import('../webhooks/webhooks-screen.tsx')).WebhooksScreen,
  },
  {
    id: 'webhook',
    pattern: addresses.webhook,
    title: names.webhooks,
    section: 'none',
    partOf: 'webhooks',
    load: async () => (await import('../webhooks/webhook-screen.tsx')).WebhookScreen,
  },
  {
    id: 'usage',
    pattern: addresses.usage,
    title: names.usage,
    section: 'settings',
    load: async () => (await import('../usage/usage-screen.tsx')).UsageScreen,
  },
];

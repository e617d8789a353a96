/**
 * The list of Lambda functions: the API groups with their operations, and the workers. The CDK stack and the embedded system
 * both read it. An entry's code is `functions/<name>/handler.ts`.
 */
import type { Context } from 'aws-lambda';
import type { HttpLambda } from '../shared/http/api-handler.ts';
import type { Operation } from '../shared/http/operation.ts';
import { analysisRoutes } from './analyses/routes.ts';
import { checkRoutes } from './checks/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { draftRoutes } from './drafts/routes.ts';
import { factRoutes } from './facts/routes.ts';
import { ideaRoutes } from './ideas/routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { keywordRoutes } from './keywords/routes.ts';
import { opportunityRoutes } from './opportunities/routes.ts';
import { outlineRoutes } from './outlines/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { planningRoutes } from './planning/routes.ts';
import { recommendationRoutes } from './recommendations/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { searchDataRoutes } from './search-data/routes.ts';
import { siteRoutes } from './sites/routes.ts';

export interface ApiGroup {
  name: string;
  operations: readonly Operation[];
  /** What it may do with the table. Authentication counts requests, so no group only reads. */
  sendsJobs: boolean;
  /** Groups that parse Markdown have a larger bundle limit. */
  parsesMarkdown: boolean;
  /** Opens the search-console credentials of sites: needs the secrets key. */
  readsSecrets?: boolean;
  /** Asks the language model of the stage: needs its credentials. */
  callsModel?: boolean;
  /** Asks the provider of keyword data: needs its credentials. */
  readsKeywordData?: boolean;
  timeoutSeconds: number;
  load(): Promise<{ handler: HttpLambda }>;
}

/** The first group also handles `$default`: every path that no operation has. */
export const apiGroups: readonly ApiGroup[] = [
  {
    name: 'identity',
    operations: identityRoutes,
    sendsJobs: false,
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./identity/handler.ts'),
  },
  {
    name: 'sites',
    operations: siteRoutes,
    sendsJobs: true,
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./sites/handler.ts'),
  },
  {
    name: 'pages',
    operations: pageRoutes,
    sendsJobs: true,
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./pages/handler.ts'),
  },
  {
    name: 'jobs',
    operations: jobRoutes,
    sendsJobs: false,
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./jobs/handler.ts'),
  },
  {
    name: 'content',
    operations: contentRoutes,
    sendsJobs: false,
    parsesMarkdown: true,
    timeoutSeconds: 29,
    load: () => import('./content/handler.ts'),
  },
  {
    name: 'drafts',
    operations: draftRoutes,
    sendsJobs: false,
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./drafts/handler.ts'),
  },
  {
    name: 'analyses',
    operations: analysisRoutes,
    sendsJobs: true,
    parsesMarkdown: true,
    timeoutSeconds: 10,
    load: () => import('./analyses/handler.ts'),
  },
  {
    name: 'checks',
    operations: checkRoutes,
    sendsJobs: true,
    parsesMarkdown: true,
    timeoutSeconds: 29,
    callsModel: true,
    load: () => import('./checks/handler.ts'),
  },
  {
    name: 'recommendations',
    operations: recommendationRoutes,
    sendsJobs: false,
    parsesMarkdown: true,
    timeoutSeconds: 29,
    callsModel: true,
    load: () => import('./recommendations/handler.ts'),
  },
  {
    name: 'reports',
    operations: reportRoutes,
    sendsJobs: false,
    parsesMarkdown: true,
    readsSecrets: true,
    timeoutSeconds: 29,
    load: () => import('./reports/handler.ts'),
  },
  {
    name: 'keywords',
    operations: keywordRoutes,
    sendsJobs: false,
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./keywords/handler.ts'),
  },
  {
    name: 'facts',
    operations: factRoutes,
    sendsJobs: false,
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./facts/handler.ts'),
  },
  {
    name: 'ideas',
    operations: ideaRoutes,
    sendsJobs: true,
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./ideas/handler.ts'),
  },
  {
    name: 'planning',
    operations: planningRoutes,
    sendsJobs: true,
    parsesMarkdown: false,
    timeoutSeconds: 29,
    callsModel: true,
    load: () => import('./planning/handler.ts'),
  },
  {
    name: 'opportunities',
    operations: opportunityRoutes,
    sendsJobs: false,
    parsesMarkdown: false,
    readsSecrets: true,
    timeoutSeconds: 29,
    load: () => import('./opportunities/handler.ts'),
  },
  {
    name: 'search-data',
    operations: searchDataRoutes,
    sendsJobs: false,
    parsesMarkdown: false,
    readsSecrets: true,
    timeoutSeconds: 29,
    load: () => import('./search-data/handler.ts'),
  },
  {
    name: 'outlines',
    operations: outlineRoutes,
    sendsJobs: true,
    parsesMarkdown: true,
    timeoutSeconds: 29,
    load: () => import('./outlines/handler.ts'),
  },
];

/** Each worker takes one kind of event: a state machine's task, a batch of messages, a schedule. */
export type WorkerLambda = (event: never, context: Context) => Promise<unknown>;

export interface Worker {
  name: string;
  /** What calls it. */
  trigger: 'job-queue' | 'state-machine' | { everyMinutes: number };
  timeoutSeconds: number;
  memoryMegabytes: number;
  /** Puts job messages into the queue; a test compares this with what the bundle holds. */
  sendsJobs?: boolean;
  /** Opens the search-console credentials of sites: needs the secrets key. */
  readsSecrets?: boolean;
  /** Asks the language model of the stage: needs its credentials. */
  callsModel?: boolean;
  /** Asks the provider of keyword data: needs its credentials. */
  readsKeywordData?: boolean;
  load(): Promise<{ handler: WorkerLambda }>;
}

export const workers: readonly Worker[] = [
  {
    name: 'job-starter',
    trigger: 'job-queue',
    timeoutSeconds: 30,
    memoryMegabytes: 256,
    load: () => import('./job-starter/handler.ts'),
  },
  {
    name: 'crawl-worker',
    trigger: 'state-machine',
    timeoutSeconds: 300,
    memoryMegabytes: 1024,
    sendsJobs: true,
    callsModel: true,
    load: () => import('./crawl-worker/handler.ts'),
  },
  {
    name: 'analysis-worker',
    trigger: 'state-machine',
    timeoutSeconds: 120,
    memoryMegabytes: 1024,
    callsModel: true,
    load: () => import('./analysis-worker/handler.ts'),
  },
  {
    name: 'planning-worker',
    trigger: 'state-machine',
    timeoutSeconds: 120,
    memoryMegabytes: 512,
    callsModel: true,
    load: () => import('./planning-worker/handler.ts'),
  },
  {
    name: 'ideas-worker',
    trigger: 'state-machine',
    timeoutSeconds: 300,
    memoryMegabytes: 1024,
    readsSecrets: true,
    callsModel: true,
    readsKeywordData: true,
    load: () => import('./ideas-worker/handler.ts'),
  },
  {
    name: 'ideas-refresher',
    trigger: { everyMinutes: 5 },
    timeoutSeconds: 60,
    memoryMegabytes: 256,
    sendsJobs: true,
    load: () => import('./ideas-refresher/handler.ts'),
  },
  {
    name: 'outline-worker',
    trigger: 'state-machine',
    timeoutSeconds: 180,
    memoryMegabytes: 1024,
    callsModel: true,
    readsKeywordData: true,
    load: () => import('./outline-worker/handler.ts'),
  },
  {
    name: 'keyword-worker',
    trigger: 'state-machine',
    timeoutSeconds: 300,
    memoryMegabytes: 1024,
    readsSecrets: true,
    readsKeywordData: true,
    load: () => import('./keyword-worker/handler.ts'),
  },
  {
    // The work of a site is due every quarter of an hour at most: see its limits.
    name: 'search-console-reconciler',
    trigger: { everyMinutes: 5 },
    timeoutSeconds: 300,
    memoryMegabytes: 256,
    readsSecrets: true,
    load: () => import('./search-console-reconciler/handler.ts'),
  },
  {
    name: 'sweeper',
    trigger: { everyMinutes: 1 },
    timeoutSeconds: 60,
    memoryMegabytes: 256,
    sendsJobs: true,
    load: () => import('./sweeper/handler.ts'),
  },
];

export const allOperations = (): Operation[] => apiGroups.flatMap((group) => [...group.operations]);

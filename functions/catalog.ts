/**
 * The list of Lambda functions: the API groups with their operations, and the workers. The CDK stack and the embedded system
 * both read it. An entry's code is `functions/<name>/handler.ts`.
 */
import type { Context } from 'aws-lambda';
import type { HttpLambda } from '../shared/http/api-handler.ts';
import type { Operation } from '../shared/http/operation.ts';
import { analysisRoutes } from './analyses/routes.ts';
import { checkRoutes } from './checks/routes.ts';
import { consoleRoutes } from './console/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { draftRoutes } from './drafts/routes.ts';
import { exportRoutes } from './exports/routes.ts';
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
import { usageRoutes } from './usage/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

/**
 * What a function needs besides the table, and gets the rights and credentials for; tests compare it with what its bundle holds.
 * `jobs`: puts messages into the job queue. `secrets`: opens the search-console credentials of sites with the secrets key.
 * `api-keys`: seals and opens API keys with the secrets key, for the people who create and reveal them.
 * `sign-in`: asks the identity provider of the stage who a person is. `model`: calls the language model of the stage. `keyword-data`: calls the provider of keyword data.
 * `api`: calls the API itself, as its client. It is the one that gets no table. `events`: says what happened, and puts messages
 * into the queue of the sender of webhooks. `webhook-secrets`: seals the secrets of webhooks. `sign-webhooks`: opens them.
 */
export type Capability =
  | 'jobs'
  | 'secrets'
  | 'api-keys'
  | 'sign-in'
  | 'model'
  | 'keyword-data'
  | 'api'
  | 'events'
  | 'webhook-secrets'
  | 'sign-webhooks';

export interface ApiGroup {
  name: string;
  operations: readonly Operation[];
  /** Routes that are no operations of the versioned API, as the gateway writes them. */
  otherRoutes?: readonly `ANY /${string}`[];
  needs: readonly Capability[];
  /** Groups that parse Markdown have a larger bundle limit. */
  parsesMarkdown: boolean;
  /** True for a group that grades pages: all graders and the data of all languages are among what it loads later. */
  grades?: boolean;
  timeoutSeconds: number;
  load(): Promise<{ handler: HttpLambda }>;
}

/** The first group also handles `$default`: every path that no operation has. */
export const apiGroups: readonly ApiGroup[] = [
  {
    name: 'identity',
    operations: identityRoutes,
    needs: [],
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./identity/handler.ts'),
  },
  {
    name: 'sites',
    operations: siteRoutes,
    needs: ['jobs'],
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./sites/handler.ts'),
  },
  {
    name: 'pages',
    operations: pageRoutes,
    needs: ['jobs'],
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./pages/handler.ts'),
  },
  {
    name: 'jobs',
    operations: jobRoutes,
    needs: ['events'],
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./jobs/handler.ts'),
  },
  {
    name: 'content',
    operations: contentRoutes,
    needs: ['events'],
    parsesMarkdown: true,
    timeoutSeconds: 29,
    load: () => import('./content/handler.ts'),
  },
  {
    name: 'drafts',
    operations: draftRoutes,
    needs: [],
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./drafts/handler.ts'),
  },
  {
    name: 'analyses',
    operations: analysisRoutes,
    needs: ['jobs'],
    parsesMarkdown: true,
    timeoutSeconds: 10,
    load: () => import('./analyses/handler.ts'),
  },
  {
    name: 'checks',
    operations: checkRoutes,
    needs: ['jobs', 'model'],
    parsesMarkdown: true,
    timeoutSeconds: 29,
    load: () => import('./checks/handler.ts'),
  },
  {
    name: 'recommendations',
    operations: recommendationRoutes,
    needs: ['model', 'events'],
    parsesMarkdown: true,
    grades: true,
    timeoutSeconds: 29,
    load: () => import('./recommendations/handler.ts'),
  },
  {
    name: 'reports',
    operations: reportRoutes,
    needs: ['secrets'],
    parsesMarkdown: true,
    timeoutSeconds: 29,
    load: () => import('./reports/handler.ts'),
  },
  {
    name: 'keywords',
    operations: keywordRoutes,
    needs: [],
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./keywords/handler.ts'),
  },
  {
    name: 'facts',
    operations: factRoutes,
    needs: [],
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./facts/handler.ts'),
  },
  {
    name: 'ideas',
    operations: ideaRoutes,
    needs: ['jobs', 'events'],
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./ideas/handler.ts'),
  },
  {
    name: 'planning',
    operations: planningRoutes,
    needs: ['jobs', 'model'],
    parsesMarkdown: false,
    timeoutSeconds: 29,
    load: () => import('./planning/handler.ts'),
  },
  {
    name: 'opportunities',
    operations: opportunityRoutes,
    needs: ['secrets'],
    parsesMarkdown: false,
    timeoutSeconds: 29,
    load: () => import('./opportunities/handler.ts'),
  },
  {
    name: 'search-data',
    operations: searchDataRoutes,
    needs: ['secrets'],
    parsesMarkdown: false,
    timeoutSeconds: 29,
    load: () => import('./search-data/handler.ts'),
  },
  {
    name: 'outlines',
    operations: outlineRoutes,
    needs: ['jobs'],
    parsesMarkdown: true,
    timeoutSeconds: 29,
    load: () => import('./outlines/handler.ts'),
  },
  {
    name: 'webhooks',
    operations: webhookRoutes,
    needs: ['events', 'webhook-secrets'],
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./webhooks/handler.ts'),
  },
  {
    name: 'console',
    operations: consoleRoutes,
    needs: ['api-keys', 'sign-in'],
    parsesMarkdown: false,
    // The identity provider has five seconds for each of three requests.
    timeoutSeconds: 29,
    load: () => import('./console/handler.ts'),
  },
  {
    name: 'exports',
    operations: exportRoutes,
    needs: [],
    parsesMarkdown: false,
    timeoutSeconds: 29,
    load: () => import('./exports/handler.ts'),
  },
  {
    name: 'usage',
    operations: usageRoutes,
    needs: [],
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('./usage/handler.ts'),
  },
  {
    name: 'mcp',
    operations: [],
    // The MCP specification wants 405 for the methods that a server has no use for.
    otherRoutes: ['ANY /mcp'],
    needs: ['api'],
    parsesMarkdown: false,
    timeoutSeconds: 29,
    load: () => import('./mcp/handler.ts'),
  },
];

const JOB_STARTER_TIMEOUT_SECONDS = 30;

/** The queue of job messages, as it is deployed and as it is embedded. */
export const jobQueueSettings = {
  batchSize: 10,
  /** Starting an execution fails for a moment or for good: five deliveries tell the two apart. */
  receivesMax: 5,
  /** AWS's advice: six times the function's timeout, so that a throttled batch is not delivered again while it is retried. */
  visibilityTimeoutSeconds: 6 * JOB_STARTER_TIMEOUT_SECONDS,
} as const;

const WEBHOOK_SENDER_TIMEOUT_SECONDS = 60;

/** The queue of the sender of webhooks, as it is deployed and as it is embedded. */
export const webhookQueueSettings = {
  batchSize: 5,
  /** What a message names is in the table, and the sweeper finds it: a message that fails is lost without harm. */
  receivesMax: 5,
  visibilityTimeoutSeconds: 6 * WEBHOOK_SENDER_TIMEOUT_SECONDS,
  /** Invocations at the same time. Receivers that are slow hold them back for half a minute at most. */
  concurrency: 20,
} as const;

/** Each worker takes one kind of event: a state machine's task, a batch of messages, a schedule. */
type WorkerLambda = (event: never, context: Context) => Promise<unknown>;

export interface Worker {
  name: string;
  /** What calls it. */
  trigger: 'job-queue' | 'webhook-queue' | 'state-machine' | { everyMinutes: number };
  timeoutSeconds: number;
  memoryMegabytes: number;
  needs: readonly Capability[];
  load(): Promise<{ handler: WorkerLambda }>;
}

export const workers: readonly Worker[] = [
  {
    name: 'job-starter',
    trigger: 'job-queue',
    timeoutSeconds: JOB_STARTER_TIMEOUT_SECONDS,
    memoryMegabytes: 256,
    // Beats, while jobs wait.
    needs: ['jobs'],
    load: () => import('./job-starter/handler.ts'),
  },
  {
    name: 'crawl-worker',
    trigger: 'state-machine',
    timeoutSeconds: 300,
    memoryMegabytes: 1024,
    needs: ['jobs', 'model', 'events'],
    load: () => import('./crawl-worker/handler.ts'),
  },
  {
    name: 'analysis-worker',
    trigger: 'state-machine',
    timeoutSeconds: 120,
    memoryMegabytes: 1024,
    needs: ['model', 'events'],
    load: () => import('./analysis-worker/handler.ts'),
  },
  {
    name: 'planning-worker',
    trigger: 'state-machine',
    timeoutSeconds: 120,
    memoryMegabytes: 512,
    needs: ['model', 'events'],
    load: () => import('./planning-worker/handler.ts'),
  },
  {
    name: 'ideas-worker',
    trigger: 'state-machine',
    timeoutSeconds: 300,
    memoryMegabytes: 1024,
    needs: ['secrets', 'model', 'keyword-data', 'events'],
    load: () => import('./ideas-worker/handler.ts'),
  },
  {
    name: 'ideas-refresher',
    trigger: { everyMinutes: 5 },
    timeoutSeconds: 60,
    memoryMegabytes: 256,
    needs: ['jobs', 'events'],
    load: () => import('./ideas-refresher/handler.ts'),
  },
  {
    name: 'outline-worker',
    trigger: 'state-machine',
    timeoutSeconds: 180,
    memoryMegabytes: 1024,
    needs: ['secrets', 'model', 'keyword-data', 'events'],
    load: () => import('./outline-worker/handler.ts'),
  },
  {
    name: 'keyword-worker',
    trigger: 'state-machine',
    timeoutSeconds: 300,
    memoryMegabytes: 1024,
    needs: ['secrets', 'keyword-data', 'events'],
    load: () => import('./keyword-worker/handler.ts'),
  },
  {
    name: 'crawl-scheduler',
    trigger: { everyMinutes: 5 },
    timeoutSeconds: 60,
    memoryMegabytes: 256,
    needs: ['jobs'],
    load: () => import('./crawl-scheduler/handler.ts'),
  },
  {
    // The work of a site is due every quarter of an hour at most: see its limits.
    name: 'search-console-reconciler',
    trigger: { everyMinutes: 5 },
    timeoutSeconds: 300,
    memoryMegabytes: 256,
    needs: ['secrets'],
    load: () => import('./search-console-reconciler/handler.ts'),
  },
  {
    name: 'sweeper',
    trigger: { everyMinutes: 1 },
    timeoutSeconds: 60,
    memoryMegabytes: 256,
    needs: ['jobs', 'events'],
    load: () => import('./sweeper/handler.ts'),
  },
  {
    name: 'webhook-sender',
    trigger: 'webhook-queue',
    timeoutSeconds: WEBHOOK_SENDER_TIMEOUT_SECONDS,
    memoryMegabytes: 256,
    needs: ['events', 'sign-webhooks'],
    load: () => import('./webhook-sender/handler.ts'),
  },
];

/** The function of a stage that reads pages with a browser. The embedded system starts its browser itself. */
export const pageRenderer = {
  name: 'page-renderer',
  /** A page has 10 s; the first one of an instance waits while the browser is unpacked. */
  timeoutSeconds: 45,
  memoryMegabytes: 2048,
  /** The unpacked browser. */
  storageMegabytes: 1024,
} as const;

export const allOperations = (): Operation[] => apiGroups.flatMap((group) => [...group.operations]);

/**
 * The list of the API groups: Lambda functions with their operations. The CDK stack and the embedded system both read it. An
 * entry's code is `functions/<name>/handler.ts`.
 */
import type { HttpLambda } from '../../shared/http/api-handler.ts';
import type { Operation } from '../../shared/http/operation.ts';
import { analysisRoutes } from '../analyses/routes.ts';
import { checkRoutes } from '../checks/routes.ts';
import { consoleRoutes } from '../console/routes.ts';
import { contentRoutes } from '../content/routes.ts';
import { draftRoutes } from '../drafts/routes.ts';
import { exportRoutes } from '../exports/routes.ts';
import { factRoutes } from '../facts/routes.ts';
import { ideaRoutes } from '../ideas/routes.ts';
import { identityRoutes } from '../identity/routes.ts';
import { jobRoutes } from '../jobs/routes.ts';
import { keywordRoutes } from '../keywords/routes.ts';
import { oauthRoutes } from '../oauth/oauth-paths.ts';
import { opportunityRoutes } from '../opportunities/routes.ts';
import { outlineRoutes } from '../outlines/routes.ts';
import { pageRoutes } from '../pages/routes.ts';
import { planningRoutes } from '../planning/routes.ts';
import { recommendationRoutes } from '../recommendations/routes.ts';
import { reportRoutes } from '../reports/routes.ts';
import { searchDataRoutes } from '../search-data/routes.ts';
import { siteRoutes } from '../sites/routes.ts';
import { usageRoutes } from '../usage/routes.ts';
import { webhookRoutes } from '../webhooks/routes.ts';
import type { Capability } from './capability.ts';

export interface ApiGroup {
  name: string;
  operations: readonly Operation[];
  /** Routes that are no operations of the versioned API, as the gateway writes them. */
  otherRoutes?: readonly `ANY /${string}`[];
  needs: readonly Capability[];
  /** Groups that parse Markdown have a larger bundle limit. */
  parsesMarkdown: boolean;
  /**
   * True for a group whose requests parse, check or grade content, which takes up to seconds: the embedded system runs it away
   * from the thread that serves all requests.
   */
  readsContent?: true;
  /** True for a group that grades pages: all graders and the data of all languages are among what it loads later. */
  grades?: boolean;
  timeoutSeconds: number;
  /** Where it needs more than other groups. Lambda's share of a processor grows with it. */
  memoryMegabytes?: number;
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
    load: () => import('../identity/handler.ts'),
  },
  {
    name: 'sites',
    operations: siteRoutes,
    needs: ['jobs'],
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('../sites/handler.ts'),
  },
  {
    name: 'pages',
    operations: pageRoutes,
    needs: ['jobs'],
    parsesMarkdown: false,
    timeoutSeconds: 10,
    // A list of a site of a million pages reads ten megabytes, in a second at most but for one search in titles.
    memoryMegabytes: 1280,
    load: () => import('../pages/handler.ts'),
  },
  {
    name: 'jobs',
    operations: jobRoutes,
    needs: ['events'],
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('../jobs/handler.ts'),
  },
  {
    name: 'content',
    operations: contentRoutes,
    needs: ['events'],
    parsesMarkdown: true,
    readsContent: true,
    timeoutSeconds: 29,
    load: () => import('../content/handler.ts'),
  },
  {
    name: 'drafts',
    operations: draftRoutes,
    needs: [],
    parsesMarkdown: false,
    readsContent: true,
    timeoutSeconds: 10,
    load: () => import('../drafts/handler.ts'),
  },
  {
    name: 'analyses',
    operations: analysisRoutes,
    needs: ['jobs'],
    parsesMarkdown: true,
    readsContent: true,
    timeoutSeconds: 10,
    load: () => import('../analyses/handler.ts'),
  },
  {
    name: 'checks',
    operations: checkRoutes,
    needs: ['jobs', 'model'],
    parsesMarkdown: true,
    readsContent: true,
    timeoutSeconds: 29,
    load: () => import('../checks/handler.ts'),
  },
  {
    name: 'recommendations',
    operations: recommendationRoutes,
    needs: ['model', 'events'],
    parsesMarkdown: true,
    grades: true,
    readsContent: true,
    timeoutSeconds: 29,
    load: () => import('../recommendations/handler.ts'),
  },
  {
    name: 'reports',
    operations: reportRoutes,
    needs: ['secrets'],
    parsesMarkdown: true,
    readsContent: true,
    timeoutSeconds: 29,
    load: () => import('../reports/handler.ts'),
  },
  {
    name: 'keywords',
    operations: keywordRoutes,
    needs: [],
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('../keywords/handler.ts'),
  },
  {
    name: 'facts',
    operations: factRoutes,
    needs: [],
    parsesMarkdown: false,
    readsContent: true,
    timeoutSeconds: 10,
    load: () => import('../facts/handler.ts'),
  },
  {
    name: 'ideas',
    operations: ideaRoutes,
    needs: ['jobs', 'events'],
    parsesMarkdown: false,
    readsContent: true,
    timeoutSeconds: 10,
    load: () => import('../ideas/handler.ts'),
  },
  {
    name: 'planning',
    operations: planningRoutes,
    needs: ['jobs', 'model'],
    parsesMarkdown: false,
    readsContent: true,
    timeoutSeconds: 29,
    load: () => import('../planning/handler.ts'),
  },
  {
    name: 'opportunities',
    operations: opportunityRoutes,
    needs: ['secrets'],
    parsesMarkdown: false,
    timeoutSeconds: 29,
    load: () => import('../opportunities/handler.ts'),
  },
  {
    name: 'search-data',
    operations: searchDataRoutes,
    needs: ['secrets'],
    parsesMarkdown: false,
    timeoutSeconds: 29,
    load: () => import('../search-data/handler.ts'),
  },
  {
    name: 'outlines',
    operations: outlineRoutes,
    needs: ['jobs'],
    parsesMarkdown: true,
    readsContent: true,
    timeoutSeconds: 29,
    load: () => import('../outlines/handler.ts'),
  },
  {
    name: 'webhooks',
    operations: webhookRoutes,
    needs: ['events', 'webhook-secrets'],
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('../webhooks/handler.ts'),
  },
  {
    name: 'console',
    operations: consoleRoutes,
    needs: ['api-keys', 'sign-in'],
    parsesMarkdown: false,
    // The identity provider has five seconds for each of three requests.
    timeoutSeconds: 29,
    load: () => import('../console/handler.ts'),
  },
  {
    name: 'exports',
    operations: exportRoutes,
    needs: [],
    parsesMarkdown: false,
    timeoutSeconds: 29,
    load: () => import('../exports/handler.ts'),
  },
  {
    name: 'usage',
    operations: usageRoutes,
    needs: [],
    parsesMarkdown: false,
    timeoutSeconds: 10,
    load: () => import('../usage/handler.ts'),
  },
  {
    name: 'mcp',
    operations: [],
    // The MCP specification requires 405 for the methods that a server has no use for.
    otherRoutes: ['ANY /mcp'],
    needs: ['api'],
    parsesMarkdown: false,
    timeoutSeconds: 29,
    load: () => import('../mcp/handler.ts'),
  },
  {
    name: 'oauth',
    operations: [],
    otherRoutes: oauthRoutes,
    needs: ['sign-in'],
    parsesMarkdown: false,
    // The identity provider has five seconds for each of three requests, a client's document as many.
    timeoutSeconds: 29,
    load: () => import('../oauth/handler.ts'),
  },
];

export const allOperations = (): Operation[] => apiGroups.flatMap((group) => [...group.operations]);

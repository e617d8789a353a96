/** The deployment stages, and everything that differs between them. */
import { RemovalPolicy } from 'aws-cdk-lib';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Environment } from '../shared/environment.ts';
import type { Front } from './front/front.ts';
import { restoredTables } from './restored-tables.ts';

/** The variables of docs/configuration.md that a deployed function reads and that hold no secret. */
type OperatorVariable = Extract<
  keyof Environment,
  | `RATE_LIMIT_${string}`
  | 'CRAWL_MAX_PAGES'
  | 'CRAWL_HOURS_MAX'
  | 'CRAWL_CONCURRENCY'
  | 'CRAWL_WORKERS'
  | 'CRAWL_DELAY_MS'
  | 'CRAWL_CONTACT_URL'
  | 'CRAWL_ALLOWED_HOSTS'
  | 'CRAWL_DENIED_HOSTS'
  | 'CRAWL_RENDER'
  | 'CRAWL_RENDER_SECONDS'
  | 'WORKER_CONCURRENCY'
  | Exclude<Extract<keyof Environment, `MODEL_${string}`>, 'MODEL_API_KEY' | 'MODEL_RECORD_DIR'>
  | 'EMBEDDING_MODEL_ID'
  | 'DATAFORSEO_BASE_URL'
  | 'SEARCH_CONSOLE_BASE_URL'
  | 'GOOGLE_TOKEN_URL'
  | 'RESPONSE_CHECK'
>;

/** Credentials of providers, which a stage takes from its secret in Secrets Manager (docs/deploy.md). */
export type ProviderSecret = Extract<
  keyof Environment,
  'MODEL_API_KEY' | 'DATAFORSEO_LOGIN' | 'DATAFORSEO_PASSWORD' | 'OIDC_CLIENT_SECRET'
>;

export interface Stage {
  name: string;
  /** The fate of the table, key and logs of a deleted stack. */
  removalPolicy: RemovalPolicy;
  /** Refuses to delete the table, and the stack, until this is switched off. */
  deletionProtection: boolean;
  /** The table can be restored to any second of this many days, 1 to 35. */
  pointInTimeRecoveryDays: number;
  logRetention: RetentionDays;
  /** Not above info: the service's metrics are lines of that level. */
  logLevel: Extract<Environment['LOG_LEVEL'], 'debug' | 'info'>;
  /** The budget of the whole API; the gateway returns 429 above it. The API's limits per key are lower. */
  throttling: { requestsPerSecond: number; burst: number };
  /** A name for the AWS account. Stages of one account share its Lambda quota. */
  account: string;
  concurrency: {
    /** Batches of job messages in hand at the same time, at least 2. */
    jobStarter: number;
    /**
     * The most invocations of each worker at the same time, taken from the account's quota, so that a flood of jobs leaves
     * the API its share. As many jobs of each kind run at once as fit into it, and the others wait in the table. When left
     * out, nothing is reserved, and as many run as fit into the variable WORKER_CONCURRENCY.
     */
    stateMachineWorker?: number;
  };
  alarms: {
    /** Gets a mail at every alarm, once its owner has confirmed the subscription. */
    email?: string;
    /** Alarms go to this existing SNS topic instead of one of the stack's own. */
    topicArn?: string;
    /** US dollars: what an hour of model calls may cost before the alarm. */
    modelSpendPerHour: number;
  };
  /** New code of the API gets a tenth of the requests first, and is taken back when they fail. It adds five minutes. */
  canary: boolean;
  /** The API responds under this name alone. The DNS record that points at it belongs to whoever owns the zone. */
  customDomain?: { domainName: string; certificateArn: string };
  /** CloudFront and AWS WAF before the API, in a separate stack. When left out, none. */
  front?: Front;
  /**
   * People sign in to the console at this OpenID Connect provider; its client secret is `OIDC_CLIENT_SECRET` of `providerSecrets`. Takes
   * a front or a custom domain. When left out, they sign in by one-time links alone.
   */
  signIn?: {
    issuer: string;
    clientId: string;
    /** People who sign in there may let hosted assistants in at `/mcp`, by OAuth. When left out, `/mcp` takes API keys alone. */
    assistants?: true;
  };
  /** Whose scripts may call the API from a browser: origins such as `https://app.example`. When left out, those of none. */
  allowedOrigins?: readonly string[];
  /**
   * A function with a browser reads the pages whose text comes by script. When left out, there is none. The invocations at the same
   * time are taken from the account's quota.
   */
  rendering?: { pagesAtOnce: number };
  /** The stop switch: nothing writes to the table while it is restored (docs/restore.md). When left out, all is on. */
  writes?: 'off';
  /** The functions use this table, one that was restored, in place of the stack's own: `infra/restored-tables.ts`. */
  restoredTable?: string;
  /** A backup each night, with a copy in the vault of this ARN: of another region, or another account. When left out, none. */
  backups?: { copyToVaultArn: string; keptDays: number };
  environment: Partial<Record<OperatorVariable, string>>;
  /** Those that the stage's secret holds. None: the rules, and keyword metrics from imports alone. */
  providerSecrets: readonly ProviderSecret[];
}

/** As many as the requests at a time that a host gets by default: each worker needs one. */
const CRAWL_WORKERS = '4';

const dev: Stage = {
  name: 'dev',
  removalPolicy: RemovalPolicy.DESTROY,
  deletionProtection: false,
  pointInTimeRecoveryDays: 1,
  logRetention: RetentionDays.ONE_WEEK,
  logLevel: 'debug',
  throttling: { requestsPerSecond: 50, burst: 100 },
  account: 'default',
  concurrency: { jobStarter: 2 },
  alarms: { modelSpendPerHour: 1 },
  canary: false,
  environment: { RESPONSE_CHECK: 'on', CRAWL_WORKERS },
  providerSecrets: [],
};

/** As prod, but it can be thrown away. */
const staging: Stage = {
  name: 'staging',
  removalPolicy: RemovalPolicy.DESTROY,
  deletionProtection: false,
  pointInTimeRecoveryDays: 7,
  logRetention: RetentionDays.ONE_MONTH,
  logLevel: 'info',
  throttling: { requestsPerSecond: 200, burst: 400 },
  account: 'default',
  concurrency: { jobStarter: 5 },
  alarms: { modelSpendPerHour: 1 },
  canary: true,
  environment: { CRAWL_WORKERS },
  providerSecrets: [],
};

const prod: Stage = {
  name: 'prod',
  // A failed first deployment removes its resources: names are fixed, and a leftover would block the second try.
  removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  deletionProtection: true,
  pointInTimeRecoveryDays: 35,
  logRetention: RetentionDays.THREE_MONTHS,
  logLevel: 'info',
  throttling: { requestsPerSecond: 1000, burst: 2000 },
  account: 'default',
  concurrency: { jobStarter: 10, stateMachineWorker: 130 },
  alarms: { modelSpendPerHour: 20 },
  canary: true,
  environment: { CRAWL_WORKERS },
  providerSecrets: [],
};

const useRestoredTable = (stage: Stage): Stage => {
  const restoredTable = restoredTables[stage.name];
  return restoredTable === undefined ? stage : { ...stage, restoredTable };
};

export const stages: readonly Stage[] = [dev, staging, prod].map(useRestoredTable);
export const stageNames: readonly string[] = stages.map(({ name }) => name);

/** Where browsers reach a stage; undefined for one that has no host name yet. */
export function consoleOrigin({ front, customDomain }: Pick<Stage, 'front' | 'customDomain'>): string | undefined {
  const domain = front?.domainName ?? customDomain?.domainName;
  return domain === undefined ? undefined : `https://${domain}`;
}

/** @throws Error with one line that names the known stages. */
export function findStage(name: string | undefined): Stage {
  const stage = stages.find((candidate) => candidate.name === name);
  if (stage) return stage;
  const known = `the stages are ${stageNames.join(', ')}`;
  throw new Error(name === undefined ? `no stage given; ${known}` : `unknown stage "${name}"; ${known}`);
}

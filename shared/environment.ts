/** The one place that reads environment variables. */
import { BlockList } from 'node:net';
import * as z from 'zod';
import { renderModes } from './domain/crawling/render-mode.ts';
import { modelEfforts } from './domain/model-prompts/model-effort.ts';
import { type ModelTask, modelTaskNames, modelTasks } from './domain/model-prompts/model-tasks.ts';
import {
  addressList,
  choice,
  headerUrl,
  hostList,
  httpUrl,
  isOrigin,
  issuerUrl,
  modelPrices,
  origins,
  price,
  secrets,
  stringsByName,
  text,
  wholeNumber,
} from './environment-values.ts';

/** One variable for each task of a model: `MODEL_ID_PLANS`. */
const byTask = <const Name extends string, Schema extends z.ZodType>(name: Name, schema: (task: ModelTask) => Schema) =>
  Object.fromEntries(modelTaskNames.map((task) => [`${name}_${task.toUpperCase()}`, schema(task)])) as Record<
    `${Name}_${Uppercase<ModelTask>}`,
    Schema
  >;

/** `default` sends none, and the provider's model does as it does unasked. */
const effort = choice('default', ...modelEfforts).optional();

/** Settings of an operator: docs/configuration.md. */
const operatorVariables = {
  // The embedded system
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('.data'),
  /** Proxies before it, whose `X-Forwarded-For` names the client. */
  TRUSTED_PROXIES: addressList.default(new BlockList()),
  CRAWL_ORIGIN_OVERRIDES: text.default(''),

  // Engines: the AWS SDK's own variable names
  AWS_ENDPOINT_URL_DYNAMODB: httpUrl.optional(),
  AWS_ENDPOINT_URL_SQS: httpUrl.optional(),
  AWS_ENDPOINT_URL_SFN: httpUrl.optional(),

  /** Whose scripts may call the API from a browser. On a stage the gateway applies it. */
  CORS_ALLOWED_ORIGINS: origins.default([]),

  /** Where browsers reach the console, when something that this process does not see is in front: CloudFront, a TLS proxy. */
  CONSOLE_ORIGIN: text
    .refine((origin) => isOrigin(origin), 'must be an origin such as https://api.example.com')
    .optional(),

  // Sign-in to the console at an OpenID Connect provider: the first two together, or neither
  OIDC_ISSUER: issuerUrl.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  /** Whether people may let assistants in at `/mcp` by OAuth, signing in at that provider. */
  MCP_OAUTH: choice('on', 'off').default('off'),

  // Limits, per 60-second window
  RATE_LIMIT_DEFAULT: wholeNumber(1, 1_000_000_000).default(120),
  RATE_LIMIT_JOBS: wholeNumber(1, 1_000_000_000).default(600),
  RATE_LIMIT_LLM: wholeNumber(1, 1_000_000_000).default(6),
  RATE_LIMIT_IP: wholeNumber(1, 1_000_000_000).default(60),

  // Crawl
  /** Of more it was not shown that the steps after the frontier fit their tasks on a stage: docs/decisions/0097, docs/results/scale.md. */
  CRAWL_MAX_PAGES: wholeNumber(1, 1_000_000).default(5000),
  /** A state machine ends after 24 hours. */
  CRAWL_HOURS_MAX: wholeNumber(1, 23).default(12),
  CRAWL_CONCURRENCY: wholeNumber(1, 32).default(4),
  /** Workers that read one site at the same time, where it has many URLs and asks for no pauses. */
  CRAWL_WORKERS: wholeNumber(1, 16).default(1),
  CRAWL_DELAY_MS: wholeNumber(0, 60_000).default(0),
  /** Addresses that are no pages of the site, requested at the end of a crawl. */
  CRAWL_LINK_CHECKS: wholeNumber(0, 10_000).default(1_000),
  /** Threads that parse documents beside the calling one; 0 parses them there. `npm start` uses one per core but one. */
  CRAWL_READER_THREADS: wholeNumber(0, 64).default(0),
  /**
   * Processor time that the embedded system gives one unit of work on content: a document that is read, a request. A step of a
   * job may take twice as much at once. More ends it.
   */
  UNIT_PROCESSOR_SECONDS: wholeNumber(1, 600).default(15),
  CRAWL_CONTACT_URL: headerUrl.optional(),
  /** An entry stands for the host and all below it; the second list goes before the first. */
  CRAWL_ALLOWED_HOSTS: hostList.default([]),
  CRAWL_DENIED_HOSTS: hostList.default([]),
  /** For sites that have no setting; without it `auto` where there is a browser, else `never`. */
  CRAWL_RENDER: choice(...renderModes).optional(),
  /** Seconds of a page in a browser. */
  CRAWL_RENDER_SECONDS: wholeNumber(3, 30).default(10),
  /** Whether the browser may run where this system gives it no sandbox. */
  CRAWL_RENDER_UNSANDBOXED: choice('yes', 'no').default('no'),

  /** Invocations of a worker at the same time: so many jobs of each kind run at once as fit into it; the others wait. */
  WORKER_CONCURRENCY: wholeNumber(1, 100_000).default(130),

  // Providers
  MODEL_PROVIDER: choice('rules', 'bedrock', 'anthropic', 'openai', 'recorded').default('rules'),
  MODEL_ID: text.optional(),
  /** Asked in its place when it fails, before the rules. */
  MODEL_FALLBACK_ID: text.optional(),
  MODEL_EFFORT: effort,
  ...byTask('MODEL_ID', () => text.optional()),
  ...byTask('MODEL_EFFORT', () => effort),
  ...byTask('MODEL_MAX_TOKENS', () => wholeNumber(200, 200_000).optional()),
  ...byTask('MODEL_SECONDS', (task) => wholeNumber(1, modelTasks[task].secondsMax).optional()),
  MODEL_BASE_URL: httpUrl.optional(),
  MODEL_API_KEY: text.optional(),
  /** US dollars per million tokens; without them only tokens are counted. Tokens from the cache, and into it, cost as others do where they have no price. */
  MODEL_INPUT_PRICE: price.optional(),
  MODEL_CACHED_INPUT_PRICE: price.optional(),
  MODEL_CACHE_WRITE_PRICE: price.optional(),
  MODEL_OUTPUT_PRICE: price.optional(),
  /** Of models other than MODEL_ID. */
  MODEL_PRICES: modelPrices.default({}),
  /** Where conversations with models are kept as files; `recorded` answers from there. */
  MODEL_RECORD_DIR: text.optional(),
  /** Whether analyses of many pages ask through the provider's batches, at half the price and hours later. */
  MODEL_BATCH: choice('on', 'off').default('off'),
  /** Seconds between two looks at a batch. */
  MODEL_BATCH_SECONDS: wholeNumber(1, 900).default(60),
  /** Places pages by their meaning; without it, words that they share do. */
  EMBEDDING_MODEL_ID: text.optional(),
  DATAFORSEO_LOGIN: text.optional(),
  DATAFORSEO_PASSWORD: text.optional(),
  DATAFORSEO_BASE_URL: httpUrl.default('https://api.dataforseo.com'),
  SEARCH_CONSOLE_BASE_URL: httpUrl.default('https://searchconsole.googleapis.com'),
  GOOGLE_TOKEN_URL: httpUrl.default('https://oauth2.googleapis.com/token'),

  /** The stop switch: `off` while the data is restored. */
  WRITES: choice('on', 'off').default('on'),

  LOG_LEVEL: choice('debug', 'info', 'warn', 'error', 'silent').default('info'),
};

/** Variables that a deployment or the embedded system sets for its own functions, never an operator by hand. */
const deploymentVariables = {
  AWS_REGION: text.default('us-east-1'),
  TABLE_NAME: text.default('content-optimization'),
  JOB_QUEUE_URL: httpUrl.optional(),
  /** Of messages that there is something to send to webhooks; without it, the sender looks once a minute. */
  WEBHOOK_QUEUE_URL: httpUrl.optional(),
  /** `{"crawl-site": "arn:…", "analyze-page": "arn:…"}` */
  STATE_MACHINE_ARNS: stringsByName.default({}),
  /** The KMS key of a deployed stage that decrypts search-console credentials; without it, the key file in DATA_DIR does. */
  SECRETS_KEY_ID: text.optional(),
  /** CloudFront's secret, where it is before the gateway; without it, no header is believed. */
  FRONT_SECRETS: secrets.default([]),
  /** Requests that reach the gateway around CloudFront. */
  FRONT_DIRECT: choice('allowed', 'refused').default('allowed'),
  /** The CloudWatch namespace of the service's metrics; without it none are written. */
  METRICS_NAMESPACE: text.optional(),
  /** Set by Lambda: the function and the number of its published version, `$LATEST` for none. */
  AWS_LAMBDA_FUNCTION_NAME: text.optional(),
  AWS_LAMBDA_FUNCTION_VERSION: text.optional(),
  /** `on` in tests and in the embedded system: a response that does not fit its schema becomes a 500. */
  RESPONSE_CHECK: choice('on', 'off').default('off'),
  /** Where the function of `/mcp` finds the API, ending in the version. */
  API_URL: httpUrl.default('http://127.0.0.1:3000/v1'),
  /** Where a browser reads pages: `embedded`, started by this process; `thread`, by another thread of it; else the name of a function. None: nowhere. */
  PAGE_RENDERER: text.optional(),
  /** Jobs of each kind that run at once; without it as many as fit into WORKER_CONCURRENCY. */
  JOB_SLOTS: wholeNumber(1, 100_000).optional(),
  /** The number of the thread of the embedded system that runs the function; 0 where they all run in the first one. */
  THREAD: wholeNumber(0, 10_000).default(0),
};

const environmentSchema = z
  .object({ ...operatorVariables, ...deploymentVariables })
  .refine(({ MODEL_RECORD_DIR: folder, AWS_LAMBDA_FUNCTION_NAME: lambda }) => !folder || !lambda, {
    path: ['MODEL_RECORD_DIR'],
    message: 'is for npm start alone: a stage records no conversation',
  })
  .superRefine(
    (
      { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, CONSOLE_ORIGIN, MCP_OAUTH, AWS_LAMBDA_FUNCTION_NAME },
      context,
    ) => {
      const missing = (variable: string, message: string) =>
        context.addIssue({ code: 'custom', path: [variable], message });
      if (OIDC_ISSUER !== undefined) {
        if (OIDC_CLIENT_ID === undefined) missing('OIDC_CLIENT_ID', 'is required with OIDC_ISSUER');
        if (CONSOLE_ORIGIN === undefined) {
          missing('CONSOLE_ORIGIN', 'is required with OIDC_ISSUER, which sends browsers back to it');
        }
      } else if (OIDC_CLIENT_ID !== undefined || OIDC_CLIENT_SECRET !== undefined) {
        missing('OIDC_ISSUER', 'is required with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET');
      }
      if (MCP_OAUTH === 'on') {
        if (CONSOLE_ORIGIN === undefined) missing('CONSOLE_ORIGIN', 'is required with MCP_OAUTH');
        // The function of `/mcp` on a stage asks no provider.
        if (OIDC_ISSUER === undefined && AWS_LAMBDA_FUNCTION_NAME === undefined) {
          missing('OIDC_ISSUER', 'is required with MCP_OAUTH: people sign in there');
        }
      }
    },
  );

export type Environment = z.infer<typeof environmentSchema>;
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Parses environment variables; an empty value counts as not set.
 * @throws EnvironmentError with one line that names every invalid variable.
 */
export function parseEnvironment(variables: EnvironmentVariables): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new EnvironmentError(`invalid environment: ${reasons.join('; ')}`);
}

/** The variables of this process, parsed. */
export const readEnvironment = (): Environment => parseEnvironment(process.env);

/** The variables of this process as they are, for a child process or a merge before parsing. */
export const processVariables = (): EnvironmentVariables => process.env;

/**
 * Sets what a deployment would set, before the embedded system loads the functions. Returns an undo function, so that a
 * stopped system leaves no variable behind for the next one in this process.
 */
export function setProcessVariables(variables: Record<string, string>): () => void {
  const before = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  Object.assign(process.env, variables);
  return () => {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

/**
 * The one place that reads environment variables.
 *
 * Two groups: what an operator may set (README, "Environment"), and what the deployment sets for its own functions
 * (table name, queue URL, state machine ARNs; the embedded system sets the same ones for itself).
 */
import * as z from 'zod';

const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))
    .default(fallback);

const price = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, 'must be an amount such as 0.25')
  .transform(Number);

const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });

const environmentSchema = z.object({
  // The embedded system
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  CRAWL_ORIGIN_OVERRIDES: z.string().default(''),

  // Engines: the AWS SDK's own variable names
  AWS_ENDPOINT_URL_DYNAMODB: url.optional(),
  AWS_ENDPOINT_URL_SQS: url.optional(),
  AWS_ENDPOINT_URL_SFN: url.optional(),
  AWS_REGION: z.string().min(1).default('us-east-1'),

  // Limits, per 60-second window
  RATE_LIMIT_DEFAULT: wholeNumber(1, 1_000_000_000, 120),
  RATE_LIMIT_JOBS: wholeNumber(1, 1_000_000_000, 600),
  RATE_LIMIT_LLM: wholeNumber(1, 1_000_000_000, 6),
  RATE_LIMIT_IP: wholeNumber(1, 1_000_000_000, 60),

  // Crawl
  CRAWL_MAX_PAGES: wholeNumber(1, 1_000_000, 5000),
  CRAWL_CONCURRENCY: wholeNumber(1, 32, 4),
  CRAWL_DELAY_MS: wholeNumber(0, 60_000, 0),
  /** Goes into the User-Agent header, which takes no white space or brackets. */
  CRAWL_CONTACT_URL: url.regex(/^[!#-'*-;=?-~]{1,300}$/, 'must be a plain http(s) URL').optional(),

  // Providers
  MODEL_PROVIDER: z.enum(['rules', 'bedrock', 'anthropic', 'openai']).default('rules'),
  MODEL_ID: z.string().min(1).optional(),
  MODEL_BASE_URL: url.optional(),
  MODEL_API_KEY: z.string().min(1).optional(),
  /** US dollars for a million tokens; without them no spend is counted, only tokens. */
  MODEL_INPUT_PRICE: price.optional(),
  MODEL_OUTPUT_PRICE: price.optional(),
  DATAFORSEO_LOGIN: z.string().min(1).optional(),
  DATAFORSEO_PASSWORD: z.string().min(1).optional(),
  DATAFORSEO_BASE_URL: url.default('https://api.dataforseo.com'),
  SEARCH_CONSOLE_BASE_URL: url.default('https://searchconsole.googleapis.com'),
  GOOGLE_TOKEN_URL: url.default('https://oauth2.googleapis.com/token'),

  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),

  // Set by the deployment, never by hand
  TABLE_NAME: z.string().min(1).default('content-optimization'),
  JOB_QUEUE_URL: url.optional(),
  /** `{"crawl-site": "arn:…", "analyze-page": "arn:…"}` */
  STATE_MACHINE_ARNS: z
    .string()
    .default('{}')
    .transform((text, ctx) => {
      try {
        return z.record(z.string(), z.string()).parse(JSON.parse(text));
      } catch {
        ctx.addIssue({ code: 'custom', message: 'must be a JSON object of state machine names and ARNs' });
        return z.NEVER;
      }
    }),
  /** The KMS key of a deployed stage that opens search-console credentials; without it, the key file in DATA_DIR does. */
  SECRETS_KEY_ID: z.string().min(1).optional(),
  /** Where CloudWatch keeps the service's own metrics; without it none are written. */
  METRICS_NAMESPACE: z.string().min(1).optional(),
  /** On where tests and the embedded system run: an answer that does not fit its schema becomes a 500. */
  RESPONSE_CHECK: z.enum(['on', 'off']).default('off'),
});

export type Environment = z.infer<typeof environmentSchema>;
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Parses environment variables; an empty value counts as not set.
 * @throws EnvironmentError with one line that names every wrong variable.
 */
export function parseEnvironment(variables: EnvironmentVariables): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`invalid environment: ${reasons.join('; ')}`);
}

/** The variables of this process, parsed. */
export const readEnvironment = (): Environment => parseEnvironment(process.env);

/** The variables of this process as they are, for a child process or a merge before parsing. */
export const processVariables = (): EnvironmentVariables => process.env;

/**
 * Lets the embedded system set what a deployment would set, before the functions are loaded. Answers how to undo it, so that
 * a system that was stopped leaves nothing to the next one in this process.
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

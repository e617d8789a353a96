/**
 * The one place that reads environment variables.
 *
 * Two groups: what an operator may set (README, "Environment"), and what the deployment sets for its own functions
 * (table name, queue URL, state machine ARNs; the embedded system sets the same ones for itself).
 */
import * as z from 'zod';

/** In one step: a chain of zod's own checks copies the schema with each of them, for every variable at every cold start. */
const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .transform((text, ctx) => {
      const value = /^\d+$/.test(text) ? Number(text) : null;
      if (value !== null && value >= min && value <= max) return value;
      const message =
        value === null
          ? `must be a whole number from ${min} to ${max}`
          : value < min
            ? `must be at least ${min}`
            : `must be at most ${max}`;
      ctx.addIssue({ code: 'custom', message });
      return z.NEVER;
    });

const optionalPrice = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, 'must be an amount such as 0.25')
  .transform(Number)
  .optional();

const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });
const optionalUrl = url.optional();
// An empty value counts as not set, so there is none to refuse.
const text = z.string();
const optionalText = text.optional();

const environmentSchema = z.object({
  // The embedded system
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('.data'),
  CRAWL_ORIGIN_OVERRIDES: text.default(''),

  // Engines: the AWS SDK's own variable names
  AWS_ENDPOINT_URL_DYNAMODB: optionalUrl,
  AWS_ENDPOINT_URL_SQS: optionalUrl,
  AWS_ENDPOINT_URL_SFN: optionalUrl,
  AWS_REGION: text.default('us-east-1'),

  // Limits, per 60-second window
  RATE_LIMIT_DEFAULT: wholeNumber(1, 1_000_000_000, 120),
  RATE_LIMIT_JOBS: wholeNumber(1, 1_000_000_000, 600),
  RATE_LIMIT_LLM: wholeNumber(1, 1_000_000_000, 6),
  RATE_LIMIT_IP: wholeNumber(1, 1_000_000_000, 60),

  // Crawl
  CRAWL_MAX_PAGES: wholeNumber(1, 1_000_000, 5000),
  CRAWL_CONCURRENCY: wholeNumber(1, 32, 4),
  CRAWL_DELAY_MS: wholeNumber(0, 60_000, 0),
  /** Threads that read documents beside the one that asks for them; 0 reads them there. `npm start` takes one a core. */
  CRAWL_READER_THREADS: wholeNumber(0, 64, 0),
  /** Goes into the User-Agent header, which takes no white space or brackets. */
  CRAWL_CONTACT_URL: url.regex(/^[!#-'*-;=?-~]{1,300}$/, 'must be a plain http(s) URL').optional(),

  // Providers
  MODEL_PROVIDER: z.enum(['rules', 'bedrock', 'anthropic', 'openai']).default('rules'),
  MODEL_ID: optionalText,
  MODEL_BASE_URL: optionalUrl,
  MODEL_API_KEY: optionalText,
  /** US dollars for a million tokens; without them no spend is counted, only tokens. */
  MODEL_INPUT_PRICE: optionalPrice,
  MODEL_OUTPUT_PRICE: optionalPrice,
  DATAFORSEO_LOGIN: optionalText,
  DATAFORSEO_PASSWORD: optionalText,
  DATAFORSEO_BASE_URL: url.default('https://api.dataforseo.com'),
  SEARCH_CONSOLE_BASE_URL: url.default('https://searchconsole.googleapis.com'),
  GOOGLE_TOKEN_URL: url.default('https://oauth2.googleapis.com/token'),

  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),

  // Set by the deployment, never by hand
  TABLE_NAME: text.default('content-optimization'),
  JOB_QUEUE_URL: optionalUrl,
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
  SECRETS_KEY_ID: optionalText,
  /** Where CloudWatch keeps the service's own metrics; without it none are written. */
  METRICS_NAMESPACE: optionalText,
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

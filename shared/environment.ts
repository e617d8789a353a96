/**
 * The one place that reads environment variables.
 *
 * Two groups: what an operator may set (README, "Environment"), and what the deployment sets for its own functions
 * (table name, queue URL, state machine ARNs; the embedded system sets the same ones for itself).
 */
import {
  anyText,
  httpUrl,
  oneOf,
  optional,
  price,
  textsByName,
  type VariableReader,
  WrongVariable,
  wholeNumber,
  withDefault,
} from './variable-readers.ts';

const optionalText = optional(anyText);
const optionalUrl = optional(httpUrl);
const optionalPrice = optional(price);

/** It goes into the User-Agent header, which takes no white space or brackets. */
const headerUrl = (text: string): string => {
  const url = httpUrl(text);
  if (!/^[!#-'*-;=?-~]{1,300}$/.test(url)) throw new WrongVariable('must be a plain http(s) URL');
  return url;
};

const readers = {
  // The embedded system
  PORT: withDefault('3000', wholeNumber(0, 65_535)),
  HOST: withDefault('127.0.0.1', anyText),
  DATA_DIR: withDefault('.data', anyText),
  CRAWL_ORIGIN_OVERRIDES: withDefault('', anyText),

  // Engines: the AWS SDK's own variable names
  AWS_ENDPOINT_URL_DYNAMODB: optionalUrl,
  AWS_ENDPOINT_URL_SQS: optionalUrl,
  AWS_ENDPOINT_URL_SFN: optionalUrl,
  AWS_REGION: withDefault('us-east-1', anyText),

  // Limits, per 60-second window
  RATE_LIMIT_DEFAULT: withDefault('120', wholeNumber(1, 1_000_000_000)),
  RATE_LIMIT_JOBS: withDefault('600', wholeNumber(1, 1_000_000_000)),
  RATE_LIMIT_LLM: withDefault('6', wholeNumber(1, 1_000_000_000)),
  RATE_LIMIT_IP: withDefault('60', wholeNumber(1, 1_000_000_000)),

  // Crawl
  CRAWL_MAX_PAGES: withDefault('5000', wholeNumber(1, 1_000_000)),
  CRAWL_CONCURRENCY: withDefault('4', wholeNumber(1, 32)),
  CRAWL_DELAY_MS: withDefault('0', wholeNumber(0, 60_000)),
  /** Threads that read documents beside the one that asks for them; 0 reads them there. `npm start` takes one a core. */
  CRAWL_READER_THREADS: withDefault('0', wholeNumber(0, 64)),
  CRAWL_CONTACT_URL: optional(headerUrl),

  // Providers
  MODEL_PROVIDER: withDefault('rules', oneOf('rules', 'bedrock', 'anthropic', 'openai')),
  MODEL_ID: optionalText,
  MODEL_BASE_URL: optionalUrl,
  MODEL_API_KEY: optionalText,
  /** US dollars for a million tokens; without them no spend is counted, only tokens. */
  MODEL_INPUT_PRICE: optionalPrice,
  MODEL_OUTPUT_PRICE: optionalPrice,
  DATAFORSEO_LOGIN: optionalText,
  DATAFORSEO_PASSWORD: optionalText,
  DATAFORSEO_BASE_URL: withDefault('https://api.dataforseo.com', httpUrl),
  SEARCH_CONSOLE_BASE_URL: withDefault('https://searchconsole.googleapis.com', httpUrl),
  GOOGLE_TOKEN_URL: withDefault('https://oauth2.googleapis.com/token', httpUrl),

  LOG_LEVEL: withDefault('info', oneOf('debug', 'info', 'warn', 'error', 'silent')),

  // Set by the deployment, never by hand
  TABLE_NAME: withDefault('content-optimization', anyText),
  JOB_QUEUE_URL: optionalUrl,
  /** `{"crawl-site": "arn:…", "analyze-page": "arn:…"}` */
  STATE_MACHINE_ARNS: withDefault('{}', textsByName),
  /** The KMS key of a deployed stage that opens search-console credentials; without it, the key file in DATA_DIR does. */
  SECRETS_KEY_ID: optionalText,
  /** Where CloudWatch keeps the service's own metrics; without it none are written. */
  METRICS_NAMESPACE: optionalText,
  /** On where tests and the embedded system run: an answer that does not fit its schema becomes a 500. */
  RESPONSE_CHECK: withDefault('off', oneOf('on', 'off')),
} satisfies Record<string, VariableReader<unknown>>;

type Readers = typeof readers;
type Value<Name extends keyof Readers> = ReturnType<Readers[Name]>;
type OptionalName = { [Name in keyof Readers]: undefined extends Value<Name> ? Name : never }[keyof Readers];

/** A variable that is not set and has no default is missing. */
export type Environment = { [Name in Exclude<keyof Readers, OptionalName>]: Value<Name> } & {
  [Name in OptionalName]?: Value<Name>;
};
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Parses environment variables; an empty value counts as not set.
 * @throws EnvironmentError with one line that names every wrong variable.
 */
export function parseEnvironment(variables: EnvironmentVariables): Environment {
  const environment: Record<string, unknown> = {};
  const reasons: string[] = [];
  for (const [name, read] of Object.entries<VariableReader<unknown>>(readers)) {
    try {
      const value = read(variables[name] || undefined);
      if (value !== undefined) environment[name] = value;
    } catch (error) {
      if (!(error instanceof WrongVariable)) throw error;
      reasons.push(`${name}: ${error.message}`);
    }
  }
  if (reasons.length > 0) throw new EnvironmentError(`invalid environment: ${reasons.join('; ')}`);
  return environment as Environment;
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

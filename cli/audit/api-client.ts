import * as z from 'zod';
import { AuditError } from './audit-error.ts';

/** Pauses; rejects when the audit is interrupted. */
export type Wait = (seconds: number) => Promise<void>;

export interface ApiClient {
  get<T>(path: string, schema: z.ZodType<T>): Promise<T>;
  post<T>(path: string, body: Record<string, unknown>, schema: z.ZodType<T>): Promise<T>;
  patch<T>(path: string, body: Record<string, unknown>, schema: z.ZodType<T>): Promise<T>;
  readonly wait: Wait;
}

export interface ApiClientOptions {
  /** Ends in the version segment, `/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly signal: AbortSignal;
  readonly wait: Wait;
}

/** The API refused: its error envelope as one line. */
export class ApiError extends AuditError {
  override name = 'ApiError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const requestTimeoutMs = 30_000;
/** A rate-limit window is 60 seconds, so a second refusal in a row is rare and a fourth is a fault. */
const rateLimitAttempts = 4;

const errorEnvelopeSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** A client of the API over HTTP. Every call throws AuditError with one clear line, or the signal's reason. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    get: (path, schema) => request(options, 'GET', path, undefined, schema),
    post: (path, body, schema) => request(options, 'POST', path, body, schema),
    patch: (path, body, schema) => request(options, 'PATCH', path, body, schema),
    wait: options.wait,
  };
}

async function request<T>(
  options: ApiClientOptions,
  method: string,
  path: string,
  body: Record<string, unknown> | undefined,
  schema: z.ZodType<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const response = await send(options, method, path, body);
    const json = await readJson(response, options, `${method} ${path}`);
    if (response.ok) return parseAnswer(json, schema, `${method} ${path}`);
    const error = toApiError(json, response.status, `${method} ${path}`);
    if (error.code !== 'rate_limited' || attempt === rateLimitAttempts) throw error;
    await options.wait(retryAfterSeconds(response));
  }
}

async function send(
  { baseUrl, apiKey, signal }: ApiClientOptions,
  method: string,
  path: string,
  body: Record<string, unknown> | undefined,
): Promise<Response> {
  const headers: Record<string, string> = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    return await fetch(baseUrl + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
    });
  } catch (error) {
    throw connectionError(error, signal, `${method} ${path}`);
  }
}

async function readJson(response: Response, { signal }: ApiClientOptions, call: string): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    throw connectionError(error, signal, call);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new AuditError(`the API answered ${call} with status ${response.status} and no JSON`);
  }
}

function connectionError(error: unknown, signal: AbortSignal, call: string): unknown {
  if (signal.aborted) return signal.reason;
  // fetch says only "fetch failed"; what failed is in its cause.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return new AuditError(`the API did not answer ${call}: ${cause instanceof Error ? cause.message : String(cause)}`);
}

function parseAnswer<T>(json: unknown, schema: z.ZodType<T>, call: string): T {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AuditError(`the API's answer to ${call} is not as documented: ${issue?.path.join('.')}: ${issue?.message}`);
}

function toApiError(json: unknown, status: number, call: string): ApiError {
  const parsed = errorEnvelopeSchema.safeParse(json);
  if (!parsed.success) return new ApiError('unknown', `the API answered ${call} with status ${status}`);
  const { code, message } = parsed.data.error;
  return new ApiError(code, `${message} (${status} ${code}, ${call})`);
}

function retryAfterSeconds(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? '1');
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 60) : 1;
}

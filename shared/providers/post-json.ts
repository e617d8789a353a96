import { setTimeout as sleep } from 'node:timers/promises';
import pRetry from 'p-retry';

export interface JsonRequest {
  url: string;
  headers: Record<string, string>;
  body: unknown;
  /** Ends the request, its retries and the waits between them. */
  signal: AbortSignal;
}

export interface JsonResponse {
  status: number;
  /** Parsed; undefined when it is not JSON. */
  body: unknown;
  /** By the header Retry-After; 0 without one. */
  retryAfterMs: number;
}

/** How a provider's responses are read, and which of them are retried. */
export interface ResponsePolicy {
  bodyBytesMax: number;
  retriesMax: number;
  /** The first wait. Each wait is twice as long as the one before; jitter makes it up to twice as long again. */
  firstRetryMs: number;
  /** A longer Retry-After is not waited for: the response is returned. */
  retryAfterMsMax: number;
  /** Whether the same request can succeed later. */
  isTransient(response: JsonResponse): boolean;
}

/** The provider gave no response that can be used. The message is for the log: it has no secrets. */
export class ProviderRequestError extends Error {
  override name = 'ProviderRequestError';
  /** `late`: the signal ended the request. */
  readonly kind: 'failed' | 'late';
  /** The status of the last response; null when there was none. */
  readonly status: number | null;

  constructor(
    message: string,
    { kind = 'failed', status = null }: Partial<Pick<ProviderRequestError, 'kind' | 'status'>> = {},
  ) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}

/**
 * Posts JSON and returns the response, whatever its status. Transient responses and broken connections are retried, after
 * the provider's Retry-After and a wait that grows. When no retry is left, the transient response itself is returned.
 * @throws ProviderRequestError when there is no response, it is too large, or the signal ended the request.
 */
export async function postJson(request: JsonRequest, policy: ResponsePolicy): Promise<JsonResponse> {
  const { host } = new URL(request.url);
  const { signal } = request;
  let last: TransientFailure | undefined;
  try {
    return await pRetry(() => attempt(request, policy), {
      retries: policy.retriesMax,
      minTimeout: policy.firstRetryMs,
      randomize: true,
      signal,
      async shouldRetry({ error }) {
        if (!(error instanceof TransientFailure)) return false;
        last = error;
        const retryAfterMs = error.response?.retryAfterMs ?? 0;
        if (retryAfterMs > policy.retryAfterMsMax) return false;
        await sleep(retryAfterMs, undefined, { signal });
        return true;
      },
    });
  } catch (error) {
    if (error instanceof TransientFailure && error.response) return error.response;
    if (signal.aborted) {
      const message = last ? `${last.message}, and no time is left` : `${host} did not answer in time`;
      throw new ProviderRequestError(message, { kind: 'late', status: last?.response?.status ?? null });
    }
    throw error instanceof TransientFailure ? new ProviderRequestError(error.message) : error;
  }
}

/** An attempt that can be repeated: a transient response, or none (`response` null). */
class TransientFailure extends Error {
  override name = 'TransientFailure';
  readonly response: JsonResponse | null;

  constructor(message: string, response: JsonResponse | null) {
    super(message);
    this.response = response;
  }
}

async function attempt({ url, headers, body, signal }: JsonRequest, policy: ResponsePolicy): Promise<JsonResponse> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
      // A redirect would carry credentials and content to wherever it points.
      redirect: 'manual',
    });
    const read = {
      status: response.status,
      body: parseJson(await readText(response, policy.bodyBytesMax)),
      retryAfterMs: readRetryAfter(response.headers),
    };
    if (!policy.isTransient(read)) return read;
    throw new TransientFailure(`${host} answered ${read.status}`, read);
  } catch (error) {
    if (error instanceof ProviderRequestError || error instanceof TransientFailure || signal.aborted) throw error;
    throw new TransientFailure(`${host} could not be reached: ${errorCode(error)}`, null);
  }
}

async function readText(response: Response, bytesMax: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > bytesMax) throw new ProviderRequestError(`an answer has more than ${bytesMax} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Retry-After (RFC 9110, section 10.2.3) in seconds or as a date, and the milliseconds that OpenAI adds. */
export function readRetryAfter(headers: Pick<Headers, 'get'>): number {
  const milliseconds = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  const until = Date.parse(value);
  return Number.isNaN(until) ? 0 : Math.max(0, until - Date.now());
}

/** Of the cause: `fetch` itself says only that it failed. A message could quote what was sent. */
function errorCode(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}

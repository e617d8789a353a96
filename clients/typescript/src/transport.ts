/** Sends requests: the key, the time limit, and retries that cannot have a second effect. */
import { ApiError, ConnectionError, toApiError } from './errors.ts';
import { VERSION } from './routes.generated.ts';
import type { CallOptions } from './types.ts';

export interface TransportOptions {
  /** With or without `/v1`: `http://127.0.0.1:3000`. */
  baseUrl: string;
  /** Left out by scripts of the console, whose requests carry the cookie of a session. */
  apiKey?: string;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>>;
  /** Of each attempt. 30 seconds by default. */
  timeoutMs?: number;
  /** Attempts after the first. 3 by default. */
  retries?: number;
  /** The longest pause before a retry; a longer `Retry-After` is not waited for. 60 seconds by default, a rate-limit window. */
  retryAfterSecondsMax?: number;
  /** Ends every call of the client; a call may have its own besides. */
  signal?: AbortSignal;
  /** Instead of the runtime's. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

interface ApiRequest {
  method: string;
  /** Below `/v1`, with the query. */
  path: string;
  body?: unknown;
  /** Instead of JSON. */
  accept?: string;
}

/** A successful response, read to its end. */
interface ApiResponse {
  status: number;
  headers: Headers;
  text: string;
}

export type Transport = (request: ApiRequest, options?: CallOptions) => Promise<ApiResponse>;

const FIRST_PAUSE_SECONDS = 0.5;
/** There the header names the browser, and another one would need the permission of CORS. */
const isBrowser = 'document' in globalThis || 'importScripts' in globalThis;

/** Where `/v1` is, however the base was written. */
const versioned = (baseUrl: string): string => `${removeTrailingSlashes(baseUrl).replace(/\/v1$/, '')}/v1`;

function removeTrailingSlashes(baseUrl: string): string {
  let end = baseUrl.length;
  while (baseUrl[end - 1] === '/') end -= 1;
  return baseUrl.slice(0, end);
}

/** A client's way to the API. Each call resolves with a successful response, or rejects with ApiError, ConnectionError or the signal's reason. */
export function createTransport(given: TransportOptions): Transport {
  const { timeoutMs = 30_000, retries = 3, retryAfterSecondsMax = 60 } = given;
  const send = given.fetch ?? ((url, init) => fetch(url, init));
  const base = versioned(given.baseUrl);
  if (!URL.canParse(base)) throw new TypeError(`baseUrl must be an absolute URL: ${given.baseUrl}`);

  async function attempt(
    { method, path, body }: ApiRequest,
    headers: Headers,
    options: CallOptions,
  ): Promise<ApiResponse> {
    const time = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, time]) : time;
    const init = { method, headers, signal, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const fail = (message: string) => (cause: unknown) => {
      options.signal?.throwIfAborted();
      throw new ConnectionError(message, { cause });
    };
    const response = await send(base + path, init).catch(fail(`No response to ${method} ${path}`));
    // A body that is cut off is a response that was lost: it is read here, where it can be asked for again.
    const text = await response.text().catch(fail(`The response to ${method} ${path} was cut off`));
    if (response.ok) {
      options.onResponse?.(response.headers);
      return { status: response.status, headers: response.headers, text };
    }
    throw toApiError(response, text, `${method} ${path.split('?', 1)[0]}`);
  }

  return async (request, callOptions = {}) => {
    const options = addSignal(callOptions, given.signal);
    const headers = new Headers({ accept: 'application/json, */*;q=0.1', ...given.headers });
    if (request.accept !== undefined) headers.set('accept', request.accept);
    if (!isBrowser && !headers.has('user-agent')) headers.set('user-agent', `content-optimization-client/${VERSION}`);
    if (given.apiKey !== undefined) headers.set('authorization', `Bearer ${given.apiKey}`);
    if (options.language !== undefined) headers.set('accept-language', options.language);
    if (options.respondAsync) headers.set('prefer', 'respond-async');
    if (request.body !== undefined) headers.set('content-type', 'application/json');
    // All attempts of a write share one key, so that a lost response cannot become a second effect.
    if (request.method !== 'GET') headers.set('idempotency-key', options.idempotencyKey ?? crypto.randomUUID());
    for (let retried = 0; ; retried += 1) {
      try {
        return await attempt(request, headers, options);
      } catch (error) {
        const pause = retried < retries ? pauseBefore(error, retried, retryAfterSecondsMax) : null;
        if (pause === null) throw error;
        await sleep(pause * 1_000, options.signal);
      }
    }
  };
}

/** The options of a call that ends with either signal. */
function addSignal(options: CallOptions, signal: AbortSignal | undefined): CallOptions {
  if (!signal) return options;
  return { ...options, signal: options.signal ? AbortSignal.any([signal, options.signal]) : signal };
}

/** A repeat may succeed: 429, 5xx, no response, and a conflict with an attempt of ours that is still running. */
const isPassing = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  (error instanceof ApiError &&
    (error.status === 429 || error.status >= 500 || (error.status === 409 && error.retryAfterSeconds !== null)));

/** Seconds; null when the call has failed. Without `Retry-After` the pauses double, with jitter. */
function pauseBefore(error: unknown, retried: number, secondsMax: number): number | null {
  if (!isPassing(error)) return null;
  const asked = error instanceof ApiError ? error.retryAfterSeconds : null;
  if (asked !== null) return asked <= secondsMax ? asked : null;
  return Math.min(FIRST_PAUSE_SECONDS * 2 ** retried * (0.5 + Math.random() / 2), secondsMax);
}

/** Pauses; rejects with the signal's reason. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

import { setTimeout as sleep } from 'node:timers/promises';

/** 25,000 rows of long URLs are about 10 MB. */
const BODY_BYTES_MAX = 32_000_000;
const RETRIES_MAX = 3;
const FIRST_RETRY_MS = 250;
/** Who asks for a longer pause is not asked again: the client would wait for nothing. */
const WAIT_MS_MAX = 4_000;

export interface JsonRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Ends the request, its retries and the waits between them. */
  signal: AbortSignal;
  /**
   * Whether a 2xx answer is a refusal that another try may not meet: some providers answer their own errors with a 200. When
   * no try is left, the answer is given as it is.
   */
  isPassingRefusal?: (value: unknown) => boolean;
}

/** The provider could not answer: refused, down, slow, or not understood. The message has no secrets; it is for the log. */
export class ProviderRequestError extends Error {
  override name = 'ProviderRequestError';
  /** Of the answer; null when there was none. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/**
 * Posts a request and reads the JSON that answers it. 429, 5xx and broken connections are tried again, each wait twice as
 * long as the one before and up to half of it random, until the signal ends it.
 * @throws ProviderRequestError for every answer but a 2xx with JSON; its message has no secrets.
 */
export async function requestJson(request: JsonRequest): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attemptOnce(request);
    if ('value' in outcome) {
      if (attempt >= RETRIES_MAX || !request.isPassingRefusal?.(outcome.value)) return outcome.value;
      await sleep(FIRST_RETRY_MS * 2 ** attempt * (1 + Math.random() / 2));
      continue;
    }
    const waitMs = Math.max(FIRST_RETRY_MS * 2 ** attempt, outcome.waitMs);
    if (!outcome.canRetry || attempt >= RETRIES_MAX || waitMs > WAIT_MS_MAX)
      throw new ProviderRequestError(outcome.reason, outcome.status);
    try {
      await sleep(waitMs * (1 + Math.random() / 2), undefined, { signal: request.signal });
    } catch {
      throw new ProviderRequestError(`${outcome.reason}, and no time is left`, outcome.status);
    }
  }
}

type Outcome = { value: unknown } | { reason: string; status: number | null; canRetry: boolean; waitMs: number };

async function attemptOnce({ url, headers, body, signal }: JsonRequest): Promise<Outcome> {
  const { host } = new URL(url);
  try {
    // A redirect would carry the token to wherever it points.
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    if (response.ok) return { value: parse(await readText(response), host) };
    await response.body?.cancel();
    return {
      reason: `${host} answered ${response.status}`,
      status: response.status,
      canRetry: response.status === 429 || response.status >= 500,
      waitMs: 1000 * (Number(response.headers.get('retry-after')) || 0),
    };
  } catch (error) {
    if (error instanceof ProviderRequestError) throw error;
    if (signal.aborted) throw new ProviderRequestError(`${host} did not answer in time`);
    return { reason: `${host} could not be reached: ${reasonOf(error)}`, status: null, canRetry: true, waitMs: 0 };
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES_MAX) throw new ProviderRequestError(`an answer has more than ${BODY_BYTES_MAX} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string, host: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderRequestError(`${host} answered what is not JSON`);
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? String(error.cause instanceof Error ? error.cause.message : error.message) : 'unknown';

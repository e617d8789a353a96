import { setTimeout as sleep } from 'node:timers/promises';
import { SearchConsoleError } from './search-console.ts';

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
}

/**
 * Posts a request and reads the JSON that answers it. 429, 5xx and broken connections are tried again, each wait twice as
 * long as the one before and up to half of it random, until the signal ends it.
 * @throws SearchConsoleError for every answer but a 2xx with JSON; its message has no secrets.
 */
export async function requestJson(request: JsonRequest): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attemptOnce(request);
    if ('value' in outcome) return outcome.value;
    const waitMs = Math.max(FIRST_RETRY_MS * 2 ** attempt, outcome.waitMs);
    if (!outcome.canRetry || attempt >= RETRIES_MAX || waitMs > WAIT_MS_MAX)
      throw new SearchConsoleError(outcome.reason);
    try {
      await sleep(waitMs * (1 + Math.random() / 2), undefined, { signal: request.signal });
    } catch {
      throw new SearchConsoleError(`${outcome.reason}, and no time is left`);
    }
  }
}

type Outcome = { value: unknown } | { reason: string; canRetry: boolean; waitMs: number };

async function attemptOnce({ url, headers, body, signal }: JsonRequest): Promise<Outcome> {
  const { host } = new URL(url);
  try {
    // A redirect would carry the token to wherever it points.
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    if (response.ok) return { value: parse(await readText(response), host) };
    await response.body?.cancel();
    return {
      reason: `${host} answered ${response.status}`,
      canRetry: response.status === 429 || response.status >= 500,
      waitMs: 1000 * (Number(response.headers.get('retry-after')) || 0),
    };
  } catch (error) {
    if (error instanceof SearchConsoleError) throw error;
    if (signal.aborted) throw new SearchConsoleError(`${host} did not answer in time`);
    return { reason: `${host} could not be reached: ${reasonOf(error)}`, canRetry: true, waitMs: 0 };
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES_MAX) throw new SearchConsoleError(`an answer has more than ${BODY_BYTES_MAX} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string, host: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SearchConsoleError(`${host} answered what is not JSON`);
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? String(error.cause instanceof Error ? error.cause.message : error.message) : 'unknown';

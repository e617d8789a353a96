import { setTimeout as sleep } from 'node:timers/promises';
import { ModelError } from './text-model.ts';

/** An answer of 8,000 tokens is some 40 KB; reasoning that a server adds to it can be several times as long. */
const BODY_BYTES_MAX = 4_000_000;
const RETRIES_MAX = 4;
const FIRST_RETRY_MS = 500;
/** Who asks for a longer pause is not waited for: a state machine tries the task again later, a request answers without. */
const WAIT_MS_MAX = 30_000;

export interface JsonRequest {
  url: string;
  headers: Record<string, string>;
  body: unknown;
  /** Ends the request, its retries and the waits between them. */
  signal: AbortSignal;
}

export interface JsonResponse {
  status: number;
  /** Parsed; undefined when it is no JSON. */
  body: unknown;
}

/**
 * Posts JSON and answers every status that trying again would not change. 408, 409, 429, 5xx and broken connections are
 * tried again, after the pause that the server asks for or one that doubles, up to half of it random.
 * @throws ModelError `unavailable` when the tries or the time are used up.
 */
export async function postJson(request: JsonRequest): Promise<JsonResponse> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attemptOnce(request);
    if ('response' in outcome) return outcome.response;
    const waitMs = outcome.waitMs || FIRST_RETRY_MS * 2 ** attempt;
    if (attempt >= RETRIES_MAX || waitMs > WAIT_MS_MAX) throw new ModelError('unavailable', outcome.reason);
    try {
      await sleep(waitMs * (1 + Math.random() / 2), undefined, { signal: request.signal });
    } catch {
      throw new ModelError('late', `${outcome.reason}, and no time is left`);
    }
  }
}

type Outcome = { response: JsonResponse } | { reason: string; waitMs: number };

async function attemptOnce({ url, headers, body, signal }: JsonRequest): Promise<Outcome> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
      // A redirect would carry the key and the content to wherever it points.
      redirect: 'manual',
    });
    const parsed = parse(await readText(response));
    if (!isTransient(response.status) || isSpent(parsed)) {
      return { response: { status: response.status, body: parsed } };
    }
    return { reason: `${host} answered ${response.status}`, waitMs: pauseOf(response.headers) };
  } catch (error) {
    if (error instanceof ModelError) throw error;
    if (signal.aborted) throw new ModelError('late', `${host} did not answer in time`);
    return { reason: `${host} could not be reached: ${codeOf(error)}`, waitMs: 0 };
  }
}

// 501 says that a parameter is not implemented.
const isTransient = (status: number): boolean =>
  status === 408 || status === 409 || status === 429 || (status >= 500 && status !== 501);

/** OpenAI says 429 also of an account without credit; no pause helps that. */
const isSpent = (body: unknown): boolean => errorCode(body) === 'insufficient_quota';

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES_MAX) throw new ModelError('unavailable', `an answer has more than ${BODY_BYTES_MAX} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Retry-After (RFC 9110, section 10.2.3) in seconds or as a date, and the milliseconds that OpenAI adds. */
function pauseOf(headers: Headers): number {
  const milliseconds = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  const until = Date.parse(value);
  return Number.isNaN(until) ? 0 : Math.max(0, until - Date.now());
}

/** `error.code` or `error.type` of an error body; only what looks like a code, because messages can quote the prompt. */
export function errorCode(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body;
  if (typeof error !== 'object' || error === null) return null;
  const codes = ['code' in error ? error.code : null, 'type' in error ? error.type : null];
  return codes.find((code): code is string => typeof code === 'string' && /^[\w.-]{1,60}$/.test(code)) ?? null;
}

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
};

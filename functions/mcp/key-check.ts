import { createHash } from 'node:crypto';
import * as z from 'zod';
import { ApiError, unauthorized } from '../../shared/http/api-error.ts';

/** Sends a request to the API on behalf of a caller of `/mcp`. */
export type SendToApi = (url: string, init: RequestInit) => Promise<Response>;

export interface KeyCheck {
  /**
   * Returns the scopes of the key; null while its requests of this minute are used up.
   * @throws ApiError what the API says of a key that it does not take, before anything else of the request is looked at.
   */
  require(key: string, send: SendToApi): Promise<readonly string[] | null>;
  /** The API refused the key after all: it was revoked. */
  forget(key: string): void;
}

/** A key that the API took is not asked for again so long: each call of a tool meets the API's own check anyway. */
const REMEMBERED_MS = 60_000;
const REMEMBERED_KEYS = 1_000;
const TIMEOUT_MS = 5_000;

const envelope = z.object({ error: z.object({ message: z.string() }) });
const identity = z.object({ scopes: z.array(z.string()) });

/**
 * Asks the API itself (`GET /me`), which counts those who fail by their address, as everywhere.
 * @param apiUrl - ends in the version
 */
export function createKeyCheck(apiUrl: string, now: () => number): KeyCheck {
  const checked = new Map<string, { at: number; scopes: readonly string[] }>();
  return {
    async require(key, send) {
      const name = hashKey(key);
      const known = checked.get(name);
      if (known !== undefined && now() - known.at < REMEMBERED_MS) return known.scopes;
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await send(`${apiUrl}/me`, { headers: { authorization: `Bearer ${key}` }, signal });
      const text = await response.text();
      // A valid key whose requests of this minute are used up: the tools say so.
      const isLimited = response.status === 429 && response.headers.has('x-ratelimit-limit');
      if (!response.ok && !isLimited) throw refusal(key, response, text);
      if (isLimited) return null;
      const { scopes } = identity.parse(JSON.parse(text));
      checked.delete(name);
      checked.set(name, { at: now(), scopes });
      const [oldest] = checked.keys();
      if (checked.size > REMEMBERED_KEYS && oldest !== undefined) checked.delete(oldest);
      return scopes;
    },
    forget: (key) => void checked.delete(hashKey(key)),
  };
}

/** Keys are not kept, in memory neither. */
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64');

function refusal(key: string, { status, headers }: Response, text: string): Error {
  const message = messageIn(text);
  if (status === 401) return unauthorized(message, { isKeyGiven: key !== '' });
  const pause = headers.get('retry-after');
  if (status === 429) return new ApiError('rate_limited', message, pause ? { headers: { 'retry-after': pause } } : {});
  return new Error(`the API returned ${status} to the check of a key: ${message}`);
}

function messageIn(text: string): string {
  try {
    return envelope.parse(JSON.parse(text)).error.message;
  } catch {
    return 'no message';
  }
}

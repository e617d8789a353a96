import { parseRetryAfter } from '../../domain/crawling/politeness.ts';
import type { WebFailureReason } from '../../domain/crawling/web-response.ts';
import { describeFailure } from './failure.ts';
import { type RequestOnceOptions, requestOnce } from './request-once.ts';
import { BlockedUrlError } from './request-target.ts';

/** A receiver's response, or why there is none. */
export type PostResult =
  | { outcome: 'answered'; status: number; retryAfterSeconds: number | null }
  | { outcome: 'failed'; reason: WebFailureReason };

/** The port that posts JSON to the URL of a webhook. Never rejects, follows no redirect and reads no body. */
export type WebhookPoster = (url: string, body: string, headers: Record<string, string>) => Promise<PostResult>;

/** From the resolution of the name to the head of the response. */
const TIMEOUT_MS = 10_000;

interface WebhookPosterOptions extends RequestOnceOptions {
  readonly userAgent: string;
  readonly timeoutMs?: number;
}

/** Each request has a connection for itself: the address is resolved, and checked, at every attempt. */
export function createWebhookPoster({
  userAgent,
  timeoutMs = TIMEOUT_MS,
  ...guards
}: WebhookPosterOptions): WebhookPoster {
  return async (address, body, headers) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const url = new URL(address);
      if (url.protocol !== 'https:') throw new BlockedUrlError('webhooks are sent by https alone');
      const sent = {
        ...headers,
        'user-agent': userAgent,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      };
      const response = await requestOnce(url, { method: 'POST', headers: sent, body, signal }, guards);
      const retryAfterSeconds = parseRetryAfter(response.headers['retry-after'] ?? null, new Date());
      return { outcome: 'answered', status: response.statusCode ?? 0, retryAfterSeconds };
    } catch (error) {
      return { outcome: 'failed', reason: signal.aborted ? 'timeout' : describeFailure(error).reason };
    }
  };
}

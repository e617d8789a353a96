import type { HostRules } from '../../domain/crawling/host-rules.ts';
import type { OriginOverrides } from '../../domain/crawling/origin-overrides.ts';
import type { WebFailureReason } from '../../domain/crawling/web-response.ts';
import { describeFailure } from './failure.ts';
import { requestOnce } from './request-once.ts';
import { redirectLocation } from './request-target.ts';

/** A server's response for an address: the status of the last hop, or why there is none. */
export type Probe =
  | { readonly outcome: 'answered'; readonly status: number }
  | { readonly outcome: 'failed'; readonly reason: WebFailureReason; readonly retryable: boolean };

/** The port that asks whether an address leads to something. Never rejects. */
export type AddressProber = (url: string, signal: AbortSignal) => Promise<Probe>;

const HOPS_MAX = 6;
const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Asks over HTTP/1.1, under the same guards as the crawler's fetcher: public addresses alone, no other ports, no credentials, each
 * redirect checked anew.
 */
export function createAddressProber(options: {
  readonly originOverrides: OriginOverrides;
  readonly userAgent: string;
  readonly hostRules?: HostRules;
}): AddressProber {
  return async (address, signal) => {
    let url = URL.parse(address);
    try {
      for (let hop = 0; url !== null && hop < HOPS_MAX; hop += 1) {
        const { status, location } = await askOnce(url, signal, options);
        if (!redirectStatuses.has(status) || location === null) return { outcome: 'answered', status };
        url = redirectLocation(location, url, options.originOverrides);
      }
    } catch (error) {
      if (signal.aborted) return { outcome: 'failed', reason: 'timeout', retryable: true };
      const { reason, retryable } = describeFailure(error);
      return { outcome: 'failed', reason, retryable };
    }
    return { outcome: 'failed', reason: 'blocked_url', retryable: false };
  };
}

async function askOnce(
  url: URL,
  signal: AbortSignal,
  { userAgent, ...guards }: Parameters<typeof createAddressProber>[0],
): Promise<{ status: number; location: string | null }> {
  const headers = { 'user-agent': userAgent, accept: '*/*' };
  const response = await requestOnce(url, { method: 'GET', headers, signal }, guards);
  return { status: response.statusCode ?? 0, location: response.headers.location ?? null };
}

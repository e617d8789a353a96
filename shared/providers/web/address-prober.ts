import { lookup as systemLookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { HostRules } from '../../domain/crawling/host-rules.ts';
import type { OriginOverrides } from '../../domain/crawling/origin-overrides.ts';
import type { WebFailureReason } from '../../domain/crawling/web-response.ts';
import { describeFailure } from './failure.ts';
import { isForbiddenAddress } from './forbidden-addresses.ts';
import { BlockedAddressError, guardLookup } from './guard-lookup.ts';
import { redirectLocation, requestTarget } from './request-target.ts';

/** What a server says of an address: the status of the last hop, or why there is none. */
export type Probe =
  | { readonly outcome: 'answered'; readonly status: number }
  | { readonly outcome: 'failed'; readonly reason: WebFailureReason; readonly retryable: boolean };

/** The port that asks whether an address leads to something. Never rejects. */
export type AddressProber = (url: string, signal: AbortSignal) => Promise<Probe>;

const HOPS_MAX = 6;
const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Asks over HTTP/1.1, under the same guards as the crawler's fetcher: public addresses alone, no other ports, no credentials, each
 * redirect checked anew. Reads the headers and nothing of the body, so it needs no separate client.
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
  { originOverrides, userAgent, hostRules }: Parameters<typeof createAddressProber>[0],
): Promise<{ status: number; location: string | null }> {
  const target = requestTarget(url, originOverrides, hostRules);
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  // Sockets do not look up a literal address, so the lookup's guard never sees it.
  if (!target.isOverridden && isIP(hostname) !== 0 && isForbiddenAddress(hostname))
    throw new BlockedAddressError(hostname);
  const send = target.url.startsWith('https:') ? httpsRequest : httpRequest;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: target.host, 'user-agent': userAgent, accept: '*/*', connection: 'close' };
    // A separate connection: none that was made for an overridden host can serve another one.
    const guard = target.isOverridden ? {} : { lookup: guardLookup(systemLookup) };
    send(target.url, { agent: false, headers, signal, ...guard }, resolve)
      .on('error', reject)
      .end();
  });
  response.on('error', () => undefined);
  response.destroy();
  return { status: response.statusCode ?? 0, location: response.headers.location ?? null };
}

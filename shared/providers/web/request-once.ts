import { lookup as systemLookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { HostRules } from '../../domain/crawling/host-rules.ts';
import type { OriginOverrides } from '../../domain/crawling/origin-overrides.ts';
import { isForbiddenAddress } from './forbidden-addresses.ts';
import { BlockedAddressError, guardLookup } from './guard-lookup.ts';
import { requestTarget } from './request-target.ts';

export interface RequestOnceOptions {
  /** Hosts whose requests go elsewhere: the only ones that may reach private addresses. */
  readonly originOverrides: OriginOverrides;
  readonly hostRules?: HostRules;
  readonly resolve?: LookupFunction;
}

/**
 * Sends one request over HTTP/1.1 under the guards of the crawler's fetcher: public addresses alone, no other ports, no
 * credentials. It follows no redirect and reads the headers alone, so it needs no separate client.
 * @throws what the connection throws; `describeFailure` sorts it.
 */
export async function requestOnce(
  url: URL,
  request: { method: 'GET' | 'POST'; headers: OutgoingHttpHeaders; body?: string; signal: AbortSignal },
  guards: RequestOnceOptions,
): Promise<IncomingMessage> {
  const response = await openResponse(url, request, guards);
  response.destroy();
  return response;
}

/** As above, but the caller reads the body, or destroys the response. */
export async function openResponse(
  url: URL,
  request: { method: 'GET' | 'POST'; headers: OutgoingHttpHeaders; body?: string; signal: AbortSignal },
  { originOverrides, hostRules, resolve = systemLookup }: RequestOnceOptions,
): Promise<IncomingMessage> {
  const target = requestTarget(url, originOverrides, hostRules);
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  // Sockets do not look up a literal address, so the lookup's guard never sees it.
  if (!target.isOverridden && isIP(hostname) !== 0 && isForbiddenAddress(hostname))
    throw new BlockedAddressError(hostname);
  const send = target.url.startsWith('https:') ? httpsRequest : httpRequest;
  const { method, headers, body, signal } = request;
  const response = await new Promise<IncomingMessage>((done, fail) => {
    // A separate connection: none that was made for an overridden host can serve another one.
    const connection = { agent: false, ...(target.isOverridden ? {} : { lookup: guardLookup(resolve) }) };
    const sent = { ...headers, host: target.host, connection: 'close' };
    send(target.url, { method, headers: sent, signal, ...connection }, done)
      .on('error', fail)
      .end(body);
  });
  response.on('error', () => undefined);
  return response;
}

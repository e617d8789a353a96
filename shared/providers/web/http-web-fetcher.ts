import { setImmediate as nextTurn } from 'node:timers/promises';
import { Agent, buildConnector, type Dispatcher, request as httpRequest } from 'undici';
import type { HostRules } from '../../domain/crawling/host-rules.ts';
import type { HostResponse } from '../../domain/crawling/host-window.ts';
import type { OriginOverrides } from '../../domain/crawling/origin-overrides.ts';
import { parseRetryAfter } from '../../domain/crawling/politeness.ts';
import { crawlerUserAgent } from '../../domain/crawling/user-agent.ts';
import type { WebExchange, WebFailure, WebSkipReason } from '../../domain/crawling/web-response.ts';
import { describeFailure } from './failure.ts';
import { createGuardedConnector } from './guarded-connector.ts';
import { type HopOutcome, interpretResponse } from './interpret-response.ts';
import { defaultWebLimits, type WebLimits } from './limits.ts';
import { measureOwnDelay } from './own-delay.ts';
import { acceptedContentCodings } from './read-body.ts';
import { BlockedUrlError, redirectLocation, requestTarget } from './request-target.ts';
import { mediaType, readHeader } from './response-headers.ts';
import type { TakeTurn } from './turn.ts';
import type { WebAccept, WebFetcher, WebRequest } from './web-fetcher.ts';

export interface HttpWebFetcherOptions {
  /** Hosts whose requests go elsewhere (CRAWL_ORIGIN_OVERRIDES): the only ones that may reach private addresses. */
  readonly originOverrides?: OriginOverrides;
  readonly userAgent?: string;
  /** The operator's lists; without them every public host may be requested. */
  readonly hostRules?: HostRules;
  readonly limits?: Partial<WebLimits>;
  readonly now?: () => Date;
  /** Returns when a request to this URL may start, redirects included. Waiting is no part of the time limit. */
  readonly takeTurn?: TakeTurn;
}

const acceptHeaders: Readonly<Record<WebAccept, string>> = {
  html: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
  robots: 'text/plain,*/*;q=0.5',
  sitemap: 'application/xml,text/xml,text/plain;q=0.8,application/gzip;q=0.8,*/*;q=0.1',
  resource: '*/*',
  head: '*/*',
};

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** A redirect's body is read to its end, if short and quick, so that its connection can serve the next hop. */
const maxDrainedBytes = 16 * 1024;
const drainTimeoutMs = 1_000;

/** The URLs of one fetch so far. */
interface Trail {
  readonly requestedUrl: string;
  /** The hop that is being requested. */
  url: URL;
  readonly redirects: string[];
  readonly redirectStatuses: number[];
  /** The rest of the time limit. */
  remainingMs: number;
  timeout: AbortSignal | null;
}

/** Reads the web over HTTP/1.1 with undici. One instance per process: it holds the connections. */
export function createHttpWebFetcher(options: HttpWebFetcherOptions = {}): WebFetcher {
  const limits: WebLimits = { ...defaultWebLimits, ...options.limits };
  const userAgent = options.userAgent ?? crawlerUserAgent();
  const overrides = options.originOverrides ?? new Map<string, string>();
  const guardedAgent = createAgent(limits, createGuardedConnector(limits.connectTimeoutMs));
  // Apart from the guarded one, so that no pooled connection to a private origin can serve any other host.
  const overrideAgent = createAgent(limits, buildConnector({ timeout: limits.connectTimeoutMs }));

  /** One hop. The signal covers the body as well. */
  function send(
    request: WebRequest,
    url: URL,
    isFirst: boolean,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const target = requestTarget(url, overrides, options.hostRules);
    return httpRequest(target.url, {
      dispatcher: target.isOverridden ? overrideAgent : guardedAgent,
      method: request.accept === 'head' ? 'HEAD' : 'GET',
      headers: {
        accept: acceptHeaders[request.accept],
        ...request.headers,
        host: target.host,
        'user-agent': userAgent,
        'accept-encoding': acceptedContentCodings,
        ...(isFirst ? conditionalHeaders(request) : {}),
      },
      headersTimeout: limits.headersTimeoutMs,
      bodyTimeout: limits.bodyIdleTimeoutMs,
      signal,
    });
  }

  async function followRedirects(request: WebRequest, trail: Trail): Promise<HopOutcome> {
    for (;;) {
      const isFirst = trail.redirects.length === 0;
      const turn = await options.takeTurn?.(trail.url, request.signal);
      if (turn?.granted === false) {
        if (request.signal?.aborted === true) return toFailure('cancelled', 'the caller gave up');
        const retryAfterSeconds = turn.waitMs > 0 ? Math.ceil(turn.waitMs / 1000) : null;
        return { ...toFailure('busy_host', 'too many requests wait for their turn'), retryAfterSeconds };
      }
      const startedAt = performance.now();
      const met: { -readonly [Name in keyof HostResponse]: HostResponse[Name] } = {
        status: null,
        latencyMs: 0,
        retryAfterSeconds: null,
      };
      try {
        const outcome = await requestHop(request, trail, isFirst, (response) => {
          met.status = response.statusCode;
          met.latencyMs = performance.now() - startedAt;
          met.retryAfterSeconds = readRetryAfter(response);
        });
        if (outcome !== 'redirected') return outcome;
      } finally {
        turn?.finish(met);
        trail.remainingMs -= performance.now() - startedAt;
      }
    }
  }

  const readRetryAfter = ({ headers }: Dispatcher.ResponseData): number | null =>
    parseRetryAfter(readHeader(headers, 'retry-after'), options.now?.() ?? new Date());

  /** One hop with its body. A redirect that is followed moves the trail on. */
  async function requestHop(
    request: WebRequest,
    trail: Trail,
    isFirst: boolean,
    onHeaders: (response: Dispatcher.ResponseData) => void,
  ): Promise<HopOutcome | 'redirected'> {
    const signal = hopSignal(request, trail);
    const response = await send(request, trail.url, isFirst, signal);
    onHeaders(response);
    try {
      const header = redirectStatuses.has(response.statusCode) ? readHeader(response.headers, 'location') : null;
      if (header === null) {
        const isConditional = isFirst && hasValidators(request);
        const now = options.now?.() ?? new Date();
        return await interpretResponse(response, { accept: request.accept, limits, isConditional, now });
      }
      const location = redirectLocation(header, trail.url, overrides);
      if (location === null) throw new BlockedUrlError('the redirect leads to no URL');
      const reason = findRefusal(request, trail, location, limits);
      if (reason !== null) return skippedRedirect(reason, response, location);
      await drain(response, signal);
      trail.redirects.push(location.href);
      trail.redirectStatuses.push(response.statusCode);
      trail.url = location;
      return 'redirected';
    } finally {
      release(response);
    }
  }

  return {
    async fetch(request) {
      const url = URL.parse(request.url);
      if (url === null) {
        const failure = toFailure('blocked_url', 'the URL does not parse');
        return { requestedUrl: request.url, finalUrl: request.url, redirects: [], ...failure };
      }
      url.hash = '';
      const { totalTimeoutMs: remainingMs } = limits;
      const visited = { redirects: [], redirectStatuses: [] };
      const trail: Trail = { requestedUrl: url.href, url, ...visited, remainingMs, timeout: null };
      const endDelay = measureOwnDelay();
      const outcome = await followRedirects(request, trail).catch((error: unknown) => {
        if (request.signal?.aborted === true) return toFailure('cancelled', 'the caller gave up');
        if (trail.timeout?.aborted)
          return toFailure('timeout', `no complete answer within ${limits.totalTimeoutMs} ms`);
        return { outcome: 'failed', ...describeFailure(error) } satisfies HopOutcome;
      });
      const milliseconds = Math.max(0, Math.round(limits.totalTimeoutMs - trail.remainingMs - endDelay()));
      const { requestedUrl, redirects, redirectStatuses } = trail;
      const statuses = redirects.length === 0 ? {} : { redirectStatuses };
      return { requestedUrl, finalUrl: trail.url.href, redirects, ...statuses, milliseconds, ...outcome };
    },
    async close() {
      await Promise.all([guardedAgent.destroy(), overrideAgent.destroy()]);
    },
  };
}

/** Ends a hop when the time limit of the whole fetch is over, or when the caller gives up. */
function hopSignal(request: WebRequest, trail: Trail): AbortSignal {
  trail.timeout = AbortSignal.timeout(Math.max(0, Math.ceil(trail.remainingMs)));
  return request.signal === undefined ? trail.timeout : AbortSignal.any([trail.timeout, request.signal]);
}

function createAgent(limits: WebLimits, connect: buildConnector.connector): Agent {
  return new Agent({ connect, connections: limits.maxConnectionsPerHost, pipelining: 1, keepAliveMaxTimeout: 10_000 });
}

function hasValidators({ etag, lastModified }: WebRequest): boolean {
  return typeof etag === 'string' || typeof lastModified === 'string';
}

/**
 * The validators belong to the requested URL's own response. Sent to a redirect's target they could turn another page's
 * "not modified since" into ours.
 */
function conditionalHeaders({ etag, lastModified }: WebRequest): Record<string, string> {
  return {
    ...(typeof etag === 'string' ? { 'if-none-match': etag } : {}),
    ...(typeof lastModified === 'string' ? { 'if-modified-since': lastModified } : {}),
  };
}

function findRefusal(request: WebRequest, trail: Trail, location: URL, limits: WebLimits): WebSkipReason | null {
  const refusal = request.refuseRedirect?.(location.href) ?? null;
  if (refusal !== null) return refusal;
  if (location.href === trail.requestedUrl || trail.redirects.includes(location.href)) return 'redirect_loop';
  return trail.redirects.length >= limits.maxRedirects ? 'too_many_redirects' : null;
}

function skippedRedirect(reason: WebSkipReason, response: Dispatcher.ResponseData, location: URL): HopOutcome {
  const contentType = mediaType(readHeader(response.headers, 'content-type'));
  return { outcome: 'skipped', reason, status: response.statusCode, contentType, location: location.href };
}

function toFailure(
  reason: 'blocked_url' | 'busy_host' | 'cancelled' | 'timeout',
  detail: string,
): Omit<WebFailure, keyof WebExchange> {
  return { outcome: 'failed', reason, retryable: reason === 'timeout' || reason === 'busy_host', detail };
}

async function drain({ body }: Dispatcher.ResponseData, signal: AbortSignal): Promise<void> {
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(drainTimeoutMs)]);
  await body.dump({ limit: maxDrainedBytes, signal: bounded }).catch(() => undefined);
  // undici returns a connection one turn of the event loop after the body's end; the next hop would open another.
  await nextTurn();
}

/** Ends a body that was not read to its end, and its connection with it. */
function release({ body }: Dispatcher.ResponseData): void {
  // Destroying an unread body emits an error, which without a listener would end the process.
  body.on('error', () => undefined);
  body.destroy();
}

import type { HTTPRequest, Page, ResponseForRequest } from 'puppeteer-core';
import { refuseRequest } from '../../../domain/crawling/page-requests.ts';
import { pageRedirectPolicy } from '../../../domain/crawling/redirect-policy.ts';
import type { RobotsPolicy } from '../../../domain/crawling/robots.ts';
import type { WebDocument, WebHeaders, WebResponse } from '../../../domain/crawling/web-response.ts';
import type { WebFetcher } from '../web-fetcher.ts';
import { areBeyondSafe, forwardHeaders, isOfSite } from './forwarded-headers.ts';
import type { RenderLimits } from './limits.ts';
import type { RenderRequest } from './page-renderer.ts';
import type { ResourceCache } from './resource-cache.ts';

export interface PageTraffic {
  /** Requests that have no response yet. */
  readonly open: number;
  /** When the last one began or ended (`performance.now()`). */
  readonly lastChangeMs: number;
}

/**
 * Serves every request of a page with the crawler's own fetcher, which reaches public addresses alone, keeps the pauses of
 * hosts and bounds sizes. The browser itself requests nothing.
 */
export async function carryTraffic(
  page: Page,
  request: RenderRequest,
  context: {
    web: WebFetcher;
    cache: ResourceCache;
    robots: Pick<RobotsPolicy, 'isAllowed'>;
    limits: RenderLimits;
    signal: AbortSignal;
  },
): Promise<PageTraffic> {
  const { web, cache, robots, limits, signal } = context;
  /** Documents at the URL that a redirect led to, for the request that follows the redirect. */
  const waiting = new Map<string, WebDocument>();
  const isOwn = (url: string): boolean => isOfSite(URL.parse(url)?.hostname ?? '', request.domain);
  const state = {
    open: 0,
    lastChangeMs: performance.now(),
  };
  let requests = 0;
  let characters = 0;
  let navigations = 0;
  let isFirst = true;

  async function fetchFor(intercepted: HTTPRequest): Promise<WebResponse> {
    const url = intercepted.url();
    if (intercepted.isNavigationRequest()) {
      const refuseRedirect = pageRedirectPolicy(request.domain, robots);
      return web.fetch({ url, accept: 'html', refuseRedirect, signal });
    }
    const headers = forwardHeaders(intercepted.headers(), { isOwn: isOwn(url) });
    const isForOwn = areBeyondSafe(headers);
    // The browser itself takes such a redirect, with the headers that are meant for the other server.
    const refuseRedirect = (to: string) => (isForOwn && !isOwn(to) ? 'off_site_redirect' : null);
    const resource = { url, accept: 'resource', headers, refuseRedirect } as const;
    const isShared = /^(?:script|stylesheet)$/.test(intercepted.resourceType());
    // A shared resource, for which other pages wait too, is read to its end, whatever becomes of this one.
    return isShared ? cache.read(url, () => web.fetch(resource)) : web.fetch({ ...resource, signal });
  }

  async function responseFor(intercepted: HTTPRequest): Promise<Partial<ResponseForRequest> | null> {
    const url = removeFragment(intercepted.url());
    if (intercepted.method() === 'OPTIONS') return preflightResponse(intercepted, { isOwn: isOwn(url) });
    if (isFirst && intercepted.isNavigationRequest()) {
      isFirst = false;
      return documentResponse(request.html);
    }
    const isMainFrame = intercepted.frame() === page.mainFrame();
    const isNavigation = intercepted.isNavigationRequest();
    const refusal = refuseRequest(
      { url, method: intercepted.method(), resourceType: intercepted.resourceType(), isNavigation, isMainFrame },
      { site: request.domain, robots },
    );
    if (isNavigation) navigations += 1;
    const isTooMuch =
      requests > limits.requests || navigations > limits.navigations || characters > limits.requestedBytes;
    // The page stays as it is. A refused navigation would put the browser's own error page in its place.
    if (refusal !== null || isTooMuch) return isNavigation && isMainFrame ? noContent : null;
    requests += 1;
    const known = waiting.get(url);
    waiting.delete(url);
    return deliver(known ?? (await fetchFor(intercepted)), url, isNavigation);
  }

  /** Null aborts the request. */
  function deliver(response: WebResponse, url: string, isNavigation: boolean): Partial<ResponseForRequest> | null {
    if (response.outcome === 'skipped' && !isNavigation && response.location !== null) {
      return { status: 302, headers: { location: response.location } };
    }
    if (response.outcome !== 'ok' && response.outcome !== 'http_error') return isNavigation ? noContent : null;
    characters += response.body.length;
    if (response.outcome === 'ok' && removeFragment(response.finalUrl) !== url) {
      // The page has to know where its document or module really is: relative addresses in it depend on that.
      waiting.set(removeFragment(response.finalUrl), response);
      return { status: 302, headers: { location: response.finalUrl, ...sharing(response.headers) } };
    }
    return {
      status: response.status,
      contentType: `${response.contentType ?? 'text/plain'}; charset=utf-8`,
      headers: sharing(response.headers),
      body: response.body,
    };
  }

  async function answer(intercepted: HTTPRequest): Promise<void> {
    // Made by the page itself: no request leaves the browser.
    if (/^(?:data|blob):/.test(intercepted.url())) return intercepted.continue();
    state.open += 1;
    state.lastChangeMs = performance.now();
    try {
      const response = await responseFor(intercepted);
      await (response === null ? intercepted.abort('blockedbyclient') : intercepted.respond(response));
    } finally {
      state.open -= 1;
      state.lastChangeMs = performance.now();
    }
  }

  await page.setRequestInterception(true);
  page.on('request', (intercepted) => {
    // The page may be gone by the time of the response.
    answer(intercepted).catch(() => undefined);
  });
  return state;
}

const noContent: Partial<ResponseForRequest> = { status: 204 };

const documentResponse = (html: string): Partial<ResponseForRequest> => ({
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: html,
});

/**
 * A server is asked beforehand because of what a browser would send along on behalf of its user. The site's own servers get
 * nothing of the kind, and nothing but GET: the answer is yes. For others it is no, without asking them: pages send them what
 * needs no permission, or nothing.
 */
function preflightResponse(intercepted: HTTPRequest, { isOwn }: { isOwn: boolean }): Partial<ResponseForRequest> {
  if (!isOwn) return noContent;
  const asked = intercepted.headers();
  return {
    status: 204,
    headers: {
      'access-control-allow-origin': asked['origin'] ?? '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': asked['access-control-request-headers'] ?? '*',
    },
  };
}

function sharing(headers: WebHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));
}

const removeFragment = (url: string): string => url.replace(/#.*$/s, '');

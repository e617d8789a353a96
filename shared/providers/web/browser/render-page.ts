import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { isSamePage } from '../../../domain/crawling/page-outcome.ts';
import { parseRobots } from '../../../domain/crawling/robots.ts';
import type { WebFetcher } from '../web-fetcher.ts';
import { type RenderLimits, viewport } from './limits.ts';
import type { RenderFailureReason, RenderRequest, RenderResult } from './page-renderer.ts';
import { readDocument, readQuietMs, WORLD, watchChanges } from './page-script.ts';
import { carryTraffic, type PageTraffic } from './page-traffic.ts';
import type { ResourceCache } from './resource-cache.ts';

const POLL_MS = 40;
/** A crash is never confirmed: the process is gone. */
const CRASH_MS = 50;

interface RenderContext {
  browser: Browser;
  web: WebFetcher;
  cache: ResourceCache;
  limits: RenderLimits;
  userAgent: string;
  /** Aborted with a BrowserEndedError. */
  signal: AbortSignal;
}

/** Runs one page in a separate context, and reads its document when nothing changes any more. Never rejects. */
export async function renderPage(request: RenderRequest, given: RenderContext): Promise<RenderResult> {
  const { browser, limits } = given;
  const giveUp = new AbortController();
  const signal = AbortSignal.any([given.signal, giveUp.signal]);
  let context: Awaited<ReturnType<Browser['createBrowserContext']>> | null = null;
  let session: CDPSession | null = null;
  try {
    context = await runWithin(limits.readMs, browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } }));
    const page = await runWithin(limits.readMs, context.newPage());
    session = await runWithin(limits.readMs, page.createCDPSession());
    const running = runPage(page, session, request, { ...given, signal });
    return await runWithin(limits.pageMs + limits.readMs, Promise.race([running, failWhenEnded(given.signal)]));
  } catch (error) {
    return failure(classifyFailure(error), error instanceof Error ? error.message : String(error));
  } finally {
    giveUp.abort();
    await endPage(session);
    await runWithin(limits.readMs, context?.close() ?? Promise.resolve()).catch(() => undefined);
  }
}

/** The browser of a page ended before the page was read. */
export class BrowserEndedError extends Error {
  override name = 'BrowserEndedError';
  readonly reason: RenderFailureReason;
  /** Other pages ran in it too: any of them may be why. */
  readonly isShared: boolean;

  constructor(reason: RenderFailureReason, message: string, { isShared = false }: { isShared?: boolean } = {}) {
    super(message);
    this.reason = reason;
    this.isShared = isShared;
  }
}

function failWhenEnded(signal: AbortSignal): Promise<never> {
  const ended = new Promise<never>((_, reject) => {
    const fail = (): void => reject(signal.reason);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
  ended.catch(() => undefined);
  return ended;
}

class DeadlineError extends Error {
  override name = 'DeadlineError';
}

async function runWithin<T>(ms: number, work: Promise<T>): Promise<T> {
  const cancel = new AbortController();
  const deadline = delay(ms, undefined, { signal: cancel.signal, ref: false }).then(() => {
    throw new DeadlineError(`not done within ${ms} ms`);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    cancel.abort();
    deadline.catch(() => undefined);
    work.catch(() => undefined);
  }
}

function classifyFailure(error: unknown): RenderFailureReason {
  if (error instanceof DeadlineError) return 'timeout';
  if (error instanceof BrowserEndedError) return error.reason;
  return /crash|Target closed|Session closed|detached|Connection closed/i.test(String(error)) ? 'crashed' : 'timeout';
}

const failure = (reason: RenderFailureReason, detail: string): RenderResult => ({
  outcome: 'failed',
  reason,
  detail: detail.slice(0, 300),
});

async function runPage(
  page: Page,
  session: CDPSession,
  request: RenderRequest,
  { web, cache, limits, userAgent, signal }: RenderContext,
): Promise<RenderResult> {
  const startedAt = performance.now();
  const robots = parseRobots(request.robotsText, 200);
  const crashed = new Promise<never>((_, reject) => page.once('error', () => reject(new Error('the page crashed'))));
  crashed.catch(() => undefined);
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  page.on('popup', (popup) => void popup?.close().catch(() => undefined));
  const [traffic] = await Promise.all([
    carryTraffic(page, request, { web, cache, robots, limits, signal }),
    page.setUserAgent({ userAgent }),
    page.setViewport(viewport),
    page.setBypassServiceWorker(true),
    session.send('Page.enable'),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source: watchChanges, worldName: WORLD }),
  ]);
  const deadline = startedAt + limits.pageMs;
  // Where it goes is known in advance, and a script that never ends would keep the load event from ever coming.
  void page.goto(request.url, { waitUntil: 'load', timeout: limits.pageMs }).catch(() => undefined);
  const evaluate = createWorld(session);
  await Promise.race([crashed, settle(evaluate, traffic, deadline, limits)]);
  const read = () => evaluate(readDocument(limits.documentCharacters));
  // Another document may have taken the place of the one that was quiet.
  const html = await Promise.race([crashed, runWithin(limits.readMs, read().catch(read))]);
  if (typeof html !== 'string') return failure('too_large', `more than ${limits.documentCharacters} characters`);
  const finalUrl = page.url();
  if (!isSamePage(request.url, finalUrl) && !robots.isAllowed(finalUrl)) {
    return failure('disallowed_redirect', `a script led to ${finalUrl}`);
  }
  return { outcome: 'rendered', html, finalUrl };
}

/** Waits until the page loaded, nothing is being requested and nothing changes; no longer than to the deadline. */
async function settle(evaluate: Evaluate, traffic: PageTraffic, deadline: number, limits: RenderLimits): Promise<void> {
  let loadedAt: number | null = null;
  let seenChangeMs = 0;
  while (performance.now() < deadline) {
    await delay(POLL_MS);
    const isBusy = traffic.open > 0 || traffic.lastChangeMs !== seenChangeMs;
    seenChangeMs = traffic.lastChangeMs;
    const left = Math.max(1, deadline - performance.now());
    const quietMs = await runWithin(left, evaluate(readQuietMs(isBusy))).catch(() => -1);
    if (typeof quietMs !== 'number' || quietMs < 0) continue;
    loadedAt ??= performance.now();
    if (!isBusy && quietMs >= limits.quietMs) return;
    if (performance.now() - loadedAt > limits.settleMs) return;
  }
}

type Evaluate = (expression: string) => Promise<unknown>;

/** Evaluates in the crawler's own world of the main frame, which each document has anew. */
function createWorld(session: CDPSession): Evaluate {
  let contextId: number | null = null;

  async function enter(): Promise<number> {
    const { frameTree } = await session.send('Page.getFrameTree');
    const world = { frameId: frameTree.frame.id, worldName: WORLD };
    return (await session.send('Page.createIsolatedWorld', world)).executionContextId;
  }

  return async (expression) => {
    try {
      contextId ??= await enter();
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression,
        contextId,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    } catch (error) {
      // The document may be another one by now.
      contextId = null;
      throw error;
    }
  };
}

/** A script that never ends lets no message of ours through: the process of the page is taken down where it cannot object. */
async function endPage(session: CDPSession | null): Promise<void> {
  const crashed = session?.send('Page.crash').catch(() => undefined);
  await Promise.race([crashed, delay(CRASH_MS, undefined, { ref: false })]);
}

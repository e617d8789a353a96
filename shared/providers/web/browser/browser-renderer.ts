import { totalmem } from 'node:os';
import { crawlerUserAgent } from '../../../domain/crawling/user-agent.ts';
import { log } from '../../../logging/log.ts';
import type { WebFetcher } from '../web-fetcher.ts';
import { type BrowserProcess, BrowserUnavailableError, startBrowser } from './browser-process.ts';
import { limitsWithin, type RenderLimits, renderLimits } from './limits.ts';
import type { PageRenderer, RenderRequest, RenderResult } from './page-renderer.ts';
import { killProcess } from './process-group.ts';
import { BrowserEndedError, renderPage } from './render-page.ts';
import { createResourceCache } from './resource-cache.ts';
import { createSlots } from './slots.ts';

/** A browser that did not start is not started again before. */
const RETRY_START_MS = 60_000;
/** Whose page took the memory of the whole browser: for so long, no page of the site is read a second time. */
const GREEDY_MS = 600_000;

interface Running {
  readonly process: BrowserProcess;
  /** Ends the pages that are being rendered. */
  readonly pages: Set<AbortController>;
  started: number;
}

/** Renders pages with one browser, which starts with the first page and ends when none comes. */
export function createBrowserRenderer(options: {
  web: WebFetcher;
  userAgent?: string;
  limits?: Partial<RenderLimits>;
  start?: () => Promise<BrowserProcess>;
}): PageRenderer {
  const limits: RenderLimits = { ...renderLimits, ...limitsWithin(machineBytes()), ...options.limits };
  const userAgent = options.userAgent ?? crawlerUserAgent();
  const cache = createResourceCache();
  const slots = createSlots(limits.pagesAtOnce);
  let running: Promise<Running> | null = null;
  let failed: { error: unknown; until: number } | null = null;
  let idleTimer: NodeJS.Timeout | null = null;
  const greedyUntil = new Map<string, number>();

  async function open(): Promise<Running> {
    if (failed && failed.until > Date.now()) throw failed.error;
    const process = await (options.start ?? startBrowser)();
    const opened: Running = { process, pages: new Set(), started: 0 };
    process.browser.once(
      'disconnected',
      () => void drop(opened, new BrowserEndedError('crashed', 'the browser crashed')),
    );
    watch(opened);
    return opened;
  }

  async function current(): Promise<Running> {
    if (running !== null) {
      const known = await running;
      if (known.started < limits.pagesPerBrowser) return known;
      // Pages of the old browser that are still running end with their own time limits, and it with the last of them.
      running = null;
      if (known.pages.size === 0) await known.process.kill();
    }
    running ??= open().catch((error: unknown) => {
      running = null;
      failed = { error, until: Date.now() + RETRY_START_MS };
      throw error;
    });
    return running;
  }

  async function drop(dropped: Running, reason: BrowserEndedError): Promise<void> {
    for (const page of dropped.pages) page.abort(reason);
    const killed = dropped.process.kill();
    if (running !== null && (await running.catch(() => null)) === dropped) running = null;
    await killed;
  }

  /** Ends the process of a page that takes more memory than a page may have, and the browser that takes more than all may. */
  function watch(opened: Running): void {
    const { process, pages } = opened;
    const timer = setInterval(() => {
      if (!process.browser.connected) return clearInterval(timer);
      if (pages.size === 0) return;
      if (process.residentBytes() > limits.browserBytes) {
        const detail = `the browser took more than ${limits.browserBytes} bytes of memory`;
        log.warn('the browser was ended for its memory', { detail, pages: pages.size });
        return void drop(opened, new BrowserEndedError('too_large', detail, { isShared: pages.size > 1 }));
      }
      void process
        .renderers()
        .then((renderers) => {
          for (const { pid, residentBytes } of renderers) if (residentBytes > limits.pageBytes) killProcess(pid);
        })
        .catch(() => undefined);
    }, limits.watchEveryMs);
    timer.unref();
  }

  /** Null where any of several pages may have taken the memory for which the browser was ended. */
  async function renderIn(browser: Running, request: RenderRequest): Promise<RenderResult | null> {
    const end = new AbortController();
    browser.pages.add(end);
    browser.started += 1;
    try {
      const result = await renderPage(request, {
        browser: browser.process.browser,
        web: options.web,
        cache,
        limits,
        userAgent,
        signal: end.signal,
      });
      const { reason } = end.signal;
      return reason instanceof BrowserEndedError && reason.isShared && result.outcome === 'failed' ? null : result;
    } finally {
      browser.pages.delete(end);
      await endLeftovers(browser);
    }
  }

  /** Nothing outlives its page: without pages, a process that runs any is one too many. */
  async function endLeftovers(browser: Running): Promise<void> {
    if (browser.pages.size > 0) return;
    const isReplaced = running === null || (await running.catch(() => null)) !== browser;
    if (isReplaced) await browser.process.kill();
  }

  async function attempt(request: RenderRequest): Promise<RenderResult | null> {
    try {
      return await renderIn(await current(), request);
    } catch (error) {
      const isMissing = error instanceof BrowserUnavailableError;
      if (!isMissing) log.error('a page could not be rendered', error, { url: request.url });
      const detail = error instanceof Error ? error.message : String(error);
      return { outcome: 'failed', reason: isMissing ? 'unavailable' : 'crashed', detail };
    } finally {
      if (idleTimer) clearTimeout(idleTimer);
      idleTimer = setTimeout(() => void close(), limits.idleMs).unref();
    }
  }

  return {
    async render(request) {
      if (idleTimer) clearTimeout(idleTimer);
      const result = await slots.run(() => attempt(request));
      if (result !== null) return result;
      // Each is read once more, with nothing beside it: the page that takes the memory costs no other page its reading.
      return slots.runAlone(async () => {
        if ((greedyUntil.get(request.domain) ?? 0) > Date.now()) return tooGreedy;
        const alone = (await attempt(request)) ?? tooGreedy;
        if (alone.outcome === 'failed' && alone.reason === 'too_large') {
          greedyUntil.set(request.domain, Date.now() + GREEDY_MS);
        }
        return alone;
      });
    },
    close,
  };

  async function close(): Promise<void> {
    if (slots.taken > 0) return;
    const ending = await running?.catch(() => null);
    running = null;
    cache.clear();
    greedyUntil.clear();
    await ending?.process.kill();
  }
}

const tooGreedy = {
  outcome: 'failed',
  reason: 'too_large',
  detail: 'pages of the site take more memory than the browser may have',
} as const satisfies RenderResult;

/** Memory of the machine, or of the container that this process is in. */
const machineBytes = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

import { crawlerUserAgent } from '../../../domain/crawling/user-agent.ts';
import { log } from '../../../logging/log.ts';
import type { WebFetcher } from '../web-fetcher.ts';
import { type BrowserProcess, BrowserUnavailableError, killRenderer, startBrowser } from './browser-process.ts';
import { type RenderLimits, renderLimits } from './limits.ts';
import type { PageRenderer, RenderRequest, RenderResult } from './page-renderer.ts';
import { renderPage } from './render-page.ts';
import { createResourceCache } from './resource-cache.ts';
import { createSlots } from './slots.ts';

/** A browser that did not start is not started again before. */
const RETRY_START_MS = 60_000;

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
  const limits: RenderLimits = { ...renderLimits, ...options.limits };
  const userAgent = options.userAgent ?? crawlerUserAgent();
  const cache = createResourceCache();
  const slots = createSlots(limits.pagesAtOnce);
  let running: Promise<Running> | null = null;
  let failed: { error: unknown; until: number } | null = null;
  let idleTimer: NodeJS.Timeout | null = null;

  async function open(): Promise<Running> {
    if (failed && failed.until > Date.now()) throw failed.error;
    const process = await (options.start ?? startBrowser)();
    const opened: Running = { process, pages: new Set(), started: 0 };
    process.browser.once('disconnected', () => void drop(opened));
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

  async function drop(dropped: Running): Promise<void> {
    if (running !== null && (await running.catch(() => null)) === dropped) running = null;
    for (const page of dropped.pages) page.abort();
    await dropped.process.kill();
  }

  /** Ends the process of a page that takes more memory than a page may have. */
  function watch({ process, pages }: Running): void {
    const timer = setInterval(() => {
      if (!process.browser.connected) return clearInterval(timer);
      if (pages.size === 0) return;
      void process
        .renderers()
        .then((renderers) => {
          for (const { pid, residentBytes } of renderers) if (residentBytes > limits.pageBytes) killRenderer(pid);
        })
        .catch(() => undefined);
    }, limits.watchEveryMs);
    timer.unref();
  }

  async function renderIn(browser: Running, request: RenderRequest): Promise<RenderResult> {
    const end = new AbortController();
    browser.pages.add(end);
    browser.started += 1;
    try {
      return await renderPage(request, {
        browser: browser.process.browser,
        web: options.web,
        cache,
        limits,
        userAgent,
        signal: end.signal,
      });
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

  return {
    async render(request) {
      if (idleTimer) clearTimeout(idleTimer);
      return slots.run(async () => {
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
      });
    },
    close,
  };

  async function close(): Promise<void> {
    if (slots.taken > 0) return;
    const ending = await running?.catch(() => null);
    running = null;
    cache.clear();
    await ending?.process.kill();
  }
}

import { crawlerUserAgent } from '../../../domain/crawling/user-agent.ts';
import type { Environment } from '../../../environment.ts';
import type { WebFetcher } from '../web-fetcher.ts';
import { pageLimits } from './limits.ts';
import type { PageRenderer } from './page-renderer.ts';

/** `PAGE_RENDERER` of a thread whose browser another thread has. */
export const THREAD_RENDERER = 'thread';

/**
 * The browser of this system: one that this process starts, or a function of the stage; null where there is none. What it needs is
 * loaded with the first page that is rendered.
 */
export function openPageRenderer(
  environment: Pick<Environment, 'PAGE_RENDERER' | 'CRAWL_CONTACT_URL' | 'CRAWL_RENDER_SECONDS' | 'AWS_REGION'>,
  web: WebFetcher,
): PageRenderer | null {
  const { PAGE_RENDERER: renderer } = environment;
  if (renderer === undefined) return null;
  return lateRenderer(async () => {
    if (renderer === THREAD_RENDERER) {
      const { createThreadRenderer } = await import('./thread-renderer.ts');
      return createThreadRenderer();
    }
    if (renderer !== 'embedded') {
      const { createFunctionRenderer } = await import('./function-renderer.ts');
      return createFunctionRenderer(renderer, { region: environment.AWS_REGION });
    }
    const { createBrowserRenderer } = await import('./browser-renderer.ts');
    return createBrowserRenderer({
      web,
      userAgent: crawlerUserAgent(environment.CRAWL_CONTACT_URL),
      limits: pageLimits(environment.CRAWL_RENDER_SECONDS),
    });
  });
}

function lateRenderer(open: () => Promise<PageRenderer>): PageRenderer {
  let opened: Promise<PageRenderer> | null = null;
  return {
    async render(request) {
      opened ??= open();
      return (await opened).render(request);
    },
    async close() {
      await (await opened)?.close();
    },
  };
}

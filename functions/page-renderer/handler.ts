import { readHostRules } from '../../shared/domain/crawling/host-rules.ts';
import { crawlerUserAgent } from '../../shared/domain/crawling/user-agent.ts';
import { readEnvironment } from '../../shared/environment.ts';
import { createBrowserRenderer } from '../../shared/providers/web/browser/browser-renderer.ts';
import { pageLimits } from '../../shared/providers/web/browser/limits.ts';
import { type PackedResult, packResult, unpackRequest } from '../../shared/providers/web/browser/packed-messages.ts';
import { createHttpWebFetcher } from '../../shared/providers/web/http-web-fetcher.ts';
import { createPauses } from './pauses.ts';

const environment = readEnvironment();

const userAgent = crawlerUserAgent(environment.CRAWL_CONTACT_URL);
/** A Lambda renders one page at a time. Its browser stays for the next one. */
const limits = {
  ...pageLimits(environment.CRAWL_RENDER_SECONDS),
  pagesAtOnce: 1,
  pagesPerBrowser: 100,
  idleMs: 600_000,
};
const pauses = createPauses(environment.CRAWL_DELAY_MS);
const renderer = createBrowserRenderer({
  web: createHttpWebFetcher({ userAgent, hostRules: readHostRules(environment), takeTurn: pauses.take }),
  userAgent,
  limits,
});

/**
 * Reads a page with a browser, for the crawl worker. It has neither the table nor a secret: page code that broke out of the browser
 * would find nothing here but the web.
 */
export const handler = async (event: unknown): Promise<PackedResult> => {
  const request = unpackRequest(event);
  pauses.obey(request);
  return packResult(await renderer.render(request));
};

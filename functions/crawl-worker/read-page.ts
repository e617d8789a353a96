import { type PageOutcome, pageOutcome } from '../../shared/domain/crawling/page-outcome.ts';
import { retryDelayMs, shouldRetry } from '../../shared/domain/crawling/politeness.ts';
import { pageRedirectPolicy } from '../../shared/domain/crawling/redirect-policy.ts';
import type { RobotsPolicy } from '../../shared/domain/crawling/robots.ts';
import type { WebResponse } from '../../shared/domain/crawling/web-response.ts';
import type { FrontierUrl } from '../../shared/table/crawl-frontier.ts';
import type { Page } from '../../shared/table/pages.ts';
import type { CrawlServices } from './services.ts';

/** What a URL of the frontier gave. */
export interface UrlReading {
  entry: FrontierUrl;
  /** The page that the site has at this URL. */
  known: Page | null;
  reading: PageReading;
}

export type PageReading = { outcome: PageOutcome } | { retryAfterMs: number };

/**
 * Requests one URL once. With the page's validators, so that an unchanged page costs almost nothing; a failure that may
 * pass answers how long to wait before the next attempt.
 */
export async function readPage(
  { web, random }: CrawlServices,
  request: {
    url: string;
    domain: string;
    robots: Pick<RobotsPolicy, 'isAllowed'>;
    known: Pick<Page, 'etag' | 'lastModified' | 'fetchedUrl'> | null;
    attempts: number;
  },
): Promise<PageReading> {
  const { url, domain, robots, known, attempts } = request;
  const validators = known?.fetchedUrl === url ? { etag: known.etag, lastModified: known.lastModified } : {};
  const response = await web.fetch({
    url,
    accept: 'html',
    refuseRedirect: pageRedirectPolicy(domain, robots),
    ...validators,
  });
  const attempt = attempts + 1;
  if (!shouldRetry(response, attempt)) return { outcome: pageOutcome(response) };
  return { retryAfterMs: retryDelayMs({ attempt, retryAfterSeconds: retryAfterOf(response), random: random() }) };
}

const retryAfterOf = (response: WebResponse): number | null =>
  response.outcome === 'http_error' ? response.retryAfterSeconds : null;

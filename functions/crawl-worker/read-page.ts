import { type PageOutcome, pageOutcome } from '../../shared/domain/crawling/page-outcome.ts';
import { retryDelayMs, shouldRetry } from '../../shared/domain/crawling/politeness.ts';
import { pageRedirectPolicy } from '../../shared/domain/crawling/redirect-policy.ts';
import type { RobotsPolicy } from '../../shared/domain/crawling/robots.ts';
import type { WebResponse } from '../../shared/domain/crawling/web-response.ts';
import { PAGE_RECORD_FORM } from '../../shared/domain/issues/page-record.ts';
import { TooCostlyError } from '../../shared/jobs/worker-errors.ts';
import { log } from '../../shared/logging/log.ts';
import type { FrontierUrl } from '../../shared/table/crawl-frontier.ts';
import type { Page } from '../../shared/table/pages.ts';
import { confirmNotFound } from './missing-page.ts';
import type { DocumentReading } from './read-document.ts';
import { renderDocument, type SiteToRender } from './render-document.ts';
import type { CrawlServices } from './services.ts';

/** The result of reading a URL of the frontier. */
export interface UrlReading extends PageReading {
  entry: FrontierUrl;
  /** The page that the site has at this URL. */
  known: Page | null;
}

type PageServices = Pick<CrawlServices, 'web' | 'random' | 'readDocument' | 'now' | 'renderer' | 'settings'>;

/** The request behind a reading. */
interface PageExchange {
  finalUrl: string;
  statusCode: number | null;
  /** Where redirects led, in order. */
  redirects: readonly string[];
  redirectStatuses: readonly number[];
  milliseconds: number | null;
  /** Unpacked; null without a body. */
  sizeBytes: number | null;
}

export interface PageReading {
  reading: { outcome: PageOutcome } | { retryAfterMs: number };
  /** The content of the document, where there is one. */
  content: DocumentReading | null;
  exchange: PageExchange;
  /** A browser did not come to the end of the page: what was read is what there is without its scripts. */
  isUnfinished?: boolean;
}

/**
 * Requests one URL once. With the page's validators, so that an unchanged page costs almost nothing; a failure that may
 * pass returns how long to wait before the next attempt.
 */
export async function readPage(
  services: PageServices,
  request: {
    url: string;
    domain: string;
    robots: Pick<RobotsPolicy, 'isAllowed'>;
    known: Pick<Page, 'etag' | 'lastModified' | 'fetchedUrl' | 'recordForm'> | null;
    attempts: number;
    /** For pages that a browser has to read. */
    render: Omit<SiteToRender, 'domain'>;
    /** The longest `Retry-After` that is waited for; by default that of a site's crawl. */
    longestPauseSeconds?: number;
  },
): Promise<PageReading> {
  const { web, random, readDocument, now } = services;
  const { url, domain, robots, known, attempts, longestPauseSeconds } = request;
  // A page without the record that this release makes is read in full once.
  const isRecorded = known?.fetchedUrl === url && known.recordForm === PAGE_RECORD_FORM;
  const validators = isRecorded ? { etag: known.etag, lastModified: known.lastModified } : {};
  const response = await web.fetch({
    url,
    accept: 'html',
    refuseRedirect: pageRedirectPolicy(domain, robots),
    ...validators,
  });
  const attempt = attempts + 1;
  if (!shouldRetry(response, attempt, longestPauseSeconds)) {
    const readOn = now().toISOString().slice(0, 10);
    const read = await readContent(services, { ...request.render, domain }, pageOutcome(response), readOn);
    const exchange = toExchange(response);
    if (read.content === null) return { ...read, exchange };
    return {
      ...read,
      exchange,
      content: await confirmNotFound({ web, readDocument }, request, response.finalUrl, read.content),
    };
  }
  const retryAfterMs = retryDelayMs({ attempt, retryAfterSeconds: readRetryAfter(response), random: random() });
  return { reading: { retryAfterMs }, content: null, exchange: toExchange(response) };
}

/**
 * Reads the document that a request gave, at once: its text, which may have megabytes, is not needed any more when the
 * rest of the batch is requested.
 */
async function readContent(
  services: PageServices,
  site: SiteToRender,
  outcome: PageOutcome,
  readOn: string,
): Promise<Omit<PageReading, 'exchange'>> {
  if (outcome.kind !== 'snapshot' && outcome.kind !== 'redirect') return { reading: { outcome }, content: null };
  const { body, headers, finalUrl, status: statusCode } = outcome.document;
  try {
    const content = await services.readDocument({ body, headers, finalUrl, readOn });
    const read = await renderDocument(services, site, outcome.document, content, readOn);
    if (read === null) return { reading: { outcome: removeBody(outcome) }, content };
    // Client routing may have led to another page, as a redirect does.
    const { document, isUnfinished = false } = read;
    return { reading: { outcome: removeBody(pageOutcome(document)) }, content: read.content, isUnfinished };
  } catch (error) {
    // No page should come here. One that does costs itself, and not the crawl.
    log.error('a document could not be read', error, { url: finalUrl });
    const detail = error instanceof Error ? error.message : String(error);
    const reason = error instanceof TooCostlyError ? 'too_costly' : 'too_large';
    const unreadable: PageOutcome = { kind: 'unreadable', reason, retryable: false, statusCode, detail };
    return { reading: { outcome: unreadable }, content: null };
  }
}

const toExchange = (response: WebResponse): PageExchange => ({
  finalUrl: response.finalUrl,
  statusCode: 'status' in response ? response.status : null,
  redirects: response.redirects,
  redirectStatuses: response.redirectStatuses ?? [],
  milliseconds: response.milliseconds ?? null,
  sizeBytes: 'sizeBytes' in response ? response.sizeBytes : null,
});

const removeBody = (outcome: PageOutcome): PageOutcome =>
  'document' in outcome ? { ...outcome, document: { ...outcome.document, body: '' } } : outcome;

const readRetryAfter = (response: WebResponse): number | null =>
  'retryAfterSeconds' in response ? (response.retryAfterSeconds ?? null) : null;

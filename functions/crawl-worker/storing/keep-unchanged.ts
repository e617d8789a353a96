import type { FrontierCandidate } from '../../../shared/domain/crawling/frontier.ts';
import { runInParallel } from '../../../shared/jobs/run-in-parallel.ts';
import { getPageLinks } from '../../../shared/table/page-links.ts';
import { type Page, updatePage } from '../../../shared/table/pages.ts';
import type { UrlReading } from '../read-page.ts';
import type { CrawlServices } from '../services.ts';
import type { BatchOfCrawl } from './batch-of-crawl.ts';

const UNCHANGED_AT_ONCE = 8;

/**
 * Whether the page counts as read by this batch, which is asked once. Not where an earlier batch of the crawl read it
 * (redirects led to it, or the task ran before and its result was lost), or another group of this one.
 */
export function countsNow(page: Page, { crawl, batch, countedPages }: BatchOfCrawl): boolean {
  const wasCounted = (page.lastCrawlId === crawl.id && page.lastCrawlBatch !== batch) || countedPages.has(page.id);
  countedPages.add(page.id);
  return !wasCounted;
}

/** A page that answered "not modified" keeps its snapshot, and costs two small writes; its stored links are followed. */
export async function keepUnchanged(
  { table }: CrawlServices,
  batchOfCrawl: BatchOfCrawl,
  readings: readonly UrlReading[],
): Promise<{ pagesKept: number; links: FrontierCandidate[] }> {
  const unchanged = readings.flatMap(({ entry, known, reading }) =>
    'outcome' in reading && reading.outcome.kind === 'unchanged' && known ? [{ entry, page: known }] : [],
  );
  const kept = await runInParallel(unchanged, UNCHANGED_AT_ONCE, async ({ entry, page }) => {
    const [links] = await Promise.all([
      getPageLinks(table, page.organizationId, page.id),
      updatePage(table, page, { set: { lastCrawlId: batchOfCrawl.crawl.id, lastCrawlBatch: batchOfCrawl.batch } }),
    ]);
    const counts = countsNow(page, batchOfCrawl);
    const followed = links
      .filter(({ nofollow }) => !nofollow)
      .map(({ url }) => ({ url, depth: entry.depth + 1, foundOn: entry.url }));
    return { counts, followed };
  });
  return {
    pagesKept: kept.filter(({ counts }) => counts).length,
    links: kept.flatMap(({ followed }) => followed),
  };
}

import type { FrontierCandidate } from '../../shared/domain/crawling/frontier.ts';
import { inParallel } from '../../shared/jobs/in-parallel.ts';
import { getPageLinks } from '../../shared/table/page-links.ts';
import { type Page, updatePage } from '../../shared/table/pages.ts';
import type { UrlReading } from './read-page.ts';
import type { CrawlServices } from './services.ts';
import type { BatchOfCrawl } from './store-batch.ts';

const UNCHANGED_AT_ONCE = 8;

/** An earlier batch of this crawl read the page: redirects led to it, or the task ran before and its answer was lost. */
export const wasCounted = (page: Page, { crawl, batch }: BatchOfCrawl): boolean =>
  page.lastCrawlId === crawl.id && page.lastCrawlBatch !== batch;

/** A page that answered "not modified" keeps its snapshot, and costs two small writes; its stored links are followed. */
export async function keepUnchanged(
  { table }: CrawlServices,
  { crawl, batch }: BatchOfCrawl,
  readings: readonly UrlReading[],
): Promise<{ pagesKept: number; links: FrontierCandidate[] }> {
  const unchanged = readings.flatMap(({ entry, known, reading }) =>
    'outcome' in reading && reading.outcome.kind === 'unchanged' && known ? [{ entry, page: known }] : [],
  );
  const kept = await inParallel(unchanged, UNCHANGED_AT_ONCE, async ({ entry, page }) => {
    const [links] = await Promise.all([
      getPageLinks(table, page.organizationId, page.id),
      updatePage(table, page, { set: { lastCrawlId: crawl.id, lastCrawlBatch: batch } }),
    ]);
    const isCounted = wasCounted(page, { crawl, batch });
    const followed = links.filter(({ nofollow }) => !nofollow).map(({ url }) => ({ url, depth: entry.depth + 1 }));
    return { isCounted, followed };
  });
  return {
    pagesKept: kept.filter(({ isCounted }) => !isCounted).length,
    links: kept.flatMap(({ followed }) => followed),
  };
}

import { addCall } from '../../../shared/domain/crawling/execution-history.ts';
import { countSlicedUrls, countSliceWorkers, sliceUrls } from '../../../shared/domain/crawling/slices.ts';
import {
  type CrawlState,
  type FrontierUrl,
  nextFrontierUrls,
  updateCrawlState,
} from '../../../shared/table/crawl-frontier.ts';
import { putSlices } from '../../../shared/table/crawl-slices.ts';
import type { Crawl } from '../../../shared/table/crawls.ts';
import { readSlots } from '../../../shared/table/job-slots.ts';
import type { CrawlServices } from '../services.ts';

/**
 * Hands the next URLs of a long frontier out to as many workers as the host and the stage have room for. Returns the numbers of
 * their slices; none where one worker goes on alone. A crash before the state was written hands them out again.
 */
export async function handOutSlices(
  { table, settings, now }: CrawlServices,
  crawl: Crawl,
  state: CrawlState,
  isReady: (url: FrontierUrl) => boolean,
): Promise<number[]> {
  const { workersMax, concurrency, invocations } = settings;
  const { slots } = await readSlots(table, 'crawl');
  const workers = countSliceWorkers({
    workersMax,
    requestsAtOnce: concurrency,
    invocations,
    crawlsRunning: slots.length,
  });
  if (workers < 2) return [];
  const urls = await nextFrontierUrls(table, crawl, countSlicedUrls(workers));
  const slices = sliceUrls(urls.filter(isReady), workers);
  if (slices.length === 0) return [];
  await putSlices(table, crawl, state.batches, slices, now());
  const history = addCall(state.history, crawl.job.attempt, slices.length);
  await updateCrawlState(table, crawl, { ...state, slices: slices.length, history }, now());
  return listSlices({ ...state, slices: slices.length });
}

/** The numbers of the slices that are handed out. */
export const listSlices = ({ batches, slices }: Pick<CrawlState, 'batches' | 'slices'>): number[] =>
  Array.from({ length: slices }, (_, at) => batches + at);

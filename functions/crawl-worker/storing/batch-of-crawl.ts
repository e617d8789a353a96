import type { Crawl } from '../../../shared/table/crawls.ts';

/** A batch that a crash cut off is done again under the same number. */
export interface BatchOfCrawl {
  crawl: Crawl;
  batch: number;
  /** The pages that it has counted so far: two of its groups may meet the same one. */
  countedPages: Set<number>;
  /** Other batches of the crawl are stored at the same time: all of their transactions check its row. */
  besides?: number;
}

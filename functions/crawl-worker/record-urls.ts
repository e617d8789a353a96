import { type CrawledUrl, classifyOutcome, notRead } from '../../shared/domain/crawling/crawled-url.ts';
import type { LeftOutUrl } from '../../shared/domain/crawling/frontier.ts';
import { nextFrontierUrls } from '../../shared/table/crawl-frontier.ts';
import { putCrawledUrls } from '../../shared/table/crawl-urls.ts';
import type { Crawl } from '../../shared/table/crawls.ts';
import type { FoldedUrls } from './count-skips.ts';
import type { UrlReading } from './read-page.ts';
import type { CrawlServices } from './services.ts';

/** URLs that a crawl does not read and lists all the same: a calendar has as many as one likes. */
export const LEFT_OUT_MAX = 5_000;

interface BatchOfUrls {
  batch: number;
  /** URLs that need no new request. */
  done: readonly UrlReading[];
  /** Where the documents ended that are no pages by themselves, by why. */
  folded: FoldedUrls;
  /** Canonical URLs of documents that became no pages. */
  foldedInto: ReadonlyMap<string, string>;
  leftOut: readonly LeftOutUrl[];
}

/** Notes in the history of the crawl what a batch did with its URLs. */
export async function recordBatch(
  { table, now }: CrawlServices,
  crawl: Crawl,
  { batch, done, folded, foldedInto, leftOut }: BatchOfUrls,
): Promise<void> {
  const whyFolded = new Map<string, keyof FoldedUrls>([
    ...folded.canonical.map((url) => [url, 'canonical'] as const),
    ...folded.default_document.map((url) => [url, 'default_document'] as const),
    ...folded.query.map((url) => [url, 'query'] as const),
  ]);
  const urls: CrawledUrl[] = done.flatMap(({ entry, reading, exchange }) =>
    'outcome' in reading
      ? [
          {
            url: entry.url,
            ...classifyOutcome(reading.outcome, whyFolded.get(exchange.finalUrl) ?? null),
            statusCode: exchange.statusCode,
            finalUrl: exchange.finalUrl,
            depth: entry.depth,
            foundOn: entry.foundOn,
            milliseconds: exchange.milliseconds,
            sizeBytes: exchange.sizeBytes,
            redirects: exchange.redirects,
            ...(exchange.redirectStatuses.length === 0 ? {} : { redirectStatuses: exchange.redirectStatuses }),
            leadsTo:
              reading.outcome.kind === 'moved_away'
                ? reading.outcome.toUrl
                : (foldedInto.get(exchange.finalUrl) ?? null),
          },
        ]
      : [],
  );
  await putCrawledUrls(table, crawl, { batch }, [...urls, ...leftOut.map((left) => notRead(left, left.reason))], now());
}

/** Notes the URLs that a crawl does not read, under a number that no batch has. */
export const recordLeftOut = (
  { table, now }: CrawlServices,
  crawl: Crawl,
  batch: number,
  leftOut: readonly LeftOutUrl[],
): Promise<void> =>
  putCrawledUrls(
    table,
    crawl,
    { batch },
    leftOut.map((left) => notRead(left, left.reason)),
    now(),
  );

/** Notes the known pages that the limit of pages left no room for. */
export const recordKnownRest = (
  { table, now }: CrawlServices,
  crawl: Crawl,
  leftOut: readonly LeftOutUrl[],
): Promise<void> =>
  putCrawledUrls(
    table,
    crawl,
    'known',
    leftOut.map((left) => notRead(left, left.reason)),
    now(),
  );

/** Notes what the crawl did not come to, at the end that its time limit sets. */
export async function recordRest({ table, now }: CrawlServices, crawl: Crawl): Promise<void> {
  const rest = await nextFrontierUrls(table, crawl, LEFT_OUT_MAX);
  await putCrawledUrls(
    table,
    crawl,
    'end',
    rest.map((entry) => notRead(entry, 'time_limit')),
    now(),
  );
}

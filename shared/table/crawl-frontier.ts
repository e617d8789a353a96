import { createHash } from 'node:crypto';
import * as z from 'zod';
import { blobPointerSchema, readBlob, storeExpiringBlob } from './engine/blobs.ts';
import { getItem, queryItems, type Table } from './engine/client.ts';
import { padId } from './engine/key-text.ts';
import { keys, prefixes } from './engine/keys.ts';
import { transact } from './engine/transaction.ts';
import { putItem, updateItem, writeItems } from './engine/writes.ts';
import { type CrawlKey, frontierExpiry, markUrlsSeen } from './seen-urls.ts';

/** A URL of the frontier that is still to be read. */
export const frontierUrlSchema = z.object({
  order: z.string(),
  key: z.string(),
  url: z.string(),
  depth: z.number(),
  /** Requests made so far. */
  attempts: z.number(),
  /** Not to be asked for again before this time, after a failure that may pass. */
  notBefore: z.string().nullable(),
  /** Another page than its path only if its document says so. */
  isQueryVariant: z.boolean().default(false),
  /** The page, or the sitemap, that names it. */
  foundOn: z.string().nullable().default(null),
});
export type FrontierUrl = z.infer<typeof frontierUrlSchema>;

type NewFrontierUrl = Pick<FrontierUrl, 'key' | 'url' | 'depth' | 'isQueryVariant' | 'foundOn'>;

/**
 * Shallow URLs first, then short ones, so that a crawl with a page limit reads the main pages. URLs with a query wait until their
 * paths were read, which they are compared with. Retries come last.
 */
const frontierOrder = (entry: NewFrontierUrl, isRetry: boolean): string => {
  const digest = createHash('sha256').update(entry.key).digest('hex').slice(0, 24);
  const phase = isRetry ? 2 : entry.isQueryVariant ? 1 : 0;
  return `${phase}#${padId(entry.depth)}#${padId(entry.url.length)}#${digest}`;
};

/**
 * Adds URLs that the crawl has not met. One execution at a time writes a frontier, and its items are derived from the
 * URLs: a crash between the two writes, or a task that runs twice, adds nothing twice and loses nothing.
 */
export async function addToFrontier(
  table: Table,
  crawl: CrawlKey,
  entries: readonly NewFrontierUrl[],
  now: Date,
): Promise<void> {
  const queued = entries.map((entry) => ({
    ...keys.frontierUrl(crawl.organizationId, crawl.id, frontierOrder(entry, false)),
    order: frontierOrder(entry, false),
    key: entry.key,
    url: entry.url,
    depth: entry.depth,
    isQueryVariant: entry.isQueryVariant,
    foundOn: entry.foundOn,
    attempts: 0,
    notBefore: null,
    expiresAtSeconds: frontierExpiry(now),
  }));
  await writeItems(table, { puts: queued });
  await markUrlsSeen(
    table,
    crawl,
    entries.map(({ key }) => key),
    now,
  );
}

/** The next URLs to read. */
export async function nextFrontierUrls(table: Table, crawl: CrawlKey, limit: number): Promise<FrontierUrl[]> {
  const { pk } = keys.crawl(crawl.organizationId, crawl.id);
  const items = await queryItems(table, { pk, prefix: prefixes.frontierUrl, limit });
  return items.map((item) => frontierUrlSchema.parse(item));
}

/** Takes URLs off the frontier once what they gave is stored. */
export async function removeFromFrontier(
  table: Table,
  crawl: CrawlKey,
  entries: readonly FrontierUrl[],
): Promise<void> {
  await writeItems(table, {
    deletes: entries.map((entry) => keys.frontierUrl(crawl.organizationId, crawl.id, entry.order)),
  });
}

/** Moves a URL to the end of the frontier, to be asked for again later. */
export async function retryLater(
  table: Table,
  crawl: CrawlKey,
  entry: FrontierUrl,
  notBefore: Date,
  now: Date,
): Promise<void> {
  const order = frontierOrder(entry, true);
  const put = {
    ...keys.frontierUrl(crawl.organizationId, crawl.id, order),
    ...entry,
    order,
    attempts: entry.attempts + 1,
    notBefore: notBefore.toISOString(),
    expiresAtSeconds: frontierExpiry(now),
  };
  if (order === entry.order) await writeItems(table, { puts: [put] });
  else await transact(table, [{ put }, { delete: keys.frontierUrl(crawl.organizationId, crawl.id, entry.order) }]);
}

const crawlStateSchema = z.object({
  counts: z.object({
    enqueued: z.number(),
    queryVariants: z.number().default(0),
    patterns: z.record(z.string(), z.number()),
  }),
  /** Counts of URLs with a query and of the pages that they gave, by path. */
  queryPaths: z.record(z.string(), z.object({ read: z.number(), pages: z.number() })).default({}),
  /** URLs that gave no page, by reason. */
  skipped: z.record(z.string(), z.number()),
  /** The site's start page could not be read: why, for the crawl's outcome. */
  startPageFailed: z.boolean(),
  /** Batches that were stored and counted. One that a crash cut off is done again under the same number. */
  batches: z.number().default(0),
  /** Pages that those batches read. */
  pagesRead: z.number().default(0),
  /** URLs of the site that were listed although the crawl does not read them. */
  leftOut: z.number().default(0),
  /** Rounds in which the paths of planned pages were requested. */
  probes: z.number().default(0),
  /** The known pages that no link and no sitemap led to were put into the frontier. */
  isKnownRequested: z.boolean().default(false),
  /** URLs of long sitemaps that entered the frontier so far; null when all did. */
  sitemapTaken: z.number().nullable().default(null),
  /** Slices of the frontier that workers read at present; their numbers begin at `batches`. */
  slices: z.number().default(0),
  /**
   * Of a large site, whose frontier is empty: in how many parts its pages are digested for the audit, by how many workers, how many tasks
   * gather its links, and whether all is gathered by now. What an earlier release digested is digested again.
   */
  digests: z
    .object({ parts: z.number(), workers: z.number(), linkTasks: z.number(), areGathered: z.boolean() })
    .nullable()
    .default(null)
    .catch(null),
  /** Of the execution that takes the batches. */
  history: z.object({ attempt: z.number(), events: z.number() }).default({ attempt: 0, events: 0 }),
});
/** A crawl's state between batches. */
export type CrawlState = z.infer<typeof crawlStateSchema>;

const crawlSourcesSchema = z.object({
  robots: z.object({ text: z.string().nullable(), status: z.number().nullable() }),
  llmsTxt: z.string().nullable(),
});
/**
 * Files that a crawl read at its beginning. Kept apart from its state, because robots.txt may have 500 KB and never
 * changes.
 */
type CrawlSources = z.infer<typeof crawlSourcesSchema>;

/** Null before the crawl has begun. */
export async function getCrawlState(
  table: Table,
  crawl: CrawlKey,
): Promise<(CrawlState & { sources: CrawlSources }) | null> {
  const item = await getItem(table, keys.crawlState(crawl.organizationId, crawl.id));
  if (!item) return null;
  const [state, sources] = await Promise.all([
    readBlob(table, blobPointerSchema.parse(item['state'])),
    readBlob(table, blobPointerSchema.parse(item['sources'])),
  ]);
  return { ...crawlStateSchema.parse(state), sources: crawlSourcesSchema.parse(sources) };
}

/** Begins the crawl: the state that `getCrawlState` finds from now on. */
export async function createCrawlState(
  table: Table,
  crawl: CrawlKey,
  { sources, ...state }: CrawlState & { sources: CrawlSources },
  now: Date,
): Promise<void> {
  const expiresAtSeconds = frontierExpiry(now);
  const [statePointer, sourcesPointer] = await Promise.all([
    storeExpiringBlob(table, state, expiresAtSeconds),
    storeExpiringBlob(table, sources, expiresAtSeconds),
  ]);
  const key = keys.crawlState(crawl.organizationId, crawl.id);
  await putItem(table, { ...key, state: statePointer, sources: sourcesPointer, expiresAtSeconds });
}

/** Only one execution at a time writes the state of a crawl. */
export async function updateCrawlState(table: Table, crawl: CrawlKey, state: CrawlState, now: Date): Promise<void> {
  const key = keys.crawlState(crawl.organizationId, crawl.id);
  const expiresAtSeconds = frontierExpiry(now);
  const pointer = await storeExpiringBlob(table, crawlStateSchema.parse(state), expiresAtSeconds);
  await updateItem(table, key, { set: { state: pointer, expiresAtSeconds } });
}

/** Slices of a crawl's frontier, which several workers read at the same time. docs/decisions/0089-slices-of-a-frontier-are-read-side-by-side.md */
import * as z from 'zod';
import type { FrontierRefusal } from '../domain/crawling/frontier.ts';
import { type FrontierUrl, frontierUrlSchema } from './crawl-frontier.ts';
import { blobPointerSchema, readBlob, storeExpiringBlob } from './engine/blobs.ts';
import { getItem, getItems, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { putItem, updateItem } from './engine/writes.ts';
import { type CrawlKey, frontierExpiry } from './seen-urls.ts';

const metUrlSchema = z.object({
  key: z.string(),
  url: z.string(),
  depth: z.number(),
  foundOn: z.string().nullable(),
});
const leftOutSchema = metUrlSchema.extend({
  foundOn: z.string().nullable().default(null),
  reason: z.custom<FrontierRefusal>((value) => typeof value === 'string'),
});

const sliceResultSchema = z.object({
  pagesRead: z.number(),
  startPageFailed: z.boolean(),
  /** URLs that the crawl had not met when the slice was handed out. */
  found: z.array(metUrlSchema),
  /** URLs of the site that the crawl does not read. */
  leftOut: z.array(leftOutSchema),
  /** Page keys that redirects led to. */
  redirectedKeys: z.array(z.string()),
  /** URLs with a query that are pages. */
  queryPages: z.array(z.string()),
  /** URLs that gave no page, by reason. */
  skipped: z.record(z.string(), z.number()),
  /** The URLs that need no new request, by their order in the frontier. */
  done: z.array(z.string()),
});
/** Findings of a worker in its slice, as the crawl adds them to its state. */
export type SliceResult = z.infer<typeof sliceResultSchema>;

const sliceNumber = (sk: unknown): number => Number(String(sk).split('#').at(-1));

/** Hands out slices under the numbers from `first` on. Written again, they are the same. */
export async function putSlices(
  table: Table,
  crawl: CrawlKey,
  first: number,
  slices: readonly (readonly FrontierUrl[])[],
  now: Date,
): Promise<void> {
  const expiresAtSeconds = frontierExpiry(now);
  await Promise.all(
    slices.map(async (urls, at) => {
      const pointer = await storeExpiringBlob(table, urls, expiresAtSeconds);
      const key = keys.crawlSlice(crawl.organizationId, crawl.id, first + at);
      await putItem(table, { ...key, urls: pointer, expiresAtSeconds });
    }),
  );
}

/** A slice with its result; null for a worker that is still to read it. */
export async function getSlice(
  table: Table,
  crawl: CrawlKey,
  slice: number,
): Promise<{ urls: FrontierUrl[]; result: SliceResult | null } | null> {
  const item = await getItem(table, keys.crawlSlice(crawl.organizationId, crawl.id, slice));
  if (!item) return null;
  const [urls, result] = await Promise.all([
    readBlob(table, blobPointerSchema.parse(item['urls'])),
    item['result'] === undefined ? null : readBlob(table, blobPointerSchema.parse(item['result'])),
  ]);
  return {
    urls: z.array(frontierUrlSchema).parse(urls),
    result: result === null ? null : sliceResultSchema.parse(result),
  };
}

/** The results of slices by number; those that no worker has finished are missing. */
export async function getSliceResults(
  table: Table,
  crawl: CrawlKey,
  slices: readonly number[],
): Promise<Map<number, SliceResult>> {
  const items = await getItems(
    table,
    slices.map((slice) => keys.crawlSlice(crawl.organizationId, crawl.id, slice)),
  );
  const done = items.filter((item) => item['result'] !== undefined);
  return new Map(
    await Promise.all(
      done.map(async (item): Promise<[number, SliceResult]> => {
        const result = await readBlob(table, blobPointerSchema.parse(item['result']));
        return [sliceNumber(item['sk']), sliceResultSchema.parse(result)];
      }),
    ),
  );
}

/** Stores the result of a slice, once: of a task that ran twice at the same time the first one counts. */
export async function putSliceResult(
  table: Table,
  crawl: CrawlKey,
  slice: number,
  result: SliceResult,
  now: Date,
): Promise<void> {
  const pointer = await storeExpiringBlob(table, result, frontierExpiry(now));
  await updateItem(table, keys.crawlSlice(crawl.organizationId, crawl.id, slice), { set: { result: pointer } }, [
    { attribute: 'result', is: 'missing' },
  ]);
}

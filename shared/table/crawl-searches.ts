import * as z from 'zod';
import type { SearchReading } from '../domain/search-console/site-searches.ts';
import { blobPointerSchema, readBlob, storeExpiringBlob } from './engine/blobs.ts';
import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { putItem } from './engine/writes.ts';
import { type CrawlKey, frontierExpiry } from './seen-urls.ts';

const windowSchema = z.object({ startDate: z.string(), endDate: z.string() });

const searchReadingSchema: z.ZodType<SearchReading> = z.object({
  status: z.enum(['available', 'not_connected', 'unavailable']),
  searches: z
    .object({
      window: windowSchema,
      falls: z.array(
        z.object({
          key: z.string(),
          now: z.number(),
          before: z.number(),
          isYear: z.boolean(),
          comparedWith: windowSchema,
        }),
      ),
      rivals: z.array(
        z.object({ query: z.string(), pages: z.array(z.object({ key: z.string(), clicks: z.number() })) }),
      ),
      unclicked: z.array(
        z.object({
          query: z.string(),
          key: z.string(),
          clicks: z.number(),
          impressions: z.number(),
          position: z.number(),
          expected: z.number(),
        }),
      ),
      shown: z.object({ window: windowSchema, keys: z.array(z.string()) }).nullable(),
    })
    .nullable(),
});

/** Written before the site is audited. Writing it again replaces it. */
export async function putCrawlSearches(
  table: Table,
  crawl: CrawlKey,
  reading: SearchReading,
  now: Date,
): Promise<void> {
  const expiresAtSeconds = frontierExpiry(now);
  const pointer = await storeExpiringBlob(table, reading, expiresAtSeconds);
  await putItem(table, { ...keys.crawlSearches(crawl.organizationId, crawl.id), searches: pointer, expiresAtSeconds });
}

/** `unavailable` of a crawl that did not read them. */
export async function getCrawlSearches(table: Table, crawl: CrawlKey): Promise<SearchReading> {
  const item = await getItem(table, keys.crawlSearches(crawl.organizationId, crawl.id));
  if (!item) return { status: 'unavailable', searches: null };
  return searchReadingSchema.parse(await readBlob(table, blobPointerSchema.parse(item['searches'])));
}

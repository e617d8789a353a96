import * as z from 'zod';
import { blobPointerSchema, readBlob, storeExpiringBlob } from './engine/blobs.ts';
import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { putItem } from './engine/writes.ts';
import { type CrawlKey, frontierExpiry } from './seen-urls.ts';

const crawlFilesSchema = z.object({
  /** URLs of the site in the sitemaps; null where none could be read. */
  sitemapUrls: z.array(z.string()).nullable(),
  /** All sitemaps were read, in full. */
  isWhole: z.boolean(),
  llmsTxtStatus: z.number().nullable(),
  /** The versions in other languages that sitemaps name, by URL. */
  sitemapAlternates: z
    .array(z.object({ url: z.string(), alternates: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly() }))
    .default([]),
});
type CrawlFiles = z.infer<typeof crawlFilesSchema>;

/** Written by the discovery of a crawl, and read when the site is audited at its end. Writing it again changes nothing. */
export async function putCrawlFiles(table: Table, crawl: CrawlKey, files: CrawlFiles, now: Date): Promise<void> {
  const expiresAtSeconds = frontierExpiry(now);
  const pointer = await storeExpiringBlob(table, files, expiresAtSeconds);
  await putItem(table, { ...keys.crawlFiles(crawl.organizationId, crawl.id), files: pointer, expiresAtSeconds });
}

/** Null of a crawl that an earlier release began. */
export async function getCrawlFiles(table: Table, crawl: CrawlKey): Promise<CrawlFiles | null> {
  const item = await getItem(table, keys.crawlFiles(crawl.organizationId, crawl.id));
  return item ? crawlFilesSchema.parse(await readBlob(table, blobPointerSchema.parse(item['files']))) : null;
}

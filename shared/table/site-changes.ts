/** Differences of a site's crawls from the crawl before. Kept for 90 days. */
import * as z from 'zod';
import { changeKinds, type SiteChange } from '../domain/site-changes/site-change.ts';
import { blobPointerSchema, packInline, readBlob } from './engine/blobs.ts';
import { getItems, queryItems, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { putItem } from './engine/writes.ts';
import type { SiteKey } from './site-audits.ts';

const KEPT_SECONDS = 90 * 86_400;
const changeExpiry = (now: Date): number => Math.floor(now.getTime() / 1000) + KEPT_SECONDS;

/** Changes of a part. With addresses as long as they may be they have 310 KB, so a part fits an item however little they compress. */
export const PART_CHANGES = 50;
/** As many as a list shows at once. */
export const LISTED_CHANGES_MAX = 500;

const crawlChangesSchema = z.object({
  crawlId: z.number(),
  /** When they were there to be read. */
  at: z.string(),
  parts: z.number(),
});
type CrawlChanges = z.infer<typeof crawlChangesSchema>;

/** Makes the parts of a crawl part of the list, once. */
export const siteChangesWrite = ({ organizationId, siteId }: SiteKey, changes: CrawlChanges, now: Date): Write => ({
  put: {
    ...keys.siteChanges(organizationId, siteId, changes.crawlId),
    ...changes,
    expiresAtSeconds: changeExpiry(now),
  },
});

const siteChangeSchema: z.ZodType<SiteChange> = z.object({
  kind: z.enum(changeKinds),
  url: z.string(),
  pageId: z.number().nullable(),
  before: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  after: z.union([z.string(), z.number(), z.boolean()]).nullable(),
});

export async function putChangesPart(
  table: Table,
  { organizationId, siteId }: SiteKey,
  { crawlId, part }: { crawlId: number; part: number },
  changes: readonly SiteChange[],
  now: Date,
): Promise<void> {
  const key = keys.changesPart(organizationId, siteId, crawlId, part);
  await putItem(table, { ...key, changes: await packInline(changes), expiresAtSeconds: changeExpiry(now) });
}

/** The crawls with changes of a site, oldest first: at most some hundred short items. */
export async function listCrawlsWithChanges(
  table: Table,
  { organizationId, siteId }: SiteKey,
): Promise<CrawlChanges[]> {
  const { pk } = keys.siteChanges(organizationId, siteId, 0);
  const items = await queryItems(table, { pk, prefix: prefixes.siteChanges });
  return items.map((item) => crawlChangesSchema.parse(item));
}

/** Some parts, in their order. */
export async function getChangesParts(
  table: Table,
  { organizationId, siteId }: SiteKey,
  parts: readonly { crawlId: number; part: number }[],
): Promise<SiteChange[][]> {
  const partKeys = parts.map(({ crawlId, part }) => keys.changesPart(organizationId, siteId, crawlId, part));
  const items = await getItems(table, partKeys);
  const bySortKey = new Map(items.map((item) => [String(item['sk']), item]));
  return Promise.all(
    partKeys.map(async ({ sk }) => {
      const item = bySortKey.get(sk);
      return item
        ? z.array(siteChangeSchema).parse(await readBlob(table, blobPointerSchema.parse(item['changes'])))
        : [];
    }),
  );
}

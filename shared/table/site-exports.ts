/** The pages that an export goes through: those that the site had when it began, so that none is lost or repeated while the site changes. */
import * as z from 'zod';
import { blobPointerSchema, readBlob, storeExpiringBlob } from './engine/blobs.ts';
import { getItem, queryItems, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import { putItem } from './engine/writes.ts';

interface SiteKey {
  organizationId: number;
  siteId: number;
}

/** An export that was begun can be read for a day. */
const KEPT_SECONDS = 86_400;

/** The ids of the live pages of a site, rising. One request for ten thousand pages. */
export async function listPageIds(table: Table, { organizationId, siteId }: SiteKey): Promise<number[]> {
  const { pk } = keys.pagePath(organizationId, siteId, '');
  const items = await queryItems(table, { pk, prefix: prefixes.pagePath, attributes: ['pageId'] });
  return [...new Set(items.map((item) => z.number().parse(item['pageId'])))].toSorted((a, b) => a - b);
}

const rowSchema = z.object({ ids: blobPointerSchema, expiresAtSeconds: z.number() });

/** Keeps the pages of an export that has more than one part. Ids rise, so their differences are what is stored. */
export async function keepExport(
  table: Table,
  { organizationId, siteId }: SiteKey,
  { exportId, ids, now }: { exportId: string; ids: readonly number[]; now: Date },
): Promise<void> {
  const expiresAtSeconds = Math.floor(now.getTime() / 1000) + KEPT_SECONDS;
  const steps = ids.map((id, at) => id - (ids[at - 1] ?? 0));
  const pointer = await storeExpiringBlob(table, steps, expiresAtSeconds);
  await putItem(table, { ...keys.siteExport(organizationId, siteId, exportId), ids: pointer, expiresAtSeconds });
}

/** Null for an export that is over, or is none of this site. */
export async function readExport(
  table: Table,
  { organizationId, siteId }: SiteKey,
  { exportId, now }: { exportId: string; now: Date },
): Promise<number[] | null> {
  const item = await getItem(table, keys.siteExport(organizationId, siteId, exportId));
  const row = rowSchema.safeParse(item).data;
  if (!row || row.expiresAtSeconds * 1000 <= now.getTime()) return null;
  let id = 0;
  return z
    .array(z.number())
    .parse(await readBlob(table, row.ids))
    .map((step) => {
      id += step;
      return id;
    });
}

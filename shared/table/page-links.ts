import * as z from 'zod';
import { blobPointerSchema, readBlob, releaseBlob, storeBlob } from './blobs.ts';
import { getItem, type Table } from './client.ts';
import { keys } from './keys.ts';
import type { Write } from './transaction.ts';

const pageLinkSchema = z.object({
  id: z.number(),
  href: z.string(),
  /** What the crawl follows; the API shows `href`. */
  url: z.string(),
  anchorText: z.string().nullable(),
  context: z.string().nullable(),
  location: z.string(),
  position: z.number(),
});
export type PageLink = z.infer<typeof pageLinkSchema>;

/** The links of the page's latest crawl, as one compressed value: they are always read and replaced together. */
export async function pageLinksWrites(
  table: Table,
  organizationId: number,
  pageId: number,
  links: readonly PageLink[],
  now: Date,
): Promise<{ writes: Write[]; releaseReplaced: () => Promise<void> }> {
  const key = keys.pageLinks(organizationId, pageId);
  const [replaced, stored] = await Promise.all([getItem(table, key), storeBlob(table, links, now)]);
  return {
    writes: [{ put: { ...key, links: stored.pointer } }, ...stored.claims],
    releaseReplaced: () => releaseBlob(table, replaced ? blobPointerSchema.parse(replaced['links']) : null, now),
  };
}

export async function getPageLinks(table: Table, organizationId: number, pageId: number): Promise<PageLink[]> {
  const item = await getItem(table, keys.pageLinks(organizationId, pageId));
  if (!item) return [];
  return z.array(pageLinkSchema).parse(await readBlob(table, blobPointerSchema.parse(item['links'])));
}

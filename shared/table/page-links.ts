import * as z from 'zod';
import {
  blobPointerSchema,
  blobRows,
  PART_BYTES_MAX,
  readBlob,
  readBlobs,
  releaseBlob,
  storeBlobWithRow,
} from './engine/blobs.ts';
import { getItem, getItems, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import type { Row } from './engine/writes.ts';

const pageLinkSchema = z.object({
  id: z.number(),
  href: z.string(),
  /** The address that the crawl follows; the API shows `href`. */
  url: z.string(),
  anchorText: z.string().nullable(),
  context: z.string().nullable(),
  location: z.string(),
  position: z.number(),
  /** The page asked crawlers not to follow it: the next crawl obeys that too when the page has not changed. */
  nofollow: z.boolean().default(false),
  /** Of links that were read before it was kept there is none. */
  rel: z.string().exactOptional(),
});
export type PageLink = Omit<z.infer<typeof pageLinkSchema>, 'nofollow'>;
type FollowableLink = z.infer<typeof pageLinkSchema>;

/** Who reads the row reads the links: a part would cost a call that others wait for, and units. */
const INLINE_BYTES_MAX = PART_BYTES_MAX;

/**
 * The links of the page's latest crawl, as one compressed value: they are always read and replaced together. Without
 * `mayReplace` the page is known to have none, which spares the read.
 */
export async function pageLinksWrites(
  table: Table,
  organizationId: number,
  pageId: number,
  links: readonly PageLink[],
  now: Date,
  { mayReplace = true } = {},
): Promise<{ writes: Write[]; releaseReplaced: () => Promise<void> }> {
  const key = keys.pageLinks(organizationId, pageId);
  const [replaced, stored] = await Promise.all([
    mayReplace ? getItem(table, key) : null,
    storeBlobWithRow(table, links, now, INLINE_BYTES_MAX),
  ]);
  return {
    writes: [{ put: { ...key, links: stored.pointer } }, ...stored.claims],
    releaseReplaced: () => releaseBlob(table, replaced ? blobPointerSchema.parse(replaced['links']) : null, now),
  };
}

/** The rows of the links of a page that is not there yet, as `newPageSnapshotRows`. */
export async function newPageLinksRows(
  organizationId: number,
  pageId: number,
  crawlId: number,
  links: readonly PageLink[],
): Promise<Row[] | null> {
  const derivedId = `${organizationId}-${pageId}-${crawlId}-links`;
  const stored = await blobRows(links, { derivedId, inlineBytesMax: INLINE_BYTES_MAX });
  return stored && [...stored.puts, { ...keys.pageLinks(organizationId, pageId), links: stored.pointer }];
}

export async function getPageLinks(table: Table, organizationId: number, pageId: number): Promise<FollowableLink[]> {
  const item = await getItem(table, keys.pageLinks(organizationId, pageId));
  if (!item) return [];
  return z.array(pageLinkSchema).parse(await readBlob(table, blobPointerSchema.parse(item['links'])));
}

/** The links of pages by their ids, in one request for a hundred pages, and one for a hundred values that are not in their rows. */
export async function getLinksOfPages(
  table: Table,
  organizationId: number,
  pageIds: readonly number[],
): Promise<Map<number, FollowableLink[]>> {
  const idByKey = new Map(pageIds.map((id) => [keys.pageLinks(organizationId, id).pk, id]));
  const items = await getItems(
    table,
    pageIds.map((id) => keys.pageLinks(organizationId, id)),
  );
  const values = await readBlobs(
    table,
    items.map((item) => blobPointerSchema.parse(item['links'])),
  );
  return new Map(
    items.map((item, at) => [idByKey.get(String(item['pk'])) ?? 0, z.array(pageLinkSchema).parse(values[at])]),
  );
}

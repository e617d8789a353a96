import * as z from 'zod';
import { type BlobPointer, blobPointerSchema, readBlob, storeBlob } from './blobs.ts';
import { getItem, type Item, queryItems, type Table } from './client.ts';
import type { Changes, Conditions } from './expressions.ts';
import { keys, prefixes } from './keys.ts';
import type { Page } from './pages.ts';
import { type Page as PageRequest, queryPage } from './pagination.ts';
import type { Write } from './transaction.ts';
import { updateItem } from './writes.ts';

/** `source` is an open set (spec, Content version). */
export type ContentVersionSource = 'manual_edit' | 'crawl' | 'outline' | 'action';

const contentVersionSchema = z.object({
  id: z.number(),
  pageId: z.number(),
  source: z.string(),
  wordCount: z.number().nullable(),
  createdAt: z.string(),
  /** Rises strictly with every edit that collapses into the version, so that it tells one body of a version from the next. */
  updatedAt: z.string(),
  /** Only of a version that an edit collapsed into: when that edit was certainly committed; null until its writer says so. */
  settledAt: z.string().nullish(),
});
export type ContentVersion = z.infer<typeof contentVersionSchema>;

const contentBodySchema = z.object({
  /** Byte for byte what was posted, or derived from the posted document. */
  markdown: z.string(),
  /** The structured document with its block ids, as posted; null where it is derived from the Markdown. */
  document: z.unknown(),
  /** Ids of the blocks of the derived document, in document order. */
  blockIds: z.array(z.string()),
});
export type ContentBody = z.infer<typeof contentBodySchema>;

export interface ContentVersionWithBody extends ContentVersion {
  body: ContentBody;
  bodyPointer: BlobPointer;
}

/**
 * The writes that store a version's row; its body is stored before, and claimed with it. `conditions` are of the row's put,
 * which is named `contentVersion`.
 */
export async function contentVersionWrites(
  table: Table,
  organizationId: number,
  version: ContentVersion,
  body: ContentBody,
  now: Date,
  conditions?: Conditions,
): Promise<{ writes: Write[]; pointer: BlobPointer }> {
  const stored = await storeBlob(table, body, now);
  const key = keys.contentVersion(organizationId, version.pageId, version.id);
  const row: Write = {
    name: 'contentVersion',
    put: { ...key, ...version, body: stored.pointer },
    ...(conditions ? { if: conditions } : {}),
  };
  return { writes: [row, ...stored.claims], pointer: stored.pointer };
}

/**
 * What a change of the body does to the page's row. To be written on the condition that `contentRevision` is the one of
 * `page`, so that of two writers who read the same page one has to read it again.
 */
export const contentVersionPageChanges = (
  page: Pick<Page, 'contentRevision'>,
  change: { versionId: number; now: Date; isNew: boolean },
): Changes => ({
  set: {
    latestContentVersionId: change.versionId,
    contentRevision: page.contentRevision + 1,
    updatedAt: change.now.toISOString(),
  },
  ...(change.isNew ? { add: { contentVersionCount: 1 } } : {}),
});

/** Records that the edit which collapsed into the version is committed; nothing happens when a later one collapsed too. */
export async function settleContentVersion(
  table: Table,
  organizationId: number,
  version: ContentVersion,
  settledAt: Date,
): Promise<void> {
  const key = keys.contentVersion(organizationId, version.pageId, version.id);
  await updateItem(table, key, { set: { settledAt: settledAt.toISOString() } }, [
    { attribute: 'updatedAt', is: '=', value: version.updatedAt },
  ]);
}

async function withBody(table: Table, item: Item): Promise<ContentVersionWithBody> {
  const bodyPointer = blobPointerSchema.parse(item['body']);
  const body = contentBodySchema.parse(await readBlob(table, bodyPointer));
  return { ...contentVersionSchema.parse(item), body, bodyPointer };
}

export async function getContentVersion(
  table: Table,
  organizationId: number,
  pageId: number,
  versionId: number,
): Promise<ContentVersionWithBody | null> {
  const item = await getItem(table, keys.contentVersion(organizationId, pageId, versionId));
  return item ? withBody(table, item) : null;
}

/** The newest version: ids of one page's versions rise. */
export async function getLatestContentVersion(
  table: Table,
  organizationId: number,
  pageId: number,
): Promise<ContentVersionWithBody | null> {
  const { pk } = keys.page(organizationId, pageId);
  const [item] = await queryItems(table, { pk, prefix: prefixes.contentVersion, newestFirst: true, limit: 1 });
  return item ? withBody(table, item) : null;
}

/** Newest first, without bodies. */
export async function listContentVersions(
  table: Table,
  organizationId: number,
  pageId: number,
  page: PageRequest,
): Promise<ContentVersion[]> {
  const { pk } = keys.page(organizationId, pageId);
  const attributes = Object.keys(contentVersionSchema.shape);
  const items = await queryPage(table, { pk, prefix: prefixes.contentVersion, newestFirst: true, attributes }, page);
  return items.map((item) => contentVersionSchema.parse(item));
}

import * as z from 'zod';
import type { BlockIds } from '../domain/markdown/block-id-list.ts';
import type { WebhookEvent } from '../domain/webhooks/event-data.ts';
import { type BlobPointer, blobPointerSchema, readBlob, readBlobs, storeBlobWithRow } from './engine/blobs.ts';
import { getItem, getItems, type Item, queryItems, type Table } from './engine/client.ts';
import type { Changes, Conditions } from './engine/expressions.ts';
import { keys, prefixes } from './engine/keys.ts';
import { type Page as PageRequest, queryPage } from './engine/pagination.ts';
import type { Write } from './engine/transaction.ts';
import type { Row } from './engine/writes.ts';
import type { Page } from './pages.ts';

const contentVersionSchema = z.object({
  id: z.number(),
  pageId: z.number(),
  source: z.string(),
  wordCount: z.number().nullable(),
  createdAt: z.string(),
  /** Rises strictly with every edit that collapses into the version, so it distinguishes the successive bodies of a version. */
  updatedAt: z.string(),
});
export type ContentVersion = z.infer<typeof contentVersionSchema>;

const contentBodySchema = z.object({
  /** Byte for byte what was posted, or derived from the posted document. */
  markdown: z.string(),
  /** The structured document with its block ids, as posted; null where it is derived from the Markdown. */
  document: z.unknown().optional(),
  /** Ids of the blocks of the derived document, in document order; absent in a body that a crawl stored as the page's first, or as another text. */
  blockIds: z.union([z.array(z.string()), z.object({ prefix: z.string() })]).optional(),
});

/** A body with the ids of its blocks. */
export interface ContentBody extends Omit<z.infer<typeof contentBodySchema>, 'blockIds'> {
  blockIds: BlockIds;
}

/**
 * The block ids of a crawled body without former blocks consist of the version and the position: no client can have named one before,
 * and computing them needs no parse during the crawl (a third of the crawl's work).
 */
const crawledBlockIds = (versionId: number): BlockIds => ({ prefix: `v${versionId}-` });

export interface ContentVersionWithBody extends ContentVersion {
  body: ContentBody;
  bodyPointer: BlobPointer;
}

/**
 * The writes that store a version's row; its body is stored before, and claimed with it. The row's put, `contentVersion`,
 * fails unless the row is still `replaced`; null for a version that is not there yet.
 */
export async function contentVersionWrites(
  table: Table,
  organizationId: number,
  version: ContentVersion,
  body: ContentBody,
  now: Date,
  replaced: ContentVersion | null,
): Promise<{ writes: Write[]; pointer: BlobPointer }> {
  const stored = await storeBlobWithRow(table, body, now);
  const row = contentVersionRowWrite(organizationId, version, stored.pointer, [
    replaced ? { attribute: 'updatedAt', is: '=', value: replaced.updatedAt } : { attribute: 'pk', is: 'missing' },
  ]);
  return { writes: [row, ...stored.claims], pointer: stored.pointer };
}

/** The row of a version. A crawled one's body is that of the snapshot which the same crawl stores. */
export const contentVersionRow = (organizationId: number, version: ContentVersion, body: BlobPointer): Row => ({
  ...keys.contentVersion(organizationId, version.pageId, version.id),
  ...version,
  body,
});

function contentVersionRowWrite(
  organizationId: number,
  version: ContentVersion,
  body: BlobPointer,
  conditions?: Conditions,
): Write {
  return {
    name: 'contentVersion',
    put: contentVersionRow(organizationId, version, body),
    ...(conditions ? { if: conditions } : {}),
  };
}

/** A version whose body is the one of the snapshot that the same crawl stores: the value is stored once for both. */
export const crawledVersionWrite = (
  organizationId: number,
  version: ContentVersion,
  snapshotBody: BlobPointer,
): Write => contentVersionRowWrite(organizationId, version, snapshotBody);

/**
 * Changes of the page's row by a new body. To be written on the condition that `contentRevision` is the one of
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

/** Writes of the transaction that stores a new version. */
export const versionCreated = (
  { id: page_id, siteId: site_id }: Pick<Page, 'id' | 'siteId'>,
  { id: content_version_id, source }: ContentVersion,
): WebhookEvent => ({ type: 'content.version_created', data: { content_version_id, page_id, site_id, source } });

async function readWithBody(table: Table, item: Item): Promise<ContentVersionWithBody> {
  const bodyPointer = blobPointerSchema.parse(item['body']);
  const version = contentVersionSchema.parse(item);
  const stored = contentBodySchema.parse(await readBlob(table, bodyPointer));
  const body = { ...stored, blockIds: stored.blockIds ?? crawledBlockIds(version.id) };
  return { ...version, body, bodyPointer };
}

export async function readContentVersion(
  table: Table,
  organizationId: number,
  pageId: number,
  versionId: number,
): Promise<ContentVersionWithBody | null> {
  const item = await getItem(table, keys.contentVersion(organizationId, pageId, versionId));
  return item ? readWithBody(table, item) : null;
}

/** The newest version: ids of one page's versions rise. */
export async function getLatestContentVersion(
  table: Table,
  organizationId: number,
  pageId: number,
): Promise<ContentVersionWithBody | null> {
  const { pk } = keys.page(organizationId, pageId);
  const [item] = await queryItems(table, { pk, prefix: prefixes.contentVersion, newestFirst: true, limit: 1 });
  return item ? readWithBody(table, item) : null;
}

/** A version with the place of its body. */
export interface StoredVersion extends ContentVersion {
  bodyPointer: BlobPointer;
}

/** The current versions of pages, by page: one request for a hundred of them. */
export async function getStoredVersions(
  table: Table,
  organizationId: number,
  pages: readonly Pick<Page, 'id' | 'latestContentVersionId'>[],
): Promise<Map<number, StoredVersion>> {
  const versionKeys = pages.flatMap(({ id, latestContentVersionId: versionId }) =>
    versionId === null ? [] : [keys.contentVersion(organizationId, id, versionId)],
  );
  const items = await getItems(table, versionKeys);
  const versions = items.map((item) => ({
    ...contentVersionSchema.parse(item),
    bodyPointer: blobPointerSchema.parse(item['body']),
  }));
  return new Map(versions.map((version) => [version.pageId, version]));
}

/** The Markdown of the versions of these pages, by page. */
export async function readMarkdown(
  table: Table,
  versions: ReadonlyMap<number, StoredVersion>,
  pageIds: readonly number[],
): Promise<Map<number, string>> {
  const read = pageIds.flatMap((id) => versions.get(id) ?? []);
  const bodies = await readBlobs(
    table,
    read.map(({ bodyPointer }) => bodyPointer),
  );
  return new Map(read.map(({ pageId }, at) => [pageId, contentBodySchema.parse(bodies[at]).markdown]));
}

/** Newest first, without bodies. */
export async function readContentVersions(
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

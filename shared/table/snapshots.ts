import * as z from 'zod';
import type { PageSignals } from '../domain/extraction/signals/page-signals.ts';
import type { BlockIds } from '../domain/markdown/block-id-list.ts';
import { isPageKind } from '../domain/pages/page-kind/page-kinds.ts';
import type { BrokenBlock, CapturedStructuredData } from '../domain/structured-data/broken-blocks.ts';
import { type BlobPointer, blobPointerSchema, blobRows, readBlob, storeBlobBeforeRows } from './engine/blobs.ts';
import { getItem, type Item, queryItems, type Table } from './engine/client.ts';
import type { Changes } from './engine/expressions.ts';
import { keys, prefixes } from './engine/keys.ts';
import { type Page as PageRequest, queryPage } from './engine/pagination.ts';
import type { Write } from './engine/transaction.ts';
import type { Row } from './engine/writes.ts';
import { type LeanSnapshot, leanSnapshotSchema } from './lean-rows.ts';
import type { Page } from './pages.ts';

const snapshotSchema = leanSnapshotSchema.extend({
  pageId: z.number(),
  crawlId: z.number(),
  url: z.string().nullable(),
  path: z.string().nullable(),
  status: z.string().nullable(),
  updatedAt: z.string(),
  /** A browser ran the page's scripts before it was read. */
  rendered: z.boolean().default(false),
});
export type Snapshot = z.infer<typeof snapshotSchema>;
type NewSnapshot = z.input<typeof snapshotSchema>;

const brokenBlockSchema: z.ZodType<BrokenBlock> = z.object({
  block: z.number(),
  error: z.string(),
  line: z.number().nullable(),
  column: z.number().nullable(),
  text: z.string(),
});

const snapshotBodySchema = z.object({
  markdown: z.string(),
  /** Captured structured data: one JSON-LD object, or `{"@graph": […]}` of several; null when none could be read. */
  schema: z.unknown(),
  /** The JSON-LD blocks that could not be read. */
  brokenBlocks: z.array(brokenBlockSchema).readonly().optional(),
  /**
   * Signals of the HTML beside the body; none of a snapshot of an older release, or in a form that this one does not
   * know.
   */
  signals: z.custom<PageSignals>(isStoredSignals).nullable().optional().catch(null),
});
export type SnapshotBody = Omit<z.infer<typeof snapshotBodySchema>, keyof CapturedStructuredData> &
  CapturedStructuredData;
/** With the ids of the blocks that the content version of the same crawl has kept; that version reads them. */
type NewSnapshotBody = z.input<typeof snapshotBodySchema> & { blockIds?: BlockIds };

async function readBody(table: Table, item: Item): Promise<SnapshotBody> {
  const body = snapshotBodySchema.parse(await readBlob(table, blobPointerSchema.parse(item['body'])));
  const { schema = null, brokenBlocks = [] } = body;
  return { ...body, schema, brokenBlocks };
}

/** We wrote it ourselves; the outline is checked, so that a value of another release is not taken for one. */
function isStoredSignals(value: unknown): boolean {
  const outline = z.looseObject({ kind: z.looseObject({ kind: z.custom(isPageKind) }), authors: z.array(z.unknown()) });
  return outline.safeParse(value).success;
}

/** Also returns where the body will be: a content version that the same transaction adds may point there too. */
export async function snapshotWrites(
  table: Table,
  organizationId: number,
  snapshot: NewSnapshot,
  body: NewSnapshotBody,
  now: Date,
): Promise<{ writes: Write[]; body: BlobPointer }> {
  const derivedId = formatBodyId(organizationId, snapshot);
  const { pointer, claims } = await storeBlobBeforeRows(table, body, { derivedId, now });
  const writes = [...snapshotItems(organizationId, snapshot, pointer).map((put): Write => ({ put })), ...claims];
  return { writes, body: pointer };
}

/** A crawl reads a page once: what it stores of it has one name. */
const formatBodyId = (organizationId: number, { pageId, crawlId }: NewSnapshot): string =>
  `${organizationId}-${pageId}-${crawlId}`;

const snapshotItems = (organizationId: number, snapshot: NewSnapshot, body: BlobPointer): Row[] => [
  { ...keys.snapshot(organizationId, snapshot.pageId, snapshot.id), ...snapshot, body },
  { ...keys.snapshotPointer(organizationId, snapshot.id), pageId: snapshot.pageId },
];

/** The rows of a snapshot of a page that is not there yet: no request finds them before the page's row. Null for a body of several parts. */
export async function newPageSnapshotRows(
  organizationId: number,
  snapshot: Snapshot,
  body: NewSnapshotBody,
): Promise<{ puts: Row[]; body: BlobPointer } | null> {
  const stored = await blobRows(body, { derivedId: formatBodyId(organizationId, snapshot) });
  if (stored === null) return null;
  return { puts: [...stored.puts, ...snapshotItems(organizationId, snapshot, stored.pointer)], body: stored.pointer };
}

/** A new snapshot's changes of the page's row, in the transaction that stores it. */
export const snapshotPageChanges = (snapshot: LeanSnapshot): Changes => ({
  set: {
    latestSnapshot: leanSnapshotSchema.parse(snapshot),
    title: snapshot.title,
    wordCount: snapshot.wordCount,
    statusCode: snapshot.statusCode,
    unreadSnapshot: null,
  },
  add: { snapshotCount: 1 },
});

/** The same of one that holds something else than the page: the snapshot that was read before stays the page's. */
export const unreadSnapshotPageChanges = (snapshot: LeanSnapshot): Changes => ({
  set: { unreadSnapshot: leanSnapshotSchema.parse(snapshot) },
  add: { snapshotCount: 1 },
});

export async function readSnapshot(
  table: Table,
  organizationId: number,
  pageId: number,
  snapshotId: number,
): Promise<{ snapshot: Snapshot; body: SnapshotBody } | null> {
  const item = await getItem(table, keys.snapshot(organizationId, pageId, snapshotId));
  if (!item) return null;
  return { snapshot: snapshotSchema.parse(item), body: await readBody(table, item) };
}

/** The page of a snapshot that is named by its id alone. */
export async function findSnapshotPage(
  table: Table,
  organizationId: number,
  snapshotId: number,
): Promise<number | null> {
  const pointer = await getItem(table, keys.snapshotPointer(organizationId, snapshotId));
  return pointer ? z.number().parse(pointer['pageId']) : null;
}

interface SnapshotWithBody {
  snapshot: Snapshot;
  body: SnapshotBody;
}

/** The newest row, which can be read beside the page's; `snapshotOfPage` says whether it is the page's. */
export async function getNewestSnapshot(
  table: Table,
  organizationId: number,
  pageId: number,
): Promise<SnapshotWithBody | null> {
  const { pk } = keys.page(organizationId, pageId);
  const [item] = await queryItems(table, { pk, prefix: prefixes.snapshot, newestFirst: true, limit: 1 });
  if (!item) return null;
  return { snapshot: snapshotSchema.parse(item), body: await readBody(table, item) };
}

/** The snapshot that the page's row names: another one than the newest when the latest crawl could not read the page. */
export function snapshotOfPage(
  table: Table,
  { organizationId, id, latestSnapshot }: Pick<Page, 'organizationId' | 'id' | 'latestSnapshot'>,
  newest: SnapshotWithBody | null = null,
): Promise<SnapshotWithBody | null> {
  if (latestSnapshot === null || latestSnapshot.id === newest?.snapshot.id) return Promise.resolve(newest);
  return readSnapshot(table, organizationId, id, latestSnapshot.id);
}

/** Newest first, lean. */
export async function readSnapshots(
  table: Table,
  organizationId: number,
  pageId: number,
  page: PageRequest,
): Promise<LeanSnapshot[]> {
  const { pk } = keys.page(organizationId, pageId);
  const attributes = Object.keys(leanSnapshotSchema.shape);
  const items = await queryPage(table, { pk, prefix: prefixes.snapshot, newestFirst: true, attributes }, page);
  return items.map((item) => leanSnapshotSchema.parse(item));
}

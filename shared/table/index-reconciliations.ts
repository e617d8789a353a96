/** How far the pages of a connected site were compared with the search engine's index, and when to go on. */
import * as z from 'zod';
import { queryItems, type Table } from './engine/client.ts';
import { dueWorkIndexKey, dueWorkPartitions, indexes, sitePagesPartition } from './engine/indexes.ts';
import { type Key, keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { deleteItem, updateItem } from './engine/writes.ts';

const reconciliationSchema = z.object({
  organizationId: z.number(),
  siteId: z.number(),
  /** The place in the site's list after which to go on; null at the beginning of a cycle. */
  cursor: z.string().nullable(),
  cycleStartedAt: z.string(),
  dueAt: z.string(),
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;

const reconciliationKey = ({ organizationId, siteId }: Pick<Reconciliation, 'organizationId' | 'siteId'>): Key =>
  keys.indexReconciliation(organizationId, siteId);

/** Begins with the site's first page, in the transaction that connects the site. */
export const beginReconciliationWrite = (site: { organizationId: number; id: number }, now: string): Write => ({
  put: {
    ...keys.indexReconciliation(site.organizationId, site.id),
    organizationId: site.organizationId,
    siteId: site.id,
    cursor: null,
    cycleStartedAt: now,
    workKind: 'index_reconciliation',
    workId: site.id,
    ...dueWorkIndexKey({ kind: 'reconciliation', id: site.id, dueAt: now }),
  },
});

const dueSchema = z.object({ organizationId: z.number(), workId: z.number(), dueAt: z.string() });
export type DueReconciliation = z.infer<typeof dueSchema>;

/** The sites that are due, those first that have waited longest. */
export async function listDueReconciliations(table: Table, until: Date, limit: number): Promise<DueReconciliation[]> {
  const partitions = await Promise.all(
    dueWorkPartitions('reconciliation').map((pk) =>
      queryItems(table, { pk, index: indexes.dueWork, range: { to: until.toISOString() }, limit }),
    ),
  );
  return partitions
    .flat()
    .map((item) => dueSchema.parse(item))
    .sort((a, b) => a.dueAt.localeCompare(b.dueAt))
    .slice(0, limit);
}

/** Takes the next beat of a site; null when another worker took it, or the site is no longer connected. */
export async function takeBeat(table: Table, due: DueReconciliation, nextAt: Date): Promise<Reconciliation | null> {
  const key = keys.indexReconciliation(due.organizationId, due.workId);
  const result = await updateItem(table, key, { set: { dueAt: nextAt.toISOString() } }, [
    { attribute: 'dueAt', is: '=', value: due.dueAt },
  ]);
  return result.ok ? reconciliationSchema.parse(result.item) : null;
}

/** Stores the progress of a beat. Does nothing when the site was connected again since. */
export async function advanceReconciliation(
  table: Table,
  beat: Reconciliation,
  next: Pick<Reconciliation, 'cursor' | 'cycleStartedAt' | 'dueAt'>,
): Promise<void> {
  await updateItem(table, reconciliationKey(beat), { set: next }, [{ attribute: 'dueAt', is: '=', value: beat.dueAt }]);
}

/** The site is not connected any more. */
export async function endReconciliation(table: Table, beat: Reconciliation): Promise<void> {
  await deleteItem(table, reconciliationKey(beat), [{ attribute: 'dueAt', is: '=', value: beat.dueAt }]);
}

export interface PlacedPage {
  pageId: number;
  /** Its place in the site's list. */
  place: string;
}

/** The next pages of the site's list after a place. */
export async function pagesAfter(
  table: Table,
  { organizationId, siteId, cursor }: Reconciliation,
  limit: number,
): Promise<PlacedPage[]> {
  const items = await queryItems(table, {
    pk: sitePagesPartition(organizationId, siteId),
    index: indexes.listedPages,
    // The place itself is in the range, and done.
    ...(cursor === null ? {} : { range: { from: cursor } }),
    limit: limit + 1,
  });
  return items
    .map((item) => ({ pageId: z.number().parse(item['id']), place: String(item[indexes.listedPages.range]) }))
    .filter(({ place }) => place !== cursor)
    .slice(0, limit);
}

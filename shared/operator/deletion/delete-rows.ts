/** One page of the scan: what belongs to the subject goes, what a row points at before the row. */
import { getItems, queryItems, type Table } from '../../table/engine/client.ts';
import { type Key, keys } from '../../table/engine/keys.ts';
import { findRowKind } from '../../table/engine/row-kinds.ts';
import { type Row, updateItem, writeItems } from '../../table/engine/writes.ts';
import { listBelongings } from './belongings.ts';
import { markDeleted } from './fence.ts';
import { type Belongs, type DeletionSubject, isRoot, numberIn } from './subject.ts';

export type Counts = Record<string, number>;

interface PassOptions {
  subject: DeletionSubject;
  belongs: Belongs;
  /** The rows of deleted pages stay until all else is gone: they say whose the rest is, and lists learn of the end by them. */
  keepPages: boolean;
  /** Counts, and deletes nothing. */
  dryRun: boolean;
  now: () => Date;
}

export const addCounts = (a: Counts, b: Counts): Counts => {
  const sums = { ...a };
  for (const [kind, count] of Object.entries(b)) sums[kind] = (sums[kind] ?? 0) + count;
  return sums;
};

/** By kind of row. */
export function countKeys(deleted: readonly Key[]): Counts {
  const counts: Counts = {};
  for (const key of deleted) {
    const kind = findRowKind(key) ?? 'unknown';
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

const ROWS_AT_ONCE = 500;

/** Returns how many rows were deleted, by kind. */
export async function deleteRows(table: Table, rows: readonly Row[], options: PassOptions): Promise<Counts> {
  const doomed = new Map<string, Row>();
  for (const row of rows) {
    if (options.subject.subjectKind === 'page') await forgetCitations(table, row, options);
    if (!(await options.belongs(row))) continue;
    doomed.set(keyName(row), row);
    if (!isRoot(findRowKind(row))) continue;
    // Its children may be on a later page of the scan, where nothing would say whose they are.
    const partition = (await queryItems(table, { pk: row.pk })).map((item) => ({ ...item, ...toKey(item) }));
    for (const child of await leaveOutRead(partition, options)) doomed.set(keyName(child), child);
  }
  let counts: Counts = {};
  const all = [...doomed.values()].sort((a, b) => rank(a) - rank(b));
  for (let at = 0; at < all.length; at += ROWS_AT_ONCE) {
    counts = addCounts(counts, await deleteGroup(table, all.slice(at, at + ROWS_AT_ONCE), options));
  }
  return counts;
}

/** Without those that a scan that only counts reads by itself: each is counted once. */
async function leaveOutRead(rows: readonly Row[], { dryRun, belongs }: PassOptions): Promise<readonly Row[]> {
  if (!dryRun) return rows;
  const isRead = await Promise.all(rows.map(belongs));
  return rows.filter((_, at) => !isRead[at]);
}

/** Whose a row is. */
const ownerAttributes = ['pk', 'sk', 'organizationId', 'siteId', 'pageId', 'crawlId'];

const keyName = ({ pk, sk }: Key): string => `${pk}\n${sk}`;
const toKey = (item: Record<string, unknown>): Key => ({ pk: String(item['pk']), sk: String(item['sk']) });
/** A root goes after its children, so that a deletion that is cut off finds them again. */
const rank = (row: Row): number => Number(isRoot(findRowKind(row)));

async function deleteGroup(table: Table, rows: readonly Row[], options: PassOptions): Promise<Counts> {
  const isKept = (row: Row): boolean => options.keepPages && findRowKind(row) === 'page';
  const own = rows.filter((row) => !isKept(row)).map(toKey);
  const listed = new Set(own.map(keyName));
  const elsewhere = rows.flatMap(listBelongings).filter((key) => !listed.has(keyName(key)));
  const found = (await getItems(table, elsewhere, ownerAttributes)).map((item) => ({ ...item, ...toKey(item) }));
  const present = (await leaveOutRead(found, options)).map(toKey);
  if (!options.dryRun) {
    for (const page of rows.filter(isKept)) await markPage(table, page, options.now());
    await writeItems(table, { deletes: present });
    await writeItems(table, { deletes: own });
  }
  return countKeys([...present, ...own]);
}

/** One that the index of the site did not show yet. */
async function markPage(table: Table, row: Row, now: Date): Promise<void> {
  const [organizationId, id] = [numberIn(row, 'organizationId'), numberIn(row, 'id')];
  if (organizationId === null || id === null) return;
  await markDeleted(table, { organizationId, id }, now.toISOString());
}

/** A fact rests on several pages, and outlives one of them without what it quotes of it. */
async function forgetCitations(table: Table, row: Row, { subject, dryRun }: PassOptions): Promise<void> {
  const site = keys.fact(subject.ofOrganization, subject.ofSite ?? 0, '').pk;
  const citations: unknown = row['citations'];
  if (dryRun || row.pk !== site || findRowKind(row) !== 'fact' || !Array.isArray(citations)) return;
  const others = citations.filter((citation) => citation?.pageId !== subject.ofPage);
  const gone = citations.length - others.length;
  if (gone === 0) return;
  const active = others.filter((citation) => citation?.status === 'active').length;
  await updateItem(
    table,
    toKey(row),
    { set: { citations: others, activeCitationCount: active }, add: { citationCount: -gone, revision: 1 } },
    [{ attribute: 'revision', is: '=', value: row['revision'] }],
  );
}

import * as z from 'zod';
import type { Batch, ExportedRow, ExportRequest } from './exporter.ts';

/** Of things with UUIDs, all of which were read: those behind the one that the part before ended with, by id. */
export function batchByUuid<T extends { readonly id: string }>(
  things: readonly T[],
  { from, limit }: ExportRequest,
  rowOf: (thing: T) => ExportedRow['row'],
): Batch | null {
  if (from !== null && !z.uuid().safeParse(from).success) return null;
  const behind = things.filter(({ id }) => from === null || id > from).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const rows = behind.slice(0, limit).map((thing) => ({ row: rowOf(thing), next: thing.id }));
  return { rows, end: behind.length > limit ? (rows.at(-1)?.next ?? null) : null };
}

import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from './client.ts';
import type { Key } from './keys.ts';
import { keySchema, type ScanPlaces, SEGMENT_END } from './scan-places.ts';
import type { Row } from './writes.ts';

interface ScannedPage<Place> {
  rows: Row[];
  /** Where to go on; null after the last page. */
  next: Place | null;
}

/**
 * All rows of the table, a megabyte at a time, strongly consistent, from where an earlier scan stopped. For commands of the
 * operator alone: its cost grows with the table, and the functions have no right to it.
 */
export async function* scanTable(table: Table, from: Key | null): AsyncGenerator<ScannedPage<Key>> {
  let start = from;
  do {
    const page = await readScannedPage(table, start, {});
    start = page.next;
    yield page;
  } while (start);
}

async function readScannedPage(
  table: Table,
  start: Key | null,
  segment: { Segment: number; TotalSegments: number } | Record<string, never>,
): Promise<ScannedPage<Key>> {
  const output = await table.documents.send(
    new ScanCommand({
      TableName: table.name,
      ConsistentRead: true,
      ...segment,
      ...(start ? { ExclusiveStartKey: start } : {}),
    }),
  );
  const next = output.LastEvaluatedKey ? keySchema.parse(output.LastEvaluatedKey) : null;
  return { rows: (output.Items ?? []).map((item) => ({ ...item, ...keySchema.parse(item) })), next };
}

const SEGMENTS = 8;

/** All rows as `scanTable` has them, in no order: the segments of the table are read at the same time. */
export async function* scanInSegments(
  table: Table,
  from: ScanPlaces | null = null,
): AsyncGenerator<ScannedPage<ScanPlaces>> {
  const places: ScanPlaces = [...(from ?? Array.from({ length: SEGMENTS }, () => null))];
  const reads = new Map<number, Promise<ScannedPage<Key> & { segment: number }>>();
  const read = (segment: number, start: Key | null): void => {
    const page = readScannedPage(table, start, { Segment: segment, TotalSegments: places.length });
    const found = page.then((one) => ({ ...one, segment }));
    // It fails where it is awaited, unless the scan is left before.
    found.catch(() => undefined);
    reads.set(segment, found);
  };
  for (const [segment, place] of places.entries()) if (place !== SEGMENT_END) read(segment, place);
  while (reads.size > 0) {
    const { segment, rows, next } = await Promise.race(reads.values());
    places[segment] = next ?? SEGMENT_END;
    if (next) read(segment, next);
    else reads.delete(segment);
    yield { rows, next: reads.size === 0 ? null : [...places] };
  }
}

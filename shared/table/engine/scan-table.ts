import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Table } from './client.ts';
import type { Key } from './keys.ts';
import type { Row } from './writes.ts';

interface ScannedPage {
  rows: Row[];
  /** Where to go on; null after the last page. */
  next: Key | null;
}

const keySchema = z.object({ pk: z.string(), sk: z.string() });

/**
 * All rows of the table, a megabyte at a time, strongly consistent, from where an earlier scan stopped. For commands of the
 * operator alone: its cost grows with the table, and the functions have no right to it.
 */
export async function* scanTable(
  table: Table,
  from: Key | null,
  segment: { Segment: number; TotalSegments: number } | Record<string, never> = {},
): AsyncGenerator<ScannedPage> {
  let start = from;
  do {
    const output = await table.documents.send(
      new ScanCommand({
        TableName: table.name,
        ConsistentRead: true,
        ...segment,
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    );
    start = output.LastEvaluatedKey ? keySchema.parse(output.LastEvaluatedKey) : null;
    yield { rows: (output.Items ?? []).map((item) => ({ ...item, ...keySchema.parse(item) })), next: start };
  } while (start);
}

const SEGMENTS = 8;

/**
 * All rows of the table in no order, by requests of several segments at the same time.
 * @param onRows - called for one part after the other; `false` ends the scan
 */
export async function scanInSegments(
  table: Table,
  onRows: (rows: Row[]) => Promise<boolean | undefined>,
): Promise<void> {
  let turn = Promise.resolve();
  let ended = false;
  const readSegment = async (Segment: number): Promise<void> => {
    for await (const { rows } of scanTable(table, null, { Segment, TotalSegments: SEGMENTS })) {
      const own = turn.then(async () => {
        if (!ended && (await onRows(rows)) === false) ended = true;
      });
      turn = own.catch(() => {});
      await own;
      if (ended) return;
    }
  };
  await Promise.all(Array.from({ length: SEGMENTS }, (_, segment) => readSegment(segment)));
}

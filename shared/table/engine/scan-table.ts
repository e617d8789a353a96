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
export async function* scanTable(table: Table, from: Key | null): AsyncGenerator<ScannedPage> {
  let start = from;
  do {
    const output = await table.documents.send(
      new ScanCommand({
        TableName: table.name,
        ConsistentRead: true,
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    );
    start = output.LastEvaluatedKey ? keySchema.parse(output.LastEvaluatedKey) : null;
    yield { rows: (output.Items ?? []).map((item) => ({ ...item, ...keySchema.parse(item) })), next: start };
  } while (start);
}

import type { Table } from '../../shared/table/engine/client.ts';
import { scanTable } from '../../shared/table/engine/scan-table.ts';
import type { Row } from '../../shared/table/engine/writes.ts';

/** Every row of the table as it is stored, by key; without those that `isLeftOut`. */
export async function readTable(table: Table, isLeftOut: (row: Row) => boolean = () => false): Promise<Row[]> {
  const all: Row[] = [];
  for await (const { rows } of scanTable(table, null)) all.push(...rows.filter((row) => !isLeftOut(row)));
  return all.sort((a, b) => a.pk.localeCompare(b.pk) || a.sk.localeCompare(b.sk));
}

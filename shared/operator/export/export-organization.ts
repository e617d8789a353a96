import type { Table } from '../../table/engine/client.ts';
import type { RowKind } from '../../table/engine/row-kinds.ts';
import { scanInSegments } from '../../table/engine/scan-table.ts';
import { readOrganizationId } from '../deletion/subject.ts';
import { exportedRow } from './exported-row.ts';

/**
 * Passes each exported row of an organization on, one after the other, as the file of its kind gets it. A megabyte of each
 * segment of the table and one row with its values are in memory at a time. Not one moment: rows that change while it runs are exported as
 * they were when they were read.
 */
export async function exportOrganization(
  table: Table,
  organizationId: number,
  write: (kind: RowKind, line: string) => Promise<void>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await scanInSegments(table, async (rows) => {
    for (const row of rows) {
      const exported = readOrganizationId(row) === organizationId ? await exportedRow(table, row) : null;
      if (exported === null) continue;
      await write(exported.kind, `${JSON.stringify(exported.line)}\n`);
      counts[exported.kind] = (counts[exported.kind] ?? 0) + 1;
    }
    return true;
  });
  return counts;
}

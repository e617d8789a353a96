import type { DeletedSubject } from '../../table/deletions.ts';
import type { Table } from '../../table/engine/client.ts';
import type { RowKind } from '../../table/engine/row-kinds.ts';
import { scanInSegments } from '../../table/engine/scan-table.ts';
import type { Row } from '../../table/engine/writes.ts';
import { type Belongs, belongsTo } from '../deletion/subject.ts';
import { listPartitions, readPartition } from '../deletion/walk-subject.ts';
import { exportedRow } from './exported-row.ts';

interface ExportOptions {
  write: (kind: RowKind, line: string) => Promise<void>;
  /** Reads the whole table behind the walk, for rows that no key leads to: jobs of an early release. */
  scans: boolean;
  /** Counts the rows that were read. */
  onRows?: (count: number) => void;
}

/**
 * Passes each exported row of an organization, a site or a page on, one after the other, as the file of its kind gets it: first by the keys
 * that lead to it, whose cost is that of the subject. A megabyte of rows, of the scan one of each segment, and one row with its values are in
 * memory at a time. Not one moment: rows that change while it runs are exported as they were when they were read.
 * @returns how many rows of each kind were exported
 */
export async function exportSubject(
  table: Table,
  subject: DeletedSubject,
  { write, scans, onRows }: ExportOptions,
): Promise<Record<string, number>> {
  const belongs: Belongs = belongsTo(table, { ...subject, unfinished: [] });
  const counts: Record<string, number> = {};
  const exportRows = async (rows: readonly Row[]): Promise<void> => {
    for (const row of rows) {
      const exported = (await belongs(row)) ? await exportedRow(table, row) : null;
      if (exported === null) continue;
      await write(exported.kind, `${JSON.stringify(exported.line)}\n`);
      counts[exported.kind] = (counts[exported.kind] ?? 0) + 1;
    }
    onRows?.(rows.length);
  };
  const walked = new Set<string>();
  for await (const pk of listPartitions(table, subject)) {
    if (walked.has(pk)) continue;
    walked.add(pk);
    for await (const rows of readPartition(table, pk)) await exportRows(rows);
  }
  if (scans) {
    for await (const { rows } of scanInSegments(table)) await exportRows(rows.filter(({ pk }) => !walked.has(pk)));
  }
  return counts;
}

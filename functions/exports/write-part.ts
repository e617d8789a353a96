import { csvLine } from './csv-line.ts';
import type { Batch } from './exporter.ts';

/** Below the 6 MB that Lambda returns, with room for the headers. */
export const PART_BYTES_MAX = 4_000_000;

interface PartOptions {
  columns: readonly string[];
  isCsv: boolean;
  /** A header row: on the first part of a CSV. */
  withHeader: boolean;
  limit: number;
}

/** The text of a part, and the position from which the next one goes on; null at the end. A part has one row at least, however long that is. */
export function writePart(
  { rows, end }: Batch,
  { columns, isCsv, withHeader, limit }: PartOptions,
): { text: string; next: string | null } {
  const lines = isCsv && withHeader ? [csvLine(columns)] : [];
  let bytes = 0;
  let next = end;
  for (const [at, { row }] of rows.entries()) {
    const line = isCsv ? csvLine(columns.map((column) => row[column])) : `${JSON.stringify(row)}\n`;
    bytes += Buffer.byteLength(line);
    if (at > 0 && (at === limit || bytes > PART_BYTES_MAX)) {
      next = rows[at - 1]?.next ?? null;
      break;
    }
    lines.push(line);
  }
  return { text: lines.join(''), next };
}

import * as z from 'zod';
import { keepExport, listPageIds, readExport } from '../../shared/table/site-exports.ts';
import type { Batch, ExportedRow, ExportRequest, ExportServices } from './exporter.ts';

/** Where a batch begins among the pages: at a page, behind so many of its rows. */
export interface Place {
  page: number;
  row: number;
}

/** Rows of some pages, each with the place behind it. */
interface RowsOfPages {
  rows: readonly { row: ExportedRow['row']; next: Place }[];
  /** The place behind all that was read. */
  end: Place;
}

const positionSchema = z
  .string()
  .regex(/^[0-9a-f-]{36}\.\d{1,9}\.\d{1,9}$/)
  .transform((text) => {
    const [exportId = '', page, row] = text.split('.');
    return { exportId, page: Number(page), row: Number(row) };
  });

/**
 * Goes through the pages that the site had when the export began, by id. An export of one part stores nothing. One that was begun
 * can be read for a day.
 * @param readRows reads from a place in the list of pages on.
 */
export async function batchOfPages(
  { table, now, newId }: ExportServices,
  { organizationId, siteId, from, pageIds }: ExportRequest,
  readRows: (pageIds: readonly number[], place: Place) => Promise<RowsOfPages>,
): Promise<Batch | null> {
  const site = { organizationId, siteId };
  const position = from === null ? null : positionSchema.safeParse(from).data;
  if (position === undefined) return null;
  const ids = position
    ? await readExport(table, site, { exportId: position.exportId, now: now() })
    : (pageIds ?? (await listPageIds(table, site)));
  if (ids === null) return null;
  const { rows, end } = await readRows(ids, position ?? { page: 0, row: 0 });
  const isLast = end.page >= ids.length;
  const exportId = position?.exportId ?? newId();
  const formatPosition = ({ page, row }: Place): string => `${exportId}.${page}.${row}`;
  return {
    rows: rows.map(({ row, next }) => ({ row, next: formatPosition(next) })),
    end: isLast ? null : formatPosition(end),
    ...(position ? {} : { keep: () => keepExport(table, site, { exportId, ids, now: now() }) }),
  };
}

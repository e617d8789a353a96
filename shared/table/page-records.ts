import * as z from 'zod';
import type { PageRecord } from '../domain/issues/page-record.ts';
import { blobPointerSchema, packInline, readBlob } from './engine/blobs.ts';
import { getItems, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import type { Row } from './engine/writes.ts';

/** A record is bounded by what it holds, so it is always part of its row. It is written with the page's row and its validators. */
export const pageRecordRow = async (organizationId: number, pageId: number, record: PageRecord): Promise<Row> => ({
  ...keys.pageRecord(organizationId, pageId),
  pageId,
  record: await packInline(record),
});

const outlineSchema = z.looseObject({ url: z.string(), titles: z.array(z.string()), images: z.array(z.string()) });

/** We wrote it ourselves; the outline is checked, so that a value of another release is not taken for one. */
const isRecord = (value: unknown): value is PageRecord => outlineSchema.safeParse(value).success;

/** Reads the records of pages, by their ids; pages that no crawl of this release has read have none. */
export async function getPageRecords(
  table: Table,
  organizationId: number,
  pageIds: readonly number[],
): Promise<Map<number, PageRecord>> {
  const items = await getItems(
    table,
    pageIds.map((id) => keys.pageRecord(organizationId, id)),
  );
  const read = await Promise.all(
    items.map(
      async (item): Promise<[number, unknown]> => [
        z.number().parse(item['pageId']),
        await readBlob(table, blobPointerSchema.parse(item['record'])),
      ],
    ),
  );
  return new Map(read.flatMap(([id, record]) => (isRecord(record) ? [[id, record]] : [])));
}

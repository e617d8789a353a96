/** Lists that the API returns in numbered pages, read from any item on. */
import { fitItems } from './answer-size.ts';

const PER_PAGE = 20;

interface Part<Row> {
  data: readonly Row[];
  meta: { total: number };
}

/** The rows from `offset` to the end of the page of the list that has it, at most 20. */
export async function readFrom<Row>(
  offset: number,
  read: (range: { page: number; limit: number }) => Promise<Part<Row>>,
): Promise<{ rows: readonly Row[]; total: number }> {
  const { data, meta } = await read({ page: Math.floor(offset / PER_PAGE) + 1, limit: PER_PAGE });
  return { rows: data.slice(offset % PER_PAGE), total: meta.total };
}

interface Shown<Item> {
  items: readonly Item[];
  total: number;
  next_offset: number | null;
}

/** An answer with as many of the rows as fit, and where the list goes on. */
export const fitRows = <Row, Output extends Record<string, unknown>>(
  { rows, total, offset }: { rows: readonly Row[]; total: number; offset: number },
  compose: (shown: Shown<Row>) => Output,
): Output =>
  fitItems(rows, (items) => {
    const end = offset + items.length;
    return compose({ items, total, next_offset: items.length > 0 && end < total ? end : null });
  });

/** The sentence that says how to read on. */
export const more = (nextOffset: number | null): string =>
  nextOffset === null ? '' : ` More: call again with offset ${nextOffset}.`;

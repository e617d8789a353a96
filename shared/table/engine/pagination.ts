import { type Item, type ItemsQuery, queryItems, type Table } from './client.ts';

export interface Page {
  page: number;
  limit: number;
}

/**
 * One page of a family of items, by offset. DynamoDB has no offset: the items before the page are read too (keys and all),
 * so page n costs n pages. Lists are short or read from their start; the totals come from counters, not from counting.
 */
export async function queryPage(
  table: Table,
  query: Omit<ItemsQuery, 'limit'>,
  { page, limit }: Page,
): Promise<Item[]> {
  const items = await queryItems(table, { ...query, limit: page * limit });
  return items.slice((page - 1) * limit);
}

/** The `meta` of a list response. */
export const pageMeta = (total: number, { page, limit }: Page): { total: number; page: number; per_page: number } => ({
  total,
  page,
  per_page: limit,
});

import type { Table } from './engine/client.ts';
import { findPathItems } from './path-items.ts';

/** The live page at a path key of the site. */
export async function findPageIdByPath(
  table: Table,
  organizationId: number,
  siteId: number,
  pathKey: string,
): Promise<number | null> {
  const [item] = await findPathItems(table, organizationId, [{ siteId, pathKey }], 'pages');
  return item?.pageId ?? null;
}

/** Page ids by path key, for the path keys that have a live page. */
export async function findPageIdsByPaths(
  table: Table,
  organizationId: number,
  siteId: number,
  pathKeys: readonly string[],
): Promise<Map<string, number>> {
  const places = pathKeys.map((pathKey) => ({ siteId, pathKey }));
  const items = await findPathItems(table, organizationId, places, 'pages');
  return new Map(
    pathKeys.flatMap((pathKey, at) => {
      const item = items[at];
      return item ? [[pathKey, item.pageId] as const] : [];
    }),
  );
}

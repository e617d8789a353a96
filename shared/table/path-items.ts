/** The items that make paths unique on a site: which page is at an address. */
import * as z from 'zod';
import { pagePathKey, toFolderKey } from '../domain/urls/page-url.ts';
import { getItems, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { transact } from './engine/transaction.ts';

export interface PagePlace {
  siteId: number;
  /** The path of `pageKey`. */
  pathKey: string;
}

const pathItemSchema = z.object({
  pageId: z.number(),
  /** As the page spells it. Items that were written before it was kept have none. */
  path: z.string().nullish(),
  /** Path keys of default documents that the site showed to be this page (docs/decisions/0041). */
  alsoAt: z.array(z.string()).optional(),
});
export type PathItem = z.infer<typeof pathItemSchema>;

/**
 * Who is at the places, in their order; null where no live page is. All places are read at once. `pages` finds a page at its
 * own path alone, `addresses` also at those that the site showed to be the same.
 */
export async function findPathItems(
  table: Table,
  organizationId: number,
  places: readonly PagePlace[],
  by: 'pages' | 'addresses',
): Promise<(PathItem | null)[]> {
  const pathItemKey = (siteId: number, pathKey: string) => keys.pagePath(organizationId, siteId, pathKey);
  const keyName = ({ pk, sk }: { pk: string; sk: string }): string => `${pk}\n${sk}`;
  const wanted = places.flatMap(({ siteId, pathKey }) =>
    [pathKey, toFolderKey(pathKey)].flatMap((key) => (key === null ? [] : [pathItemKey(siteId, key)])),
  );
  const items = await getItems(table, [...new Map(wanted.map((key) => [keyName(key), key])).values()]);
  const byName = new Map(
    items.map((item) => [keyName({ pk: String(item['pk']), sk: String(item['sk']) }), pathItemSchema.parse(item)]),
  );
  return places.map(({ siteId, pathKey }) => {
    const own = byName.get(keyName(pathItemKey(siteId, pathKey)));
    const folderKey = toFolderKey(pathKey);
    if (own || folderKey === null) return own ?? null;
    const folder = byName.get(keyName(pathItemKey(siteId, folderKey)));
    return folder && isAt(folder, pathKey, by) ? folder : null;
  });
}

/** An older release kept a default document under the key of its folder; such a page spells its path. */
const isAt = ({ path, alsoAt = [] }: PathItem, pathKey: string, by: 'pages' | 'addresses'): boolean =>
  (path != null && pagePathKey(path) === pathKey) || (by === 'addresses' && alsoAt.includes(pathKey));

/** A folder has a handful of default documents. */
const ADDRESSES_MAX = 10;

/** Keeps that the default document is the page of its folder. Nothing happens where the folder has no page. */
export async function noteSameAddress(
  table: Table,
  organizationId: number,
  siteId: number,
  { pathKey, folderKey }: { pathKey: string; folderKey: string },
): Promise<void> {
  const [item] = await findPathItems(table, organizationId, [{ siteId, pathKey: folderKey }], 'pages');
  if (!item || item.alsoAt?.includes(pathKey)) return;
  const write: Write = {
    update: keys.pagePath(organizationId, siteId, folderKey),
    changes: { set: { alsoAt: [...(item.alsoAt ?? []), pathKey].slice(-ADDRESSES_MAX) } },
    if: [{ attribute: 'pageId', is: '=', value: item.pageId }],
  };
  // A page that has left its path in the meantime has other addresses; the next crawl sees them.
  await transact(table, [write]);
}

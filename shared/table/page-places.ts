/** Finds pages by what a URL says: a host, and a path on one of the sites there. */
import * as z from 'zod';
import { pathKeysOf } from '../domain/pages/page-urls.ts';
import { pageKey } from '../domain/urls/page-url.ts';
import { getItems, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { getPages, type Page } from './pages.ts';

export interface PagePlace {
  siteId: number;
  /** The path of `pageKey`. */
  pathKey: string;
}

const placeItemSchema = z.object({
  pageId: z.number(),
  /** As the page spells it. Items that were written before it was kept have none. */
  path: z.string().nullish(),
});
type PlaceItem = z.infer<typeof placeItemSchema>;

/** Who is at the places, in their order; null where no live page is. All places are read at once. */
async function findPlaces(
  table: Table,
  organizationId: number,
  places: readonly PagePlace[],
): Promise<(PlaceItem | null)[]> {
  const keyOf = ({ siteId, pathKey }: PagePlace) => keys.pagePath(organizationId, siteId, pathKey);
  const nameOf = ({ pk, sk }: { pk: string; sk: string }): string => `${pk}\n${sk}`;
  const distinct = new Map(places.map(keyOf).map((key) => [nameOf(key), key]));
  const items = await getItems(table, [...distinct.values()]);
  const itemByName = new Map(
    items.map((item) => [nameOf({ pk: String(item['pk']), sk: String(item['sk']) }), placeItemSchema.parse(item)]),
  );
  return places.map((place) => itemByName.get(nameOf(keyOf(place))) ?? null);
}

/** Page ids in the order of the places; null where no live page is. */
export const findPageIdsByPlaces = async (
  table: Table,
  organizationId: number,
  places: readonly PagePlace[],
): Promise<(number | null)[]> => (await findPlaces(table, organizationId, places)).map((item) => item?.pageId ?? null);

export interface LinkTarget {
  pageId: number;
  path: string;
}

/**
 * The organization's pages that these URLs point at, by URL; a URL that points at none is left out. `siteByHost` is from
 * `siteIdByHost`; a link of a page to its own host is looked for on its own site, because an organization may have
 * registered a host twice.
 */
export async function findLinkTargets(
  table: Table,
  page: Pick<Page, 'organizationId' | 'siteId' | 'url'>,
  urls: readonly string[],
  siteByHost: ReadonlyMap<string, number>,
): Promise<Map<string, LinkTarget>> {
  const ownHost = page.url === null ? undefined : pageKey(page.url)?.host;
  const places = [...new Set(urls)].flatMap((url) => {
    const key = pageKey(url);
    const siteId = key === null ? undefined : key.host === ownHost ? page.siteId : siteByHost.get(key.host);
    return key === null || siteId === undefined ? [] : pathKeysOf(key).map((pathKey) => ({ url, siteId, pathKey }));
  });
  const found = await findPlaces(table, page.organizationId, places);
  const itemByUrl = new Map<string, PlaceItem>();
  for (const [at, { url }] of places.entries()) {
    const item = found[at];
    if (item && !itemByUrl.has(url)) itemByUrl.set(url, item);
  }
  const paths = await pathsOf(table, page.organizationId, [...itemByUrl.values()]);
  return new Map(
    [...itemByUrl].flatMap(([url, { pageId }]) => {
      const path = paths.get(pageId);
      return path == null ? [] : [[url, { pageId, path }] as const];
    }),
  );
}

/** How pages spell their paths. A further read only for items that do not say. */
async function pathsOf(
  table: Table,
  organizationId: number,
  items: readonly PlaceItem[],
): Promise<ReadonlyMap<number, string | null>> {
  const unsaid = [...new Set(items.filter(({ path }) => path == null).map(({ pageId }) => pageId))];
  const pages = await getPages(table, organizationId, unsaid);
  return new Map([
    ...items.flatMap(({ pageId, path }) => (path == null ? [] : [[pageId, path] as const])),
    ...pages.map(({ id, path }) => [id, path] as const),
  ]);
}

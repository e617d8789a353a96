/** Finds pages by what a URL says: a host, and a path on one of the sites there. */
import * as z from 'zod';
import { pathKeysOf } from '../domain/pages/page-urls.ts';
import { pageKey } from '../domain/urls/page-url.ts';
import { getItems, type Table } from './client.ts';
import { keys } from './keys.ts';
import { getPages, type Page } from './pages.ts';

export interface PagePlace {
  siteId: number;
  /** The path of `pageKey`. */
  pathKey: string;
}

/** Page ids in the order of the places; null where no live page is. All places are read at once. */
export async function findPageIdsByPlaces(
  table: Table,
  organizationId: number,
  places: readonly PagePlace[],
): Promise<(number | null)[]> {
  const keyOf = ({ siteId, pathKey }: PagePlace) => keys.pagePath(organizationId, siteId, pathKey);
  const nameOf = ({ pk, sk }: { pk: string; sk: string }): string => `${pk}\n${sk}`;
  const distinct = new Map(places.map(keyOf).map((key) => [nameOf(key), key]));
  const items = await getItems(table, [...distinct.values()]);
  const idByName = new Map(
    items.map((item) => [nameOf({ pk: String(item['pk']), sk: String(item['sk']) }), z.number().parse(item['pageId'])]),
  );
  return places.map((place) => idByName.get(nameOf(keyOf(place))) ?? null);
}

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
  const ids = await findPageIdsByPlaces(table, page.organizationId, places);
  const idByUrl = new Map<string, number>();
  for (const [at, { url }] of places.entries()) {
    const id = ids[at];
    if (id != null && !idByUrl.has(url)) idByUrl.set(url, id);
  }
  const pages = await getPages(table, page.organizationId, [...new Set(idByUrl.values())]);
  const pathById = new Map(pages.map(({ id, path }) => [id, path]));
  return new Map(
    [...idByUrl].flatMap(([url, pageId]) => {
      const path = pathById.get(pageId);
      return path == null ? [] : [[url, { pageId, path }] as const];
    }),
  );
}

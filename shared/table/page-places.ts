/** Finds pages by what a URL says: a host, and a path on one of the sites there. */
import { listPathKeys } from '../domain/pages/page-urls.ts';
import { pageKey } from '../domain/urls/page-url.ts';
import type { Table } from './engine/client.ts';
import { getPages, type Page } from './pages.ts';
import { findPathItems, type PagePlace, type PathItem } from './path-items.ts';

/** Page ids in the order of the places; null where no live page is. */
export const findPageIdsByPlaces = async (
  table: Table,
  organizationId: number,
  places: readonly PagePlace[],
): Promise<(number | null)[]> =>
  (await findPathItems(table, organizationId, places, 'addresses')).map((item) => item?.pageId ?? null);

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
    return key === null || siteId === undefined ? [] : listPathKeys(key).map((pathKey) => ({ url, siteId, pathKey }));
  });
  const found = await findPathItems(table, page.organizationId, places, 'addresses');
  const itemByUrl = new Map<string, PathItem>();
  for (const [at, { url }] of places.entries()) {
    const item = found[at];
    if (item && !itemByUrl.has(url)) itemByUrl.set(url, item);
  }
  const paths = await readPaths(table, page.organizationId, [...itemByUrl.values()]);
  return new Map(
    [...itemByUrl].flatMap(([url, { pageId }]) => {
      const path = paths.get(pageId);
      return path == null ? [] : [[url, { pageId, path }] as const];
    }),
  );
}

/** How pages spell their paths. A further read only for items that do not say. */
async function readPaths(
  table: Table,
  organizationId: number,
  items: readonly PathItem[],
): Promise<ReadonlyMap<number, string | null>> {
  const unsaid = [...new Set(items.filter(({ path }) => path == null).map(({ pageId }) => pageId))];
  const pages = await getPages(table, organizationId, unsaid);
  return new Map([
    ...items.flatMap(({ pageId, path }) => (path == null ? [] : [[pageId, path] as const])),
    ...pages.map(({ id, path }) => [id, path] as const),
  ]);
}

import { removeWww } from '../../../shared/domain/urls/domain.ts';
import { pageKey } from '../../../shared/domain/urls/page-url.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { findPageIdsByPlaces } from '../../../shared/table/page-places.ts';
import { type Site, siteIdByHost } from '../../../shared/table/sites.ts';

/** Hrefs that lead to pages of the organization's other sites: they count as internal links (spec, Checks). */
export async function hrefsResolvedElsewhere(table: Table, site: Site, hrefs: readonly string[]): Promise<Set<string>> {
  const hosts = await siteIdByHost(table, site.organizationId);
  hosts.delete(removeWww(site.domain));
  if (hosts.size === 0) return new Set();
  const byHost = Map.groupBy(new Set(hrefs), (href) => pageKey(href)?.host ?? '');
  const resolved = await Promise.all(
    [...hosts].map(async ([host, siteId]) => {
      const there = byHost.get(host) ?? [];
      const pathKeys = [...new Set(there.flatMap((href) => pageKey(href)?.path ?? []))];
      const places = pathKeys.map((pathKey) => ({ siteId, pathKey }));
      const ids = await findPageIdsByPlaces(table, site.organizationId, places);
      const found = new Set(pathKeys.filter((_, at) => ids[at] !== null));
      return there.filter((href) => found.has(pageKey(href)?.path ?? ''));
    }),
  );
  return new Set(resolved.flat());
}

import * as z from 'zod';
import { shownLinks } from '../../../shared/domain/pages/shown-links.ts';
import { pageKey } from '../../../shared/domain/urls/page-url.ts';
import { integerId } from '../../../shared/http/schemas.ts';
import { linkRow, pageLinkShape } from '../../../shared/resources/page-link.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { getLinksOfPages, type PageLink } from '../../../shared/table/page-links.ts';
import { findLinkTargets, type LinkTarget } from '../../../shared/table/page-places.ts';
import { getPages, type Page } from '../../../shared/table/pages.ts';
import { siteIdByHost } from '../../../shared/table/sites.ts';
import type { ExportedRow, Exporter, ExportRequest } from '../exporter.ts';
import { batchOfPages, type Place } from '../site-pages.ts';

const exportedLink = z
  .strictObject({ page_id: integerId(), page_url: z.string().nullable(), ...pageLinkShape })
  .meta({ id: 'ExportedLink' });

/** Their links are one compressed value each; together they are at most 25,000 rows. */
const PAGES_READ = 25;
/** Of pages without links a part ends here, so that it takes seconds. */
const PAGES_OF_A_PART_MAX = 1_000;

interface LinkedPage {
  /** Where it is in the list of pages. */
  at: number;
  page: Page;
  links: readonly PageLink[];
}

export const linksExporter: Exporter = {
  row: exportedLink,
  isOfPages: true,
  read: (services, request) =>
    batchOfPages(services, request, async (ids, place) => {
      const siteByHost = await siteIdByHost(services.table, request.organizationId);
      const rows: LinkRow[] = [];
      let from = place;
      const last = Math.min(ids.length, place.page + PAGES_OF_A_PART_MAX);
      while (from.page < last && rows.length < request.limit) {
        const limit = request.limit - rows.length;
        const read = await readLinks(services.table, { ...request, limit }, { ids, place: from, siteByHost });
        rows.push(...read.rows);
        from = read.end;
      }
      return { rows, end: from };
    }),
};

interface LinkRow {
  row: ExportedRow['row'];
  next: Place;
}

/** Links of the next 25 pages, as many as are left in the part. */
async function readLinks(
  table: Table,
  { organizationId, siteId, limit }: ExportRequest,
  { ids, place, siteByHost }: { ids: readonly number[]; place: Place; siteByHost: ReadonlyMap<string, number> },
): Promise<{ rows: LinkRow[]; end: Place }> {
  const read = ids.slice(place.page, place.page + PAGES_READ);
  const [pages, linksOf] = await Promise.all([
    getPages(table, organizationId, read),
    getLinksOfPages(table, organizationId, read),
  ]);
  const byId = new Map(pages.map((page) => [page.id, page]));
  const linked = read.flatMap((id, at): LinkedPage[] => {
    const page = byId.get(id);
    const skipped = at === 0 ? place.row : 0;
    if (page?.siteId !== siteId) return [];
    return [{ at: place.page + at, page, links: shownLinks(linksOf.get(id) ?? []).shown.slice(skipped) }];
  });
  const wanted = firstLinks(linked, limit);
  const targets = await readTargets(table, wanted, siteByHost);
  const rows = wanted.flatMap(({ at, page, links }) => {
    const skipped = at === place.page ? place.row : 0;
    return links.map((link, later) => ({
      row: { page_id: page.id, page_url: page.url, ...linkRow(link, targets.get(page)?.get(link.url)) },
      next: { page: at, row: skipped + later + 1 },
    }));
  });
  const last = rows.at(-1);
  const isAll = rows.length === linked.reduce((sum, { links }) => sum + links.length, 0);
  return { rows, end: isAll || !last ? { page: place.page + read.length, row: 0 } : last.next };
}

/** No target is looked up for a link that is not part of the answer. */
function firstLinks(linked: readonly LinkedPage[], limit: number): LinkedPage[] {
  let left = limit;
  return linked.flatMap((one) => {
    const links = one.links.slice(0, left);
    left -= links.length;
    return links.length > 0 ? [{ ...one, links }] : [];
  });
}

/** Of pages on one host the targets are read together. */
async function readTargets(
  table: Table,
  linked: readonly LinkedPage[],
  siteByHost: ReadonlyMap<string, number>,
): Promise<Map<Page, Map<string, LinkTarget>>> {
  const byHost = Map.groupBy(linked, ({ page }) => (page.url === null ? null : (pageKey(page.url)?.host ?? null)));
  const found = await Promise.all(
    [...byHost.values()].map(async (group) => {
      const urls = group.flatMap(({ links }) => links.map(({ url }) => url));
      const [first] = group;
      const targets = first
        ? await findLinkTargets(table, first.page, urls, siteByHost)
        : new Map<string, LinkTarget>();
      return group.map(({ page }) => [page, targets] as const);
    }),
  );
  return new Map(found.flat());
}

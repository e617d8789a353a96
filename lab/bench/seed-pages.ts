import type { Table } from '../../shared/table/engine/client.ts';
import { transact, type Write } from '../../shared/table/engine/transaction.ts';
import { writeItems } from '../../shared/table/engine/writes.ts';
import { linkCountsWrite, putCountsInPages } from '../../shared/table/link-counts.ts';
import { createPageWrites, newPage, type Page } from '../../shared/table/pages.ts';
import { createSiteWrites, newSite, updateSite } from '../../shared/table/sites.ts';

/** Far above the ids that the system gives in a measurement. */
const FIRST_ID = 1_000_000_000;
/** As many rows as are held at once: they are written in batches, some of them together. */
const PAGES_AT_ONCE = 2_500;

let seededSites = 0;

/**
 * A site with this many pages, with the rows that a crawl writes for lists: paths of some depth, keywords on two thirds, grades on a fifth.
 * `given` is what all of them have. Returns the ids of the site and of its first page; the others follow it.
 */
export async function seedSiteOfPages(
  table: Table,
  organizationId: number,
  count: number,
  given: Partial<Page> = {},
): Promise<{ siteId: number; domain: string; firstPageId: number }> {
  seededSites += 1;
  const siteId = FIRST_ID + seededSites;
  const firstPageId = FIRST_ID + seededSites * 1_000_000;
  const domain = `site-of-${count}-${seededSites}.example`;
  const createdAt = new Date().toISOString();
  const site = newSite({ id: siteId, organizationId, domain, createdAt });
  await transactOrFail(table, createSiteWrites(site, null));
  for (let at = 0; at < count; at += PAGES_AT_ONCE) {
    const pages = Array.from({ length: Math.min(PAGES_AT_ONCE, count - at) }, (_, offset) =>
      pageAt({ siteId, organizationId, domain, createdAt }, firstPageId, at + offset, count),
    ).map((page) => ({ ...page, ...given }));
    const puts = pages.flatMap(createPageWrites).flatMap((write) => ('put' in write ? [write.put] : []));
    await writeItems(table, { puts });
  }
  const counts = Array.from({ length: count }, (_, at) => ({
    pageId: firstPageId + at,
    incoming: at % 40,
    linkingPages: at % 20,
    outgoing: 30 + (at % 50),
    external: at % 5,
    // Of a hundred pages one has no way from the home page.
    clicks: at % 100 === 99 ? null : Math.ceil(Math.log10(at + 1)),
    isRead: true,
  }));
  await transactOrFail(table, [await linkCountsWrite({ organizationId, siteId }, [counts], { isComplete: true })]);
  await putCountsInPages(table, { organizationId, siteId }, new Map(), [counts]);
  await updateSite(table, organizationId, siteId, { set: { pageCount: count } });
  return { siteId, domain, firstPageId };
}

function pageAt(
  site: { siteId: number; organizationId: number; domain: string; createdAt: string },
  firstPageId: number,
  at: number,
  count: number,
) {
  const { siteId, organizationId, domain, createdAt } = site;
  const path = `/category-${at % 37}/product-${at}/`;
  return newPage({
    id: firstPageId + at,
    organizationId,
    siteId,
    url: `https://${domain}${path}`,
    path,
    createdAt,
    title: `Product ${at} of category ${at % 37}`,
    primaryKeyword: at % 3 === 0 ? null : `keyword ${(at * 7919) % count}`,
    isPriority: at % 250 === 0,
    opportunityScore: at % 4 === 0 ? null : (at * 31) % 1000,
    latestGrade: at % 5 === 0 ? 'B' : null,
  });
}

/** Writes items that cannot exist yet: a condition that fails is a fault of the measurement. */
export async function transactOrFail(table: Table, writes: readonly Write[]): Promise<void> {
  const result = await transact(table, writes);
  if (!result.ok) throw new Error(`a seeded item was there already: ${result.failed.join()}`);
}

import { absentPagesWrite } from '../../shared/table/absent-pages.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import type { Write } from '../../shared/table/engine/transaction.ts';
import { type Row, writeItems } from '../../shared/table/engine/writes.ts';
import { linkCountsWrite, putCountsInPages } from '../../shared/table/link-counts.ts';
import { createPageWrites, newPage, type Page } from '../../shared/table/pages.ts';
import { createSiteWrites, newSite, updateSite } from '../../shared/table/sites.ts';
import { transactOrFail } from './seed-pages.ts';

const ORGANIZATION = 7;
const FIRST_ID = 2_000_000_000;
const PAGES_AT_ONCE = 2_000;
const grades = ['A', 'B+', 'B', 'C', 'D', 'F'];

let sites = 0;

const listPuts = (writes: readonly Write[]): Row[] => writes.flatMap((write) => ('put' in write ? [write.put] : []));

/** A crawled and partly graded site of many pages, its rows put in batches. */
export async function seedListedSite(table: Table, count: number): Promise<{ organizationId: number; siteId: number }> {
  sites += 1;
  const siteId = FIRST_ID + sites;
  const organizationId = ORGANIZATION;
  const domain = `listed-${count}.example`;
  const createdAt = new Date().toISOString();
  // Without the organization, which counts its sites.
  await writeItems(table, {
    puts: listPuts(createSiteWrites(newSite({ id: siteId, organizationId, domain, createdAt }), null)),
  });
  for (let at = 0; at < count; at += PAGES_AT_ONCE) {
    const puts = Array.from({ length: Math.min(PAGES_AT_ONCE, count - at) }, (_, offset): Row[] => {
      const page = listedPageAt({ siteId, organizationId, domain }, FIRST_ID + sites * 2_000_000, at + offset);
      return listPuts(createPageWrites(page));
    });
    await writeItems(table, { puts: puts.flat() });
  }
  const site = { organizationId, siteId };
  const counts = Array.from({ length: count }, (_, at) => ({
    pageId: FIRST_ID + sites * 2_000_000 + at,
    incoming: at % 40,
    linkingPages: at % 20,
    outgoing: 30 + (at % 50),
    external: at % 5,
  }));
  await transactOrFail(table, [await linkCountsWrite(site, counts), await absentPagesWrite(site, new Map())]);
  await putCountsInPages(table, site, new Map(), counts);
  await updateSite(table, organizationId, siteId, { set: { pageCount: count } });
  return site;
}

function listedPageAt(
  site: { siteId: number; organizationId: number; domain: string },
  firstPageId: number,
  at: number,
): Page {
  const path = `/category-${at % 397}/product-${at}-in-the-usual-spelling/`;
  const time = (days: number): string => new Date(1_790_000_000_000 + days * 86_400_000 + at * 137).toISOString();
  const isGraded = at % 5 !== 0;
  return newPage({
    ...{ siteId: site.siteId, organizationId: site.organizationId, id: firstPageId + at, path },
    url: `https://${site.domain}${path}`,
    createdAt: time(0),
    updatedAt: time(at % 7),
    title: `Product ${at} of category ${at % 397}, with the words of a title | ${site.domain}`,
    primaryKeyword: at % 3 === 0 ? null : `keyword ${(at * 7919) % 100_003}`,
    isPriority: at % 250 === 0,
    opportunityScore: at % 4 === 0 ? null : (at * 31) % 1000,
    latestGrade: isGraded ? (grades[at % grades.length] ?? null) : null,
    latestScore: isGraded ? ((at * 17) % 1000) / 10 : null,
    openRecommendationCount: isGraded ? at % 8 : 0,
    draftCount: at % 50 === 0 ? 1 : 0,
  });
}

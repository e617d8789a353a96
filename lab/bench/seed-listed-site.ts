import { divideIntoParts, packPages } from '../../shared/domain/page-lists/packed-pages.ts';
import { pageOrder } from '../../shared/domain/pages/select-pages.ts';
import { absentPagesWrite } from '../../shared/table/absent-pages.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import type { Write } from '../../shared/table/engine/transaction.ts';
import { type Row, writeItems } from '../../shared/table/engine/writes.ts';
import { linkCountsWrite } from '../../shared/table/link-counts.ts';
import { basePart, putPageList, putPageListPart } from '../../shared/table/page-lists.ts';
import { createPageWrites, newPage, type Page } from '../../shared/table/pages.ts';
import { createSiteWrites, newSite } from '../../shared/table/sites.ts';
import { transactOrFail } from './seed-pages.ts';

const ORGANIZATION = 7;
const FIRST_ID = 2_000_000_000;
const PAGES_AT_ONCE = 2_000;
const grades = ['A', 'B+', 'B', 'C', 'D', 'F'];

let sites = 0;

const listPuts = (writes: readonly Write[]): Row[] => writes.flatMap((write) => ('put' in write ? [write.put] : []));

interface ListedSite {
  organizationId: number;
  siteId: number;
  domain: string;
  firstPageId: number;
}

/** A crawled and partly graded site of many pages: its rows, put in batches. It has no packed list. */
export async function seedListedSite(table: Table, count: number): Promise<ListedSite> {
  const { site, domain, firstPageId } = await seedSite(table, count);
  for (let at = 0; at < count; at += PAGES_AT_ONCE) {
    const pages = pagesFrom({ ...site, domain }, firstPageId, at, Math.min(PAGES_AT_ONCE, count - at));
    await writeItems(table, { puts: pages.flatMap((page) => listPuts(createPageWrites(page))) });
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
  await transactOrFail(table, [
    await linkCountsWrite(site, [counts], { isComplete: true }),
    await absentPagesWrite(site, new Map()),
  ]);
  return { ...site, domain, firstPageId };
}

/** The packed list of such a site without its rows, of which a list reads those that it shows. */
export async function packListedSite(table: Table, count: number): Promise<ListedSite> {
  const { site, domain, firstPageId } = await seedSite(table, count);
  const build = 'seeded';
  const pages = pagesFrom({ ...site, domain }, firstPageId, 0, count)
    .sort(pageOrder({ sort: 'path', direction: 'asc' }))
    .map((page) => ({ id: page.id, page }));
  const parts = divideIntoParts(pages);
  for (const [at, part] of parts.entries()) {
    const isPut = await putPageListPart(table, site, { part: basePart('a', at), build }, packPages(part));
    if (!isPut) throw new Error('a part is too large');
  }
  const base = { parts: parts.length, pages: count, isInOrder: true };
  const through = new Date().toISOString();
  await putPageList(table, site, { build, slot: 'a', base, runs: [], nextRun: 0, through }, null);
  return { ...site, domain, firstPageId };
}

/** Puts the rows of some of its pages, all over the site, which the list does not have as they are now. */
export async function changeListedPages(table: Table, site: ListedSite, count: number, changed: number): Promise<void> {
  const step = Math.floor(count / changed);
  const pages = Array.from({ length: changed }, (_, at) => ({
    ...listedPageAt(site, site.firstPageId, at * step),
    latestScore: (at * 7) % 100,
  }));
  await writeItems(table, { puts: pages.flatMap((page) => listPuts(createPageWrites(page))) });
}

async function seedSite(table: Table, count: number) {
  sites += 1;
  const site = { organizationId: ORGANIZATION, siteId: FIRST_ID + sites };
  const domain = `listed-${count}.example`;
  const row = newSite({ id: site.siteId, organizationId: ORGANIZATION, domain, createdAt: new Date().toISOString() });
  // Without the organization, which counts its sites.
  await writeItems(table, { puts: listPuts(createSiteWrites({ ...row, pageCount: count }, null)) });
  const firstPageId = FIRST_ID + sites * 2_000_000;
  return { site, domain, firstPageId };
}

const pagesFrom = (
  site: { siteId: number; organizationId: number; domain: string },
  firstPageId: number,
  from: number,
  count: number,
): Page[] => Array.from({ length: count }, (_, offset) => listedPageAt(site, firstPageId, from + offset));

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
    wordCount: (at * 37) % 3_000,
    statusCode: 200,
  });
}

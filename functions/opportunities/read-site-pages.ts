import type { Candidate } from '../../shared/domain/opportunities/candidate.ts';
import { GRADED_PAGES_MAX, KEYWORDS_MAX } from '../../shared/domain/opportunities/limits.ts';
import {
  foldVariants,
  pagesByKey,
  type ReportedUrl,
  selectCanonicalHost,
} from '../../shared/domain/search-console/page-rows.ts';
import { noPerformance, type Performance } from '../../shared/domain/search-console/performance.ts';
import { recentWindow } from '../../shared/domain/search-console/window.ts';
import { pagePathKey } from '../../shared/domain/urls/page-url.ts';
import type { SearchAnswer } from '../../shared/providers/search-console/site-search.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { getMetricsOfKeywords, siteMarket } from '../../shared/table/keyword-metrics.ts';
import type { ListedPage } from '../../shared/table/listed-pages.ts';
import { type GradedPage, getGradedPages } from '../../shared/table/pages.ts';
import type { Site } from '../../shared/table/sites.ts';
import { type Generation, readGeneration } from './read-generation.ts';
import type { OpportunityServices } from './services.ts';

/** A page of the site with what its opportunity is judged by. */
export interface SitePage extends Candidate {
  listed: ListedPage;
  isHomepage: boolean;
  /** Read of graded pages alone. */
  row: GradedPage | null;
}

export interface SitePages {
  site: Site;
  pages: SitePage[];
  search: SearchAnswer<{ totals: Performance; rows: ReportedUrl[] }>;
  /** Null while no keywords are generated. */
  generation: Generation | null;
}

/**
 * Everything about a site's pages but the recommendations. Of 10,000 pages only the list is read (from the catalogue, which
 * keeps it), the rows of the graded ones and the metrics of their keywords, each up to a limit: priority pages come first.
 */
export async function readSitePages(
  { table, catalogue, siteSearch }: OpportunityServices,
  site: Site,
  now: Date,
): Promise<SitePages> {
  const window = recentWindow(now);
  const list = catalogue.pagesOf(site.organizationId, site.id);
  const [listed, search, generation] = await Promise.all([
    list,
    siteSearch.read(site, async (property) => {
      const [totals, rows] = await Promise.all([property.totals(window), property.pages(window)]);
      return { totals, rows };
    }),
    readGeneration(table, site, now, () => list),
  ]);
  const pages = await readRows(table, site, listed, searchByPageId(site, listed, search.value?.rows));
  return { site, pages, search, generation };
}

/** Null without search-console data; a page that Search Console did not report was not shown. */
function searchByPageId(
  { domain }: Site,
  listed: readonly ListedPage[],
  rows: readonly ReportedUrl[] | undefined,
): ((pageId: number) => Performance) | null {
  if (!rows) return null;
  const pageByKey = pagesByKey(listed);
  const found = new Map<number, Performance>();
  for (const { key, ...performance } of foldVariants(selectCanonicalHost(rows, domain))) {
    const page = pageByKey.get(key);
    if (page) found.set(page.id, performance);
  }
  return (pageId) => found.get(pageId) ?? noPerformance;
}

async function readRows(
  table: Table,
  site: Site,
  listed: readonly ListedPage[],
  searchOf: ((pageId: number) => Performance) | null,
): Promise<SitePage[]> {
  const isGraded = (page: ListedPage): boolean => page.latestGrade !== null;
  const ordered = listed.toSorted(
    (a, b) => Number(isGraded(b)) - Number(isGraded(a)) || Number(b.isPriority) - Number(a.isPriority) || a.id - b.id,
  );
  const graded = ordered.filter(isGraded).slice(0, GRADED_PAGES_MAX);
  const keywords = ordered.flatMap(({ primaryKeyword }) => primaryKeyword ?? []).slice(0, KEYWORDS_MAX);
  const [rows, metrics] = await Promise.all([
    getGradedPages(
      table,
      site.organizationId,
      graded.map(({ id }) => id),
    ),
    getMetricsOfKeywords(table, siteMarket(site), keywords),
  ]);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return ordered.map((page) => {
    const row = rowById.get(page.id) ?? null;
    const known = page.primaryKeyword === null ? undefined : metrics.get(page.primaryKeyword);
    return {
      pageId: page.id,
      isPriority: page.isPriority,
      isHomepage: isHomepagePath(page.path),
      primaryKeyword: page.primaryKeyword,
      demand: known
        ? { volume: known.searchVolume, difficulty: known.keywordDifficulty, intent: known.searchIntent }
        : null,
      search: searchOf?.(page.id) ?? null,
      contentScore: row?.latestAnalysis?.overallScore ?? null,
      contentGrade: row?.latestAnalysis?.overallGrade ?? null,
      openRecommendationCount: page.openRecommendationCount,
      listed: page,
      row,
    };
  });
}

/** A path with a folder is none, and is not parsed: there are thousands. */
const isHomepagePath = (path: string | null): boolean =>
  path !== null && path.lastIndexOf('/') === 0 && pagePathKey(path) === '/';

import type { LinkCounts } from '../../shared/domain/issues/linked-pages.ts';
import type { PageAbsence, PagePresence } from '../../shared/domain/pages/page-presence.ts';
import { type PageFilters, type PageOrder, selectPages } from '../../shared/domain/pages/select-pages.ts';
import { gradeBands } from '../../shared/domain/rubric/grade-bands.ts';
import { measureSiteScore } from '../../shared/domain/scoring/site-score-history.ts';
import { getCountsOfPages, getLinkCounts } from '../../shared/table/link-counts.ts';
import { getListedPages, type ListedPage } from '../../shared/table/listed-pages.ts';
import type { Site } from '../../shared/table/sites.ts';
import type { PageServices } from './services.ts';

interface Selection {
  filters: PageFilters;
  order: PageOrder;
  presence: PagePresence | undefined;
  page: number;
  limit: number;
  /** Whether grades, and the mean of the scores, are asked for. */
  isGraded: boolean;
}

/** A part of the pages that pass some filters, in order. */
interface Selected {
  pages: ListedPage[];
  counts: ReadonlyMap<number, LinkCounts>;
  total: number;
  /** Of all that pass, how many have each grade: the best first, then those without one. */
  grades: { grade: string | null; pages: number }[];
  /** Of those that have one; with one decimal place. Of a large site this, and the grades, only when asked for. */
  meanScore: number | null;
}

/** From the packed list of a large site, or from all rows of another one. */
export async function selectListedPages(
  services: Pick<PageServices, 'table' | 'catalogue' | 'lists'>,
  site: Site,
  absent: ReadonlyMap<number, PageAbsence>,
  selection: Selection,
): Promise<Selected> {
  const { filters, order, presence, page, limit, isGraded } = selection;
  const isWanted =
    presence === undefined ? undefined : (id: number): boolean => (absent.get(id) ?? 'current') === presence;
  const [from, to] = [(page - 1) * limit, page * limit];
  const packed = await services.lists.select(site, { filters, order, isWanted, isGraded, from, to });
  if (packed === null) return selectFromRows(services, site, selection, isWanted);
  const { ids, total } = packed;
  const siteKey = { organizationId: site.organizationId, siteId: site.id };
  const [rows, counts] = await Promise.all([
    getListedPages(services.table, site.organizationId, ids),
    getCountsOfPages(services.table, siteKey, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const [none = 0, ...graded] = packed.grades;
  return {
    // A page that was deleted since has no row.
    pages: ids.flatMap((id) => byId.get(id) ?? []),
    counts,
    total,
    meanScore: packed.meanScore,
    grades: listGrades(
      gradeBands.map(({ grade }, at) => [grade, graded[at] ?? 0]),
      none,
    ),
  };
}

async function selectFromRows(
  { table, catalogue }: Pick<PageServices, 'table' | 'catalogue'>,
  site: Site,
  { filters, order, page, limit }: Selection,
  isWanted: (id: number) => boolean = () => true,
): Promise<Selected> {
  const [pages, counts] = await Promise.all([
    catalogue.pagesOf(site.organizationId, site.id),
    getLinkCounts(table, { organizationId: site.organizationId, siteId: site.id }),
  ]);
  const wanted = pages.filter(({ id }) => isWanted(id));
  const selected = selectPages(wanted, filters, order);
  const count = (grade: string | null): number => selected.filter(({ latestGrade }) => latestGrade === grade).length;
  return {
    pages: selected.slice((page - 1) * limit, page * limit),
    counts,
    total: selected.length,
    meanScore: measureSiteScore(selected.map(({ latestScore }) => latestScore))?.score ?? null,
    grades: listGrades(
      gradeBands.map(({ grade }) => [grade, count(grade)]),
      count(null),
    ),
  };
}

/** Those that occur. */
const listGrades = (graded: readonly (readonly [string, number])[], none: number): Selected['grades'] =>
  [...graded.map(([grade, pages]) => ({ grade, pages })), { grade: null, pages: none }].filter(
    ({ pages }) => pages > 0,
  );

import * as z from 'zod';
import type { LinkCounts } from '../../shared/domain/issues/linked-pages.ts';
import { SEARCH_CHARACTERS_MAX } from '../../shared/domain/pages/limits.ts';
import { pagePresences } from '../../shared/domain/pages/page-presence.ts';
import type { PageFilters, PageSort } from '../../shared/domain/pages/select-pages.ts';
import { gradeBands, gradeScore } from '../../shared/domain/rubric/grade-bands.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import {
  characters,
  pageMetaFields,
  paginationQuery,
  pathId,
  queryBoolean,
  queryNumber,
} from '../../shared/http/schemas.ts';
import { gradeSchema } from '../../shared/resources/grade.ts';
import { pageSummary, pageSummarySchema } from '../../shared/resources/page.ts';
import { getAbsentPages } from '../../shared/table/absent-pages.ts';
import { pageMeta } from '../../shared/table/engine/pagination.ts';
import { getLinkCounts } from '../../shared/table/link-counts.ts';
import { type ListedPage, listSitePages } from '../../shared/table/listed-pages.ts';
import { selectListedPages } from './select-listed-pages.ts';
import type { PageServices } from './services.ts';

const sortFields = {
  created_at: 'createdAt',
  updated_at: 'updatedAt',
  url: 'url',
  path: 'path',
  is_priority: 'isPriority',
  primary_keyword: 'primaryKeyword',
  opportunity_score: 'opportunityScore',
  overall_score: 'latestScore',
  open_recommendation_count: 'openRecommendationCount',
  word_count: 'wordCount',
  status: 'statusCode',
} as const satisfies Record<string, PageSort>;
type SortName = keyof typeof sortFields;
const sortNames = Object.keys(sortFields) as [SortName, ...SortName[]];

const grades = gradeBands.map(({ grade }) => grade);
/** The best first. */
const order: readonly string[] = grades;
/** `?grade=A+` without percent-encoding arrives as `A `: a plus sign means a space in a query string. */
const gradeQuery = z
  .string()
  .transform((text) => text.replace(/ $/, '+'))
  .pipe(z.enum(grades, `must be one of ${grades.join(', ')}`))
  .meta({ override: { type: 'string', enum: grades } });

/** Rows of the default list that are read from the index; what lies deeper costs less from the catalogue. */
const INDEX_ROWS_MAX = 1_000;

const pageListSchema = z.lazy(() =>
  z.strictObject({
    data: z.array(pageSummarySchema),
    meta: z.strictObject({
      ...pageMetaFields,
      overall_score: z.number().nullable().optional().meta({
        description: 'Only with `include=grades`: the mean score of those pages that have one, with one decimal place.',
      }),
      overall_grade: gradeSchema.nullable().optional().meta({ description: 'Of that mean, rounded.' }),
      grades: z
        .array(z.strictObject({ grade: gradeSchema.nullable(), pages: z.number().int() }))
        .optional()
        .meta({
          description:
            'Only with `include=grades`: how many of the pages that pass the filters have each grade, best first; null stands for pages without one.',
        }),
    }),
  }),
);

export const listPages = defineOperation({
  operationId: 'listPages',
  method: 'GET',
  path: '/sites/{siteId}/pages',
  tag: 'Pages',
  summary: 'List pages',
  description:
    'Priority pages come first, whatever the sort. ' +
    'Pages without a value for the sort key come last in both directions. Equal values are ordered by id. Strings are ordered by Unicode code point. ' +
    'Filters combine with AND. `search` matches any part of the URL or the path. ' +
    '`min_score` and `max_score` exclude pages without an opportunity score. ' +
    'The worst pages: `sort=overall_score`, and `max_grade` for those that need work. `sort=status` is by `status_code`.',
  access: 'sites:read',
  params: z.object({ siteId: pathId('Site') }),
  query: z.object({
    search: characters(0, SEARCH_CHARACTERS_MAX).optional(),
    search_titles: queryBoolean().optional().meta({ description: 'Whether `search` matches titles, too.' }),
    is_priority: queryBoolean().optional(),
    has_keyword: queryBoolean().optional(),
    has_draft: queryBoolean().optional(),
    has_recommendations: queryBoolean()
      .optional()
      .meta({ description: 'Open recommendations: pending or in progress.' }),
    grade: gradeQuery.optional().meta({ description: 'Overall grade of the latest analysis.' }),
    max_grade: gradeQuery.optional().meta({ description: 'This overall grade, or a worse one.' }),
    min_grade: gradeQuery.optional().meta({ description: 'This overall grade, or a better one.' }),
    min_score: queryNumber().optional(),
    max_score: queryNumber().optional(),
    presence: z.enum(pagePresences).optional(),
    sort: z.enum(sortNames).default('path'),
    direction: z.enum(['asc', 'desc']).default('asc'),
    include: z.enum(['grades']).optional().meta({ description: '`grades` adds `meta.grades`.' }),
    ...paginationQuery(50),
  }),
  responses: { 200: pageListSchema },
}).handle(async ({ caller, params, query }, services: PageServices) => {
  const { table } = services;
  const { organizationId } = caller;
  const filters = readFilters(query);
  const order = { sort: sortFields[query.sort], direction: query.direction };
  const isDefaultOrder = query.sort === 'path' && query.direction === 'asc';
  const readsIndex =
    isDefaultOrder &&
    filters === null &&
    query.presence === undefined &&
    query.include === undefined &&
    query.page * query.limit <= INDEX_ROWS_MAX;
  const siteKey = { organizationId, siteId: params.siteId };
  const [site, absent, indexed] = await Promise.all([
    requireSite(table, organizationId, params.siteId),
    getAbsentPages(table, siteKey),
    readsIndex
      ? Promise.all([listSitePages(table, organizationId, params.siteId, query), getLinkCounts(table, siteKey)])
      : null,
  ]);
  const show = (pages: readonly ListedPage[], counts: ReadonlyMap<number, LinkCounts>) =>
    pages.map((page) => pageSummary(page, absent.get(page.id) ?? 'current', counts.get(page.id)));
  if (indexed) return { status: 200, body: { data: show(...indexed), meta: pageMeta(site.pageCount, query) } };
  const { presence, page, limit } = query;
  const selected = await selectListedPages(services, site, absent, {
    filters: filters ?? {},
    order,
    presence,
    page,
    limit,
    isGraded: query.include === 'grades',
  });
  const grades = query.include === 'grades' ? { ...gradeMean(selected.meanScore), grades: selected.grades } : {};
  return {
    status: 200,
    body: { data: show(selected.pages, selected.counts), meta: { ...pageMeta(selected.total, query), ...grades } },
  };
});

const gradeMean = (score: number | null) => ({
  overall_score: score,
  overall_grade: score === null ? null : gradeScore(Math.round(score)),
});

interface FilterQuery {
  search?: string | undefined;
  search_titles?: boolean | undefined;
  is_priority?: boolean | undefined;
  has_keyword?: boolean | undefined;
  has_draft?: boolean | undefined;
  has_recommendations?: boolean | undefined;
  grade?: string | undefined;
  max_grade?: string | undefined;
  min_grade?: string | undefined;
  min_score?: number | undefined;
  max_score?: number | undefined;
}

/** The grades that all filters allow; undefined without any. */
function readGrades({ grade, max_grade: best, min_grade: least }: FilterQuery): ReadonlySet<string> | undefined {
  if (grade === undefined && best === undefined && least === undefined) return undefined;
  const from = best === undefined ? 0 : order.indexOf(best);
  const to = least === undefined ? grades.length : order.indexOf(least) + 1;
  const allowed = grades.slice(from, to);
  return new Set(allowed.filter((one) => grade === undefined || one === grade));
}

/** Null when nothing is filtered. */
function readFilters(query: FilterQuery): PageFilters | null {
  const filters: PageFilters = {
    search: query.search || undefined,
    searchTitles: query.search ? query.search_titles : undefined,
    isPriority: query.is_priority,
    hasKeyword: query.has_keyword,
    hasDraft: query.has_draft,
    hasRecommendations: query.has_recommendations,
    grades: readGrades(query),
    minScore: query.min_score,
    maxScore: query.max_score,
  };
  return Object.values(filters).some((value) => value !== undefined) ? filters : null;
}

/** @module-tag stories */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Page } from '../../../shared/table/pages.ts';
import { useSystem } from '../../harness/system.ts';
import { type ListQuery, referenceList } from './reference-list.ts';
import { makePage, seedListedPages, seedSite } from './seed.ts';

const system = useSystem();

const segment = fc.constantFrom('a', 'b', 'a!', 'a-b', 'caf%c3%a9', 'special', '0', 'z~');
const pagePath = fc
  .array(segment, { maxLength: 3 })
  .map((segments) => (segments.length === 0 ? '/' : `/${segments.join('/')}/`));
const keyword = fc.constantFrom('apple', 'Apple', 'zebra', 'é', '👟 shoes', '\uffee wide', '');

const generatedPage = fc.record({
  path: pagePath,
  planned: fc.boolean(),
  isPriority: fc.boolean(),
  primaryKeyword: fc.option(keyword.filter((text) => text !== '')),
  opportunityScore: fc.option(fc.constantFrom(-1, 0, 0.5, 10, 10.25, 99.9, 100)),
  wordCount: fc.option(fc.constantFrom(0, 3, 1_200)),
  statusCode: fc.option(fc.constantFrom(200, 404)),
  draftCount: fc.nat({ max: 2 }),
  openRecommendationCount: fc.nat({ max: 2 }),
  latest: fc.constantFrom<Pick<Page, 'latestGrade' | 'latestScore'>>(
    { latestGrade: null, latestScore: null },
    { latestGrade: 'A+', latestScore: 99 },
    { latestGrade: 'A', latestScore: 93.5 },
    { latestGrade: 'F', latestScore: 0 },
    { latestGrade: 'F', latestScore: 41.2 },
    // Graded before lists had scores.
    { latestGrade: 'A', latestScore: null },
  ),
  createdAt: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.001Z', '2025-12-31T23:59:59.999Z'),
  updatedAt: fc.constantFrom('2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z'),
});

const flag = fc.option(fc.constantFrom('true', 'false'), { nil: undefined });
const score = fc.option(fc.constantFrom('-1', '0', '0.5', '10.25', '100', '100.1'), { nil: undefined });
const generatedQuery = fc.record({
  search: fc.option(fc.constantFrom('/a', 'SPECIAL', 'shop.example/b', '!', '%', '_', '.*'), { nil: undefined }),
  is_priority: flag,
  has_keyword: flag,
  has_draft: flag,
  has_recommendations: flag,
  grade: fc.option(fc.constantFrom('A+', 'A', 'F', 'B'), { nil: undefined }),
  max_grade: fc.option(fc.constantFrom('A+', 'A', 'D', 'F'), { nil: undefined }),
  min_score: score,
  max_score: score,
  sort: fc.option(
    fc.constantFrom(
      ...['created_at', 'updated_at', 'url', 'path', 'is_priority', 'primary_keyword'],
      ...['opportunity_score', 'overall_score', 'word_count', 'status'],
    ),
    { nil: undefined },
  ),
  direction: fc.option(fc.constantFrom('asc', 'desc'), { nil: undefined }),
});

const textOf = (query: ListQuery, more: Record<string, number> = {}): string =>
  new URLSearchParams(
    Object.entries({ ...query, ...more }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
  ).toString();

const idsOf = (body: { data: { id: number }[] }): number[] => body.data.map(({ id }) => id);

test('answers, for any pages and any query, what a plain reference answers', async () => {
  const tenant = await system.tenant();
  await fc.assert(
    fc.asyncProperty(
      fc.array(generatedPage, { minLength: 1, maxLength: 30 }),
      fc.array(generatedQuery, { minLength: 8, maxLength: 8 }),
      async (generated, queries) => {
        const site = await seedSite(system, tenant);
        const firstId = (await system.operator.ids.many('page', generated.length))[0] ?? 1;
        const pages: Page[] = generated.map(({ planned, latest, ...page }, at) =>
          makePage(site, firstId + at, { ...page, ...latest, planned, ...(planned ? { url: null } : {}) }),
        );
        await seedListedPages(system, site, pages);
        for (const query of [{}, ...queries]) {
          const expected = referenceList(pages, query);
          const { status, body } = await tenant.api.get(`/sites/${site.id}/pages?${textOf(query, { limit: 100 })}`);
          expect([status, idsOf(body), body.meta.total]).toEqual([200, expected, expected.length]);
          const second = await tenant.api.get(`/sites/${site.id}/pages?${textOf(query, { limit: 3, page: 2 })}`);
          expect([idsOf(second.body), second.body.meta]).toEqual([
            expected.slice(3, 6),
            { total: expected.length, page: 2, per_page: 3 },
          ]);
        }
      },
    ),
    { numRuns: 5 },
  );
});

/** Which pages need work most, in one request. */
import { describe, expect, test } from 'vitest';
import { httpTransport, openSession } from '../../clients/mcp/mcp-session.ts';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { goodTitle, newlyAnalyzedPage } from '../recommendations/analyzed.ts';

const system = useSystem();

describe('the score of a page in lists', () => {
  test('is that of its latest analysis, and rises with a verified edit, in every order', async () => {
    const { tenant, page, on } = await newlyAnalyzedPage(system);
    const listed = async (query: string) => {
      const { body } = await tenant.api.get(`/sites/${page.siteId}/pages${query}`);
      return body.data.map(({ overall_score, overall_grade }: Record<string, unknown>) => [
        overall_score,
        overall_grade,
      ]);
    };
    const latest = async () => {
      const { overall_score, overall_grade } = (await tenant.api.get(`/pages/${page.id}`)).body.data.latest_analysis;
      return [overall_score, overall_grade];
    };
    const before = await latest();
    expect(before[0]).toBeGreaterThan(0);
    expect([await listed(''), await listed('?sort=overall_score')]).toEqual([[before], [before]]);
    const resolved = await tenant.api.post(`/recommendations/${on('title').id}/resolve`, { content: goodTitle });
    expect(resolved.body.data.recommendation.status).toBe('applied');
    const after = await latest();
    expect(after[0]).toBeGreaterThan(before[0]);
    expect([await listed(''), await listed('?sort=overall_score')]).toEqual([[after], [after]]);
  });
});

test('an agent names the ten worst pages of a site in one call', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const scores = [71, 12, 88, 40, 55, 93, 64, 30, 99, 77, 20, 61, 67];
  for (const latestScore of scores) {
    await seedPage(system, tenant, {
      site,
      latestScore,
      latestGrade: latestScore < 60 ? 'F' : 'B',
      path: `/${latestScore}/`,
    });
  }
  const { call } = await openSession(httpTransport({ baseUrl: system.baseUrl, key: tenant.key }));
  const { pages } = await call('find_pages', { site_id: site.id, sort: 'overall_score' });
  const shown = pages.map(({ path, overall_score }: Record<string, unknown>) => [path, overall_score]);
  expect(shown).toEqual(scores.toSorted((a, b) => a - b).map((score) => [`/${score}/`, score]));
  const failing = await call('find_pages', { site_id: site.id, sort: 'overall_score', max_grade: 'D' });
  expect(failing.total).toBe(scores.filter((score) => score < 60).length);
});

import { expect, test } from 'vitest';
import { recordReport } from '../../../shared/table/report-figures.ts';
import { seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();
const figures = {
  overall_score: 61.5,
  pages: 12,
  graded_pages: 10,
  grades: { A: 1, B: 2, C: 3, D: 2, F: 2 },
  errors: 4,
  warnings: 5,
  notices: 6,
  recommendations_done: 0,
};

test('a report is compared with the last one of an earlier day, not with one of the same day', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const path = `/sites/${site.id}/report-figures`;
  const record = async (given = figures) => (await tenant.api.post(path, given)).body.data.previous;
  expect(await record()).toBeNull();
  expect(await record()).toBeNull();
  const reference = { organizationId: tenant.organizationId, siteId: site.id };
  const { overall_score: overallScore, graded_pages: gradedPages, recommendations_done: recommendationsDone } = figures;
  const { pages, grades, errors, warnings, notices } = figures;
  const row = { overallScore, gradedPages, recommendationsDone, pages, grades, errors, warnings, notices };
  await recordReport(system.table, reference, { ...row, at: '2026-01-01T09:00:00.000Z', errors: 9 });
  await recordReport(system.table, reference, { ...row, at: '2026-01-02T09:00:00.000Z', errors: 8 });
  expect(await record()).toEqual({ ...figures, errors: 8, at: '2026-01-02T09:00:00.000Z' });
});

test('figures of a foreign site, and ones that are none, are refused', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const other = await system.tenant();
  expect((await other.api.post(`/sites/${site.id}/report-figures`, figures)).status).toBe(404);
  const { status, body } = await tenant.api.post(`/sites/${site.id}/report-figures`, { ...figures, errors: -1 });
  expect([status, body.error.message]).toEqual([400, expect.stringContaining('errors')]);
});

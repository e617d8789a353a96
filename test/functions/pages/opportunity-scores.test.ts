import { expect, test } from 'vitest';
import { computeOpportunityScores } from '../../../shared/jobs/compute-opportunity-scores.ts';
import { getItem } from '../../../shared/table/engine/client.ts';
import { scoresKey } from '../../../shared/table/opportunity-scores.ts';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob, waitUntil } from '../../harness/wait-until.ts';

const system = useSystem();

test('after a keyword write the opportunity score follows by itself, also of a bulk write', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const [one, two] = [await seedPage(system, tenant, { site }), await seedPage(system, tenant, { site })];
  const scoreOf = async (id: number) => (await tenant.api.get(`/pages/${id}`)).body.data.opportunity_score;
  await tenant.api.patch(`/pages/${one.id}`, { primary_keyword: 'nobody knows this one' });
  expect(await waitUntil('the page is scored', () => scoreOf(one.id))).toBe(20);
  await tenant.api.patch(`/sites/${site.id}/pages`, { page_ids: [one.id, two.id], set: { primary_keyword: null } });
  await waitUntil('the score is gone', async () => (await scoreOf(one.id)) === null);
});

test('"after a keyword write, `opportunity_score` and `is_priority` may predate the site-wide recompute": after a grade they are computed again too', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const site = { organizationId: tenant.organizationId, id: page.siteId };
  const scoreOf = async () => (await tenant.api.get(`/pages/${page.id}`)).body.data.opportunity_score;
  await tenant.api.patch(`/pages/${page.id}`, { primary_keyword: 'nobody knows this one' });
  expect(await waitUntil('the page is scored', scoreOf)).toBe(20);
  await waitUntil(
    'that work has ended',
    async () => (await getItem(system.table, scoresKey(site)))?.['dueAt'] === undefined,
  );
  await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# Words\n\nFew words of a page.' });
  const { job_id: jobId } = (await tenant.api.post(`/pages/${page.id}/analyze`)).body.data;
  const { completed_at: completedAt } = await waitForJob(tenant.api, jobId);
  const due = await getItem(system.table, scoresKey(site));
  const settledMs = Date.parse(String(due?.['dueAt'])) - Date.parse(completedAt);
  expect(settledMs).toBeGreaterThan(50_000);
  expect(settledMs).toBeLessThanOrEqual(90_000);
  // The sweeper starts this then.
  await computeOpportunityScores({ table: system.table, now: () => new Date() }, site, 'score_of_this_test');
  expect(await scoreOf()).toBeGreaterThan(20);
});

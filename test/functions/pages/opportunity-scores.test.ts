import { expect, test } from 'vitest';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { waitUntil } from '../../harness/wait-until.ts';

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

import { beforeAll, expect, test } from 'vitest';
import { getSiteRubric } from '../../../shared/table/rubrics.ts';
import { createSiteWrites, getSite, newSite } from '../../../shared/table/sites.ts';
import { transact } from '../../../shared/table/transaction.ts';
import { useAdmin } from './use-admin.ts';

const admin = useAdmin();
let organizationId = 0;

beforeAll(async () => {
  organizationId = (await admin.json('org', 'create', '--name', 'Sites')).org_id;
});

async function makeSite(): Promise<number> {
  const { table, ids, now } = admin.services;
  const id = await ids.next('site');
  const site = newSite({ organizationId, id, domain: `shop-${id}.example`, createdAt: now().toISOString() });
  await transact(table, createSiteWrites(site, null));
  return id;
}

const rubric = {
  components: [
    {
      component_type: 'title',
      label: 'Page title',
      weight: 1,
      criteria: [{ key: 'title_length', label: 'Length', description: 'Has a good length.', max_score: 10 }],
    },
  ],
};

test('prints the settings as they are when nothing is to be changed', async () => {
  const site_id = await makeSite();
  expect(await admin.json('site', 'set', String(site_id))).toEqual({
    site_id,
    org_id: organizationId,
    domain: `shop-${site_id}.example`,
    score_curve: 'medium',
    rubric: 'default',
    auto_refresh: false,
  });
});

test('changes the score curve and the automatic refresh, each by itself', async () => {
  const id = await makeSite();
  expect(await admin.json('site', 'set', String(id), '--score-curve', 'large')).toMatchObject({
    score_curve: 'large',
    auto_refresh: false,
  });
  expect(await admin.json('site', 'set', String(id), '--auto-refresh', 'on')).toMatchObject({
    score_curve: 'large',
    auto_refresh: true,
  });
  expect(await admin.json('site', 'set', String(id), '--auto-refresh', 'off')).toMatchObject({ auto_refresh: false });
  expect(await getSite(admin.services.table, organizationId, id)).toMatchObject({ scoreCurve: 'large' });
});

test('gives the site a rubric of its own from a file', async () => {
  const id = await makeSite();
  const known = (await getSiteRubric(admin.services.table, organizationId, id)).components[0];
  const [criterion] = known?.criteria ?? [];
  const own = {
    components: [
      {
        ...rubric.components[0],
        component_type: known?.componentType,
        criteria: [{ key: criterion?.key, label: 'Mine', description: 'As I want it.', max_score: 7 }],
      },
    ],
  };
  const file = await admin.file('rubric.json', JSON.stringify(own));
  expect(await admin.json('site', 'set', String(id), '--rubric', file)).toMatchObject({ rubric: 'own' });
  const stored = await getSiteRubric(admin.services.table, organizationId, id);
  expect(stored.components).toMatchObject([{ weight: 1, criteria: [{ label: 'Mine', maxScore: 7 }] }]);
});

test('a file that is no rubric changes nothing at all', async () => {
  const id = await makeSite();
  const set = (file: string) => admin.refusal('site', 'set', String(id), '--rubric', file, '--score-curve', 'none');
  const light = { components: [{ ...rubric.components[0], weight: 0.5 }] };
  expect(await set(await admin.file('light.json', JSON.stringify(light)))).toMatch(/weights must sum to 1, not 0.5/);
  expect(await set(await admin.file('text.json', 'no json'))).toMatch(/is not JSON/);
  expect(await set('missing.json')).toMatch(/ENOENT/);
  expect(await admin.json('site', 'set', String(id))).toMatchObject({ score_curve: 'medium', rubric: 'default' });
});

test('refuses an unknown site and an unknown curve', async () => {
  expect(await admin.refusal('site', 'set', '999999')).toBe('site 999999 does not exist');
  expect(await admin.refusal('site', 'set', '1', '--score-curve', 'steep')).toMatch(
    /must be one of none, medium, large/,
  );
});

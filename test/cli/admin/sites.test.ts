import { beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { getSiteRubric } from '../../../shared/table/rubrics.ts';
import { getSearchConsoleConnection, searchConsoleContext } from '../../../shared/table/search-console.ts';
import { createSiteWrites, getSite, newSite } from '../../../shared/table/sites.ts';
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
    render: null,
  });
});

test('changes the score curve, the automatic refresh and the rendering, each by itself', async () => {
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
  expect(await admin.json('site', 'set', String(id), '--render', 'always')).toMatchObject({
    render: 'always',
    score_curve: 'large',
  });
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

describe('connect-gsc', () => {
  const credentials = {
    type: 'authorized_user',
    client_id: 'client',
    client_secret: 'secret',
    refresh_token: 'refresh',
  };
  const connect = (id: number, property: string, file: string): string[] => [
    'site',
    'connect-gsc',
    String(id),
    '--property',
    property,
    '--credentials',
    file,
  ];

  test('connects a site, keeps the credentials encrypted for it, and completes the slash of a URL', async () => {
    const id = await makeSite();
    const domain = (await getSite(admin.services.table, organizationId, id))?.domain ?? '';
    const file = await admin.file('google.json', JSON.stringify(credentials));
    expect(await admin.json(...connect(id, `https://www.${domain}`, file))).toEqual({
      site_id: id,
      gsc_property_url: `https://www.${domain}/`,
      gsc_connected: true,
    });
    expect(await admin.json(...connect(id, `sc-domain:${domain.toUpperCase()}`, file))).toMatchObject({
      gsc_property_url: `sc-domain:${domain}`,
    });
    const { table, cipher } = admin.services;
    expect(await getSite(table, organizationId, id)).toMatchObject({
      gscConnected: true,
      gscPropertyUrl: `sc-domain:${domain}`,
    });
    const site = { organizationId, id };
    const stored = (await getSearchConsoleConnection(table, site))?.encryptedCredentials ?? '';
    expect(Buffer.from(stored, 'base64').toString('latin1')).not.toContain('refresh');
    expect(JSON.parse(await cipher.decrypt(stored, searchConsoleContext(site)))).toEqual(credentials);
  });

  test('warns of a property that does not cover the site, and says what to connect', async () => {
    const id = await makeSite();
    const file = await admin.file('google.json', JSON.stringify(credentials));
    const answer = await admin.json(...connect(id, 'sc-domain:other.example', file));
    expect(answer).toMatchObject({ gsc_connected: true, warning: expect.stringContaining('reports nothing of') });
  });

  test('refuses an unknown site, a property that is none, and a file without credentials', async () => {
    const id = await makeSite();
    const file = await admin.file('google.json', JSON.stringify(credentials));
    const other = await admin.file('other.json', '{"type":"external_account"}');
    expect(await admin.refusal(...connect(999_999, 'sc-domain:shop.example', file))).toBe('site 999999 does not exist');
    expect(await admin.refusal(...connect(id, 'shop', file))).toMatch(/^the property must be a URL/);
    expect(await admin.refusal(...connect(id, 'sc-domain:shop', file))).toMatch(/^the property must be a URL/);
    expect(await admin.refusal(...connect(id, 'sc-domain:shop.example', other))).toMatch(/neither a Google service/);
    expect(await getSite(admin.services.table, organizationId, id)).toMatchObject({ gscConnected: null });
  });
});

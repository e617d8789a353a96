import { beforeAll, describe, expect, test } from 'vitest';
import { keys } from '../../../shared/table/engine/keys.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { updateOrganization } from '../../../shared/table/organizations.ts';
import { getSite } from '../../../shared/table/sites.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForSite } from '../../harness/wait-until.ts';

const system = useSystem({ webSites: 1 });
let tenant: Tenant;
beforeAll(async () => {
  tenant = await system.tenant();
});

describe('a domain', () => {
  test.each([
    { domain: 'shop.example', stored: 'shop.example' },
    { domain: 'SHOP.Example', stored: 'shop.example' },
    { domain: 'https://shop.example', stored: 'shop.example' },
    { domain: 'http://shop.example/', stored: 'shop.example' },
    { domain: '  shop.example/  ', stored: 'shop.example' },
    { domain: 'www.shop.example', stored: 'www.shop.example' },
    { domain: 'a.b.c.shop.example', stored: 'a.b.c.shop.example' },
    { domain: 'bücher.example', stored: 'xn--bcher-kva.example' },
    { domain: 'xn--bcher-kva.example', stored: 'xn--bcher-kva.example' },
  ])('$domain is taken as $stored', async ({ domain, stored }) => {
    const { api } = tenant;
    const { status, body } = await api.post('/sites', { domain });
    expect([status, body.data.domain, body.data.url]).toEqual([201, stored, `https://${stored}`]);
  });

  test.each([
    '',
    ' ',
    'shop',
    'localhost',
    'shop.localhost',
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    'shop.example:8080',
    'user@shop.example',
    'shop.example/path',
    'shop.example?x=1',
    'shop.example#top',
    'ftp://shop.example',
    'javascript:alert(1)',
    'shop..example',
    '-shop.example',
    'shop_one.example',
    'shop .example',
    'shop.example\u0000',
    'shop%2eexample',
    `${'x'.repeat(64)}.example`,
    `${'x.'.repeat(150)}example`,
    'x'.repeat(301),
  ])('"%s" is refused', async (domain) => {
    const { api } = tenant;
    const { status, body } = await api.post('/sites', { domain });
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
    expect(body.error.message).toContain('domain');
  });

  test('that is refused makes no site', async () => {
    const { api } = await system.tenant();
    expect((await api.post('/sites', { domain: 'localhost' })).status).toBe(400);
    expect((await api.get('/sites')).body.meta.total).toBe(0);
  });

  test.each([{}, { domain: null }, { domain: 5 }, { domain: ['shop.example'] }])('is a text: %j', async (given) => {
    const { api } = tenant;
    expect((await api.post('/sites', given)).body.error.message).toContain('domain');
  });
});

describe('a new site', () => {
  test('is answered as its setup begins, and is set up [site/discovering]', async () => {
    const { api, organizationId } = await system.tenant();
    const web = system.web.take({ '/': '<!doctype html><title>Home</title><h1>Home</h1><p>Words of the shop.</p>' });
    const { status, body } = await api.post('/sites', { domain: web.domain });
    expect(status).toBe(201);
    expect(body).toEqual({
      data: {
        id: expect.any(Number),
        domain: web.domain,
        url: `https://${web.domain}`,
        name: null,
        created_at: expect.any(String),
        archived_at: null,
        last_crawled_at: null,
        page_count: 0,
        draft_count: 0,
        business_context: null,
        voice_tone: null,
        gsc_connected: null,
        gsc_property_url: null,
        background_status: 'discovering',
        score_curve: 'medium',
        location: { country_code: null, country_name: null, city_code: null, city_name: null },
        llms_txt: null,
        render: null,
        setup_completed_at: null,
        discovery_completed_at: null,
        updated_at: expect.any(String),
        score_history: [],
        recommendations_done: 0,
        schedule: { every: 'off', hour: 0, analyse: 'none', next_run: null, last_run: null },
        latest_crawl: {
          id: expect.any(Number),
          status: 'pending',
          total_pages: null,
          crawled_pages: null,
          started_at: null,
          completed_at: null,
        },
      },
    });
    const site = await waitForSite(api, body.data.id);
    expect(site).toMatchObject({ page_count: 1, latest_crawl: { id: body.data.latest_crawl.id, status: 'completed' } });
    expect(site.last_crawled_at).toBe(site.latest_crawl.completed_at);
    expect(await getSite(system.table, organizationId + 1, body.data.id)).toBeNull();
  });

  test.each([
    { field: 'auto_run_keyword_scope', value: 'everything' },
    { field: 'auto_run_analysis_scope', value: null },
    { field: 'auto_run_analysis_scope', value: 'TOP' },
  ])('takes no $field of $value', async ({ field, value }) => {
    const { api } = tenant;
    const { status, body } = await api.post('/sites', { domain: 'shop.example', [field]: value });
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
    expect(body.error.message).toContain(field);
  });
});

describe('an organization without a subscription', () => {
  const paymentRequired = {
    code: 'payment_required',
    message: 'The free site-run is already used; an active subscription is required',
    details: { limit: 1, used: 1, remaining: 0 },
  };

  test('has one site-run [site/free-run-used]', async () => {
    const { api } = await system.tenant({ plan: 'none' });
    expect((await api.post('/sites', { domain: 'one.example' })).status).toBe(201);
    const second = await api.post('/sites', { domain: 'two.example' });
    expect([second.status, second.body.error]).toEqual([402, paymentRequired]);
    expect((await api.get('/sites')).body).toMatchObject({ data: [{ domain: 'one.example' }], meta: { total: 1 } });
  });

  test('is told of an invalid domain before it is asked to pay', async () => {
    const { api } = await system.tenant({ plan: 'none' });
    await api.post('/sites', { domain: 'one.example' });
    expect((await api.post('/sites', { domain: 'localhost' })).status).toBe(400);
  });

  test('gets exactly one of ten sites that it asks for at once', async () => {
    const { api } = await system.tenant({ plan: 'none' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => api.post('/sites', { domain: `site${at}.example` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 201) expect([status, body.error]).toEqual([402, paymentRequired]);
    expect((await api.get('/sites')).body).toMatchObject({ data: [{}], meta: { total: 1 } });
  });

  test.each([
    { plan: 'none', keywords: 'all', analysis: 'all', stored: ['top', 'homepage'] },
    { plan: 'none', keywords: 'top', analysis: 'top', stored: ['top', 'homepage'] },
    { plan: 'none', keywords: 'homepage', analysis: 'homepage', stored: ['homepage', 'homepage'] },
    { plan: 'none', keywords: 'none', analysis: 'none', stored: ['none', 'none'] },
    { plan: 'starter', keywords: 'all', analysis: 'all', stored: ['all', 'all'] },
  ] as const)(
    'has its scopes clamped ($plan: $keywords, $analysis) [site/free-run]',
    async ({ plan, keywords, analysis, stored }) => {
      const { api, organizationId } = await system.tenant({ plan });
      const { status, body } = await api.post('/sites', {
        domain: 'shop.example',
        auto_run_keyword_scope: keywords,
        auto_run_analysis_scope: analysis,
      });
      const site = await getSite(system.table, organizationId, body.data.id);
      expect([status, site?.autoRunKeywordScope, site?.autoRunAnalysisScope]).toEqual([201, ...stored]);
    },
  );
});

describe('a subscribed organization', () => {
  const used = { code: 'payment_required', message: 'All sites of the plan are used: the organization can have 25' };

  test('has as many sites as its plan says, also of many that it asks for at once', async () => {
    const { api, organizationId } = await system.tenant({ plan: 'starter' });
    await updateItem(system.table, keys.organization(organizationId), { set: { siteCount: 22 } }, []);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => api.post('/sites', { domain: `site${at}.example` })),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(7);
    for (const { status, body } of refused) {
      expect([status, body.error]).toEqual([402, { ...used, details: { limit: 25, used: 25, remaining: 0 } }]);
    }
    expect((await api.get('/sites')).body.data).toHaveLength(3);
    const planned = await api.post('/sites/plan', { brief: 'A shop.', name: 'Shop', location_country_name: 'Ireland' });
    expect([planned.status, planned.body.error]).toMatchObject([402, used]);
  });

  test('keeps the sites that it has beyond the number of its plan', async () => {
    const { api, organizationId } = await system.tenant({ plan: 'pro' });
    const { body } = await api.post('/sites', { domain: 'kept.example' });
    await updateItem(system.table, keys.organization(organizationId), { set: { siteCount: 30, plan: 'starter' } }, []);
    const refused = await api.post('/sites', { domain: 'another.example' });
    expect(refused.body.error.details).toEqual({ limit: 25, used: 30, remaining: 0 });
    expect((await api.get(`/sites/${body.data.id}`)).status).toBe(200);
  });

  test('has the number that the operator gave it in place of the one of its plan', async () => {
    const { api, organizationId } = await system.tenant({ plan: 'starter' });
    await updateOrganization(system.table, organizationId, { sitesMax: 1 });
    expect((await api.post('/sites', { domain: 'one.example' })).status).toBe(201);
    const { body } = await api.post('/sites', { domain: 'two.example' });
    expect(body.error.details).toEqual({ limit: 1, used: 1, remaining: 0 });
    await updateOrganization(system.table, organizationId, { sitesMax: 2 });
    expect((await api.post('/sites', { domain: 'two.example' })).status).toBe(201);
  });
});

test('a subscribed organization has the sites that it asks for at once', async () => {
  const { api } = await system.tenant({ plan: 'starter' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => api.post('/sites', { domain: `site${at}.example` })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(10);
  expect((await api.get('/sites')).body.meta.total).toBe(10);
});

import { describe, expect, test } from 'vitest';
import { usageMonth, usageMonthBefore, usageMonthEnd } from '../../../shared/domain/plans/plans.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { updateOrganization } from '../../../shared/table/organizations.ts';
import { seedSite } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';

const system = useSystem();
const month = usageMonth(new Date());

const spend = ({ organizationId }: Tenant, siteId: number, microdollars: number) =>
  putItem(system.table, {
    ...keys.siteUsage(organizationId, month, siteId),
    ofSite: siteId,
    modelCalls: 1,
    modelInputTokens: 100,
    modelOutputTokens: 10,
    modelMicrodollars: microdollars,
  });

describe('GET /usage', () => {
  test('of a new organization is empty but for the request itself', async () => {
    const { api } = await system.tenant({ plan: 'starter' });
    const { status, body } = await api.get('/usage');
    expect(status).toBe(200);
    expect(body.data).toEqual({
      month,
      resets_at: usageMonthEnd(month),
      plan: 'starter',
      allowances: {
        audits: { limit: 200, used: 0, remaining: 200 },
        ideas_runs: { limit: 5, used: 0, remaining: 5 },
        credits: { used: 0 },
      },
      requests: 1,
      model: { calls: 0, input_tokens: 0, cached_input_tokens: 0, output_tokens: 0, cost_usd: 0, unpriced_calls: 0 },
      keyword_data: { calls: 0, cost_usd: 0 },
      cost: { total_usd: 0, unsettled_usd: 0, limit_usd: null, remaining_usd: null },
      sites: [],
    });
  });

  test('has allowances, dollars and the limit, and the sites that cost most first', async () => {
    const tenant = await system.tenant({ plan: 'pro' });
    const { organizationId, api } = tenant;
    const cheap = await seedSite(system, tenant);
    const dear = await seedSite(system, tenant);
    await updateOrganization(system.table, organizationId, { auditAllowance: 10, monthlyLimitMicrodollars: 5_000_000 });
    await putItem(system.table, {
      ...keys.usage(organizationId, month),
      audits: 12,
      ideasRuns: 2,
      credits: 3,
      modelCalls: 3,
      modelInputTokens: 1_000,
      modelOutputTokens: 200,
      modelMicrodollars: 1_500_000,
      providerCalls: 2,
      providerMicrodollars: 20_000,
      committedMicrodollars: 1_720_000,
    });
    await spend(tenant, cheap.id, 500_000);
    await spend(tenant, dear.id, 1_000_000);
    await spend(tenant, 999_999_999, 1);
    const { data } = (await api.get('/usage')).body;
    expect(data.allowances).toEqual({
      audits: { limit: 10, used: 12, remaining: 0 },
      ideas_runs: { limit: 30, used: 2, remaining: 28 },
      credits: { used: 3 },
    });
    expect(data.model).toEqual({
      calls: 3,
      input_tokens: 1_000,
      cached_input_tokens: 0,
      output_tokens: 200,
      cost_usd: 1.5,
      unpriced_calls: 0,
    });
    expect(data.keyword_data).toEqual({ calls: 2, cost_usd: 0.02 });
    expect(data.cost).toEqual({ total_usd: 1.52, unsettled_usd: 0.2, limit_usd: 5, remaining_usd: 3.28 });
    expect(
      data.sites.map((site: Record<string, unknown>) => [site['site_id'], site['domain'], site['total_usd']]),
    ).toEqual([
      [dear.id, dear.domain, 1],
      [cheap.id, cheap.domain, 0.5],
      // It was deleted: what was paid for it stays.
      [999_999_999, null, 0.000001],
    ]);
  });

  test('counts the requests of all keys of the organization, at the same moment too', async () => {
    const tenant = await system.tenant();
    const second = await tenant.newKey();
    await Promise.all([tenant.api, second.api].flatMap((api) => Array.from({ length: 20 }, () => api.get('/me'))));
    expect((await second.api.get('/usage')).body.data.requests).toBe(41);
  });

  test('of an earlier month has what was counted then, and no limits', async () => {
    const { organizationId, api } = await system.tenant();
    const before = usageMonthBefore(month, 11);
    await putItem(system.table, { ...keys.usage(organizationId, before), audits: 7, modelMicrodollars: 2_000_000 });
    const { data } = (await api.get(`/usage?month=${before}`)).body;
    expect(data).toMatchObject({ month: before, resets_at: usageMonthEnd(before), requests: 0 });
    expect(data.allowances.audits).toEqual({ limit: null, used: 7, remaining: null });
    expect(data.cost).toEqual({ total_usd: 2, unsettled_usd: 0, limit_usd: null, remaining_usd: null });
  });

  test.each([
    ['a month to come', usageMonthBefore(month, -1)],
    ['a month that is too long ago', usageMonthBefore(month, 12)],
    ['a month that there is none of', '2026-13'],
    ['a word', 'november'],
    ['nothing', ''],
    ['a day', '2026-11-01'],
  ])('refuses %s', async (_name, wanted) => {
    const { api } = await system.tenant();
    const { status, body } = await api.get(`/usage?month=${wanted}`);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'invalid_request', message: expect.stringContaining('month') });
  });

  test("has nothing of another organization's", async () => {
    const [first, second] = [await system.tenant(), await system.tenant()];
    const site = await seedSite(system, first);
    await putItem(system.table, { ...keys.usage(first.organizationId, month), audits: 5, modelMicrodollars: 9 });
    await spend(first, site.id, 9);
    const { data } = (await second.api.get('/usage')).body;
    expect(data).toMatchObject({ requests: 1, sites: [], cost: { total_usd: 0 }, allowances: { audits: { used: 0 } } });
  });

  test('needs a key with sites:read', async () => {
    const { newKey } = await system.tenant();
    const { api } = await newKey({ scopes: ['content:write'] });
    expect(await api.get('/usage')).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden', message: 'Missing required scope: sites:read' } },
    });
  });
});

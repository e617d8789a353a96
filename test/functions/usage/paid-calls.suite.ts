import { beforeEach, describe, expect, test } from 'vitest';
import { toMicrodollars } from '../../../shared/domain/plans/dollars.ts';
import { usageMonth } from '../../../shared/domain/plans/plans.ts';
import { runDeletion } from '../../../shared/operator/deletion/run-deletion.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { getUsage, updateOrganization } from '../../../shared/table/organizations.ts';
import type { ModelCall } from '../../harness/model-protocols.ts';
import { fitting, type ModelReply } from '../../harness/model-server.ts';
import { seedPage, seedSite, seedSnapshot } from '../../harness/seeds.ts';
import type { Tenant } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import { CACHED_PRICE, INPUT_PRICE, OUTPUT_PRICE, server, system } from '../../systems/model.ts';

const tokens = { input: 1_000, output: 100, cached: 200 };
/** Of a call, in millionths: a price is for a million tokens. */
const CALL = 800 * INPUT_PRICE + 200 * CACHED_PRICE + 100 * OUTPUT_PRICE;

/** Judges every criterion that it is asked about, and has nothing to change. */
function answer({ schema = {} }: Pick<ModelCall, 'schema'>): ModelReply {
  const { properties = {} } = schema as { properties?: Record<string, JudgementsSchema> };
  const asked = properties['judgements']?.items.properties.criterion.enum;
  const judged = asked?.map((criterion) => ({ criterion, evidence: 'Seen.', quote: null, score: 6 }));
  return { says: judged ? { judgements: judged, edits: [] } : fitting(schema), tokens };
}
interface JudgementsSchema {
  items: { properties: { criterion: { enum: string[] } } };
}
beforeEach(() => {
  server.answer = answer;
  server.calls.length = 0;
});

const markdown = '# Tyres\n\nWinter tyres grip below seven degrees.\n\n## Change them\n\nChange them in October.';

async function writtenPage(tenant: Tenant, site?: Awaited<ReturnType<typeof seedSite>>) {
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres', ...(site ? { site } : {}) });
  await seedSnapshot(system, page, { title: 'Tyres', metaDescription: 'All about tyres.', h1: 'Tyres' });
  await tenant.api.post(`/pages/${page.id}/content`, { markdown });
  return page;
}

const usageOf = async ({ api }: Tenant) => (await api.get('/usage')).body.data;
const analyze = async ({ api }: Tenant, pageId: number) =>
  waitForJob(api, (await api.post(`/pages/${pageId}/analyze`)).body.data.job_id);

describe('what models cost', () => {
  test('is in the usage of the organization and of the site, and in the job', async () => {
    const tenant = await system.tenant();
    const page = await writtenPage(tenant);
    const job = await analyze(tenant, page.id);
    const calls = server.calls.length;
    expect(calls).toBeGreaterThan(0);
    const cost = (calls * CALL) / 1_000_000;
    expect(job).toMatchObject({
      status: 'completed',
      cost_usd: cost,
      model_use: { calls, input_tokens: calls * tokens.input, output_tokens: calls * tokens.output },
    });
    const { data } = (await tenant.api.get(`/pages/${page.id}/analysis`)).body;
    expect(data.cost_usd).toBe(cost);
    const model = {
      calls,
      input_tokens: calls * tokens.input,
      cached_input_tokens: calls * tokens.cached,
      output_tokens: calls * tokens.output,
      cost_usd: cost,
      unpriced_calls: 0,
    };
    expect(await usageOf(tenant)).toMatchObject({
      model,
      cost: { total_usd: cost, unsettled_usd: 0 },
      sites: [{ site_id: page.siteId, model, total_usd: cost }],
    });
  });

  test('of a request is counted for the site of its page, and marks no idempotency key', async () => {
    const tenant = await system.tenant();
    const page = await writtenPage(tenant);
    const recommend = () =>
      tenant.api.raw('POST', `/pages/${page.id}/checks/recommendations`, { headers: { 'idempotency-key': 'once' } });
    const first = await recommend();
    expect(first.status).toBe(200);
    expect((await recommend()).headers.get('idempotent-replayed')).toBe('true');
    expect(await usageOf(tenant)).toMatchObject({
      model: { calls: 1, cost_usd: CALL / 1_000_000 },
      sites: [{ site_id: page.siteId, total_usd: CALL / 1_000_000 }],
    });
  });

  test('of a job that was not paid for is not in it', async () => {
    const tenant = await system.tenant();
    const page = await writtenPage(tenant);
    await analyze(tenant, page.id);
    const skipped = await analyze(tenant, page.id);
    expect(skipped.status).toBe('skipped');
    expect(skipped).not.toHaveProperty('cost_usd');
    expect(skipped).not.toHaveProperty('model_use');
  });

  test('of a call that fails is not counted, and nothing stays set aside', async () => {
    const tenant = await system.tenant();
    const page = await writtenPage(tenant);
    server.answer = () => ({ status: 400, body: { error: { code: 'bad' } } });
    expect((await tenant.api.post(`/pages/${page.id}/checks/recommendations`)).status).toBe(200);
    expect(server.calls.length).toBeGreaterThan(0);
    expect(await usageOf(tenant)).toMatchObject({ model: { calls: 0 }, cost: { total_usd: 0, unsettled_usd: 0 } });
  });

  test('stays in the sums of the organization when the site is deleted', async () => {
    const tenant = await system.tenant();
    const page = await writtenPage(tenant);
    const { cost_usd: cost } = await analyze(tenant, page.id);
    const subject = {
      subjectKind: 'site' as const,
      ofOrganization: tenant.organizationId,
      ofSite: page.siteId,
      ofPage: null,
    };
    await runDeletion({ table: system.table, now: () => new Date(), waitUntil: async () => {} }, subject, {
      wait: false,
    });
    expect((await tenant.api.get(`/sites/${page.siteId}`)).status).toBe(404);
    expect(await usageOf(tenant)).toMatchObject({
      cost: { total_usd: cost },
      sites: [{ site_id: page.siteId, domain: null, total_usd: cost }],
    });
  });
});

describe('a monthly limit in dollars', () => {
  const limited = async (limitUsd: number, committedUsd = 0) => {
    const tenant = await system.tenant();
    const { organizationId } = tenant;
    await updateOrganization(system.table, organizationId, { monthlyLimitMicrodollars: toMicrodollars(limitUsd) });
    await updateItem(system.table, keys.usage(organizationId, usageMonth(new Date())), {
      add: { committedMicrodollars: toMicrodollars(committedUsd) },
    });
    return tenant;
  };

  test('that is reached refuses every trigger of paid work with "402 payment_required; details: {limit, used, remaining}" in units, and the dollars beside', async () => {
    const tenant = await limited(5, 5);
    const { api } = tenant;
    const page = await writtenPage(tenant);
    const { id: otherSite } = await seedSite(system, tenant, { lastCrawledAt: new Date().toISOString() });
    const planned = await api.post('/sites/plan', { brief: 'A bakery.', name: 'Bakery', location_country_code: 2840 });
    const plan = planned.body.data.id;
    const refusal = {
      status: 402,
      body: {
        error: {
          code: 'payment_required',
          message: expect.stringContaining('monthly limit of 5 US dollars'),
          details: {
            limit: expect.any(Number),
            used: 0,
            remaining: expect.any(Number),
            limit_usd: 5,
            used_usd: 5,
            remaining_usd: 0,
          },
        },
      },
    };
    for (const path of [
      `/pages/${page.id}/analyze`,
      `/pages/${page.id}/checks/analyze`,
      `/pages/${page.id}/checks/recommendations`,
      `/pages/${page.id}/outline`,
      `/sites/${otherSite}/ideas/refresh`,
      `/sites/${plan}/plan/generate`,
      `/sites/${plan}/plan/keywords`,
    ]) {
      expect(await api.post(path), path).toMatchObject(refusal);
    }
    const bulk = await api.post(`/sites/${page.siteId}/analyze`, { page_ids: [page.id] });
    expect(bulk).toMatchObject({
      status: 202,
      body: { data: { jobs: [], skipped: [{ page_id: page.id, reason: 'allowance_exhausted' }] }, meta: { queued: 0 } },
    });
    expect(server.calls).toEqual([]);
    expect((await getUsage(system.table, tenant.organizationId, new Date())).audits).toBe(0);
  });

  test('hides no 404: what does not exist is missing first', async () => {
    const { api } = await limited(5, 5);
    for (const path of ['/pages/999999999/outline', '/sites/999999999/plan/generate', '/pages/999999999/analyze']) {
      expect((await api.post(path)).status, path).toBe(404);
    }
  });

  test('is passed by no call of two analyses at the same moment, and both end', async () => {
    // Room for some calls, and not for those of one whole analysis.
    const tenant = await limited(0.25);
    const pages = [await writtenPage(tenant), await writtenPage(tenant)];
    const jobs = await Promise.all(pages.map(({ id }) => analyze(tenant, id)));
    for (const { status } of jobs) expect(['completed', 'failed']).toContain(status);
    const { committedMicrodollars, modelMicrodollars, modelCalls } = await getUsage(
      system.table,
      tenant.organizationId,
      new Date(),
    );
    expect(committedMicrodollars).toBe(modelMicrodollars);
    expect(modelMicrodollars).toBeLessThanOrEqual(250_000);
    expect(modelCalls).toBe(server.calls.length);
    expect(modelCalls).toBeGreaterThan(0);
  });

  test('that leaves too little for a call lets rules do what they can: nothing is sent', async () => {
    const tenant = await limited(0.01);
    const page = await writtenPage(tenant);
    const advice = await tenant.api.post(`/pages/${page.id}/checks/recommendations`);
    expect(advice).toMatchObject({ status: 200, body: { data: { model: 'rules-v1' } } });
    expect(server.calls).toEqual([]);
    expect(await usageOf(tenant)).toMatchObject({
      model: { calls: 0 },
      cost: { unsettled_usd: 0, remaining_usd: 0.01 },
    });
  });

  test('that is raised lets work begin again at once', async () => {
    const tenant = await limited(5, 5);
    const page = await writtenPage(tenant);
    expect((await tenant.api.post(`/pages/${page.id}/analyze`)).status).toBe(402);
    await updateOrganization(system.table, tenant.organizationId, { monthlyLimitMicrodollars: toMicrodollars(50) });
    expect((await analyze(tenant, page.id)).status).toBe('completed');
  });
});

/** `Prefer: respond-async` on the generation of a plan (RFC 7240), with the planner of the rules. */
import { describe, expect, test } from 'vitest';
import type { ApiClient } from '../../harness/api-client.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import { addPlanPage, planSite } from './planned-site.ts';

const system = useSystem();
const slugs = ['home', 'products', 'touring-bikes', 'helmets', 'about-us', 'contact'];
const legal = ['privacy-policy', 'cookie-policy', 'terms-and-conditions'];

async function plannedSite() {
  const tenant = await system.tenant();
  return { ...tenant, siteId: await planSite(tenant.api) };
}

const generate = (api: ApiClient, siteId: number, body: object = {}, headers: Record<string, string> = {}) =>
  api.raw('POST', `/sites/${siteId}/plan/generate`, {
    headers: { 'content-type': 'application/json', prefer: 'respond-async', ...headers },
    body: JSON.stringify(body),
  });

const pathsOf = async (api: ApiClient, siteId: number): Promise<string[]> =>
  (await api.get(`/sites/${siteId}/plan`)).body.data.pages.map(({ path }: { path: string }) => path);

describe('POST /sites/{siteId}/plan/generate with `Prefer: respond-async`', () => {
  test('answers 202 with a job, whose pages are those of the plan when it is completed', async () => {
    const { api, siteId } = await plannedSite();
    const { status, headers, body } = await generate(api, siteId);
    expect([status, headers.get('preference-applied')]).toEqual([202, 'respond-async']);
    expect(body.data).toEqual({
      job_id: expect.stringMatching(/^job_plan_\d+$/),
      status: 'queued',
      page_id: null,
      retry_after_seconds: 2,
    });
    const job = await waitForJob(api, body.data.job_id);
    const { pages } = (await api.get(`/sites/${siteId}/plan`)).body.data;
    expect(job).toMatchObject({
      id: body.data.job_id,
      type: 'plan',
      status: 'completed',
      site_id: siteId,
      page_id: null,
      error: null,
      failure_reason: null,
      retry_after_seconds: null,
      progress: { stage: 'ended', done: 9, total: 9 },
      result: { page_ids: pages.map(({ id }: { id: number }) => id), note: null },
    });
    expect(await pathsOf(api, siteId)).toEqual(
      [...slugs, ...legal].map((slug) => (slug === 'home' ? '/' : `/${slug}/`)),
    );
  });

  test('is a job of the organization: listed and found with others, not found by another organization', async () => {
    const { api, siteId } = await plannedSite();
    const jobId = (await generate(api, siteId)).body.data.job_id;
    const job = await waitForJob(api, jobId);
    expect((await api.get(`/jobs?ids=${jobId}`)).body).toEqual({ data: [job], meta: { requested: 1, found: 1 } });
    const listed = (await api.get('/latest-jobs?type=plan')).body.data;
    expect(listed).toEqual([expect.objectContaining({ id: jobId, page_path: null, site_domain: expect.any(String) })]);
    expect((await api.get('/latest-jobs?type=analyze')).body.data).toEqual([]);
    const other = await system.tenant();
    expect((await other.api.get(`/jobs/${jobId}`)).status).toBe(404);
  });

  test.each([
    ['a value in capitals', 'Respond-Async', 202],
    ['a list with parameters', 'wait=10, respond-async; foo=bar', 202],
    ['another preference', 'return=minimal', 200],
    ['a longer word', 'respond-asynchronously', 200],
  ])('reads the header: %s', async (_, prefer, status) => {
    const { api, siteId } = await plannedSite();
    const answer = await generate(api, siteId, {}, { prefer });
    expect([answer.status, answer.headers.get('preference-applied')]).toEqual([
      status,
      status === 202 ? 'respond-async' : null,
    ]);
    if (status === 202) await waitForJob(api, answer.body.data.job_id);
  });

  test('keeps the pages that are there, and says which they are', async () => {
    const { api, siteId } = await plannedSite();
    const added = await addPlanPage(api, siteId, { name: 'Repairs' });
    const job = await waitForJob(api, (await generate(api, siteId)).body.data.job_id);
    expect(job).toMatchObject({ status: 'completed', result: { page_ids: [added], note: null } });
  });

  test('generates anew from a new brief: untouched pages are replaced, one with a draft stays', async () => {
    const { api, siteId } = await plannedSite();
    const { pages } = (await api.post(`/sites/${siteId}/plan/generate`)).body.data;
    const kept = pages.find(({ slug }: { slug: string }) => slug === 'helmets').id;
    expect((await api.put(`/pages/${kept}/drafts/title`, { draft_value: 'Helmets that fit' })).status).toBe(201);
    const brief = 'Fernhill Cycles is a bike shop in Bristol. We sell cargo bikes.';
    const job = await waitForJob(api, (await generate(api, siteId, { regenerate: true, brief })).body.data.job_id);
    expect(job.status).toBe('completed');
    expect(job.result.page_ids).toContain(kept);
    const paths = await pathsOf(api, siteId);
    expect(paths).toEqual(expect.arrayContaining(['/', '/helmets/', '/cargo-bikes/']));
    expect(paths).not.toContain('/touring-bikes/');
    expect((await api.post(`/sites/${siteId}/plan/generate`)).body.data.brief).toBe(brief);
  });

  test('starts one job for requests with the same `Idempotency-Key`, which is another request without the header', async () => {
    const { api, siteId } = await plannedSite();
    const key = { 'idempotency-key': 'plan-1' };
    const first = await generate(api, siteId, {}, key);
    const second = await generate(api, siteId, {}, key);
    expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([202, 'true']);
    expect(second.headers.get('preference-applied')).toBe('respond-async');
    expect(second.body).toEqual(first.body);
    expect((await generate(api, siteId, {}, { ...key, prefer: '' })).status).toBe(409);
    await waitForJob(api, first.body.data.job_id);
    expect((await api.get('/latest-jobs?type=plan')).body.data).toHaveLength(1);
  });

  test('refuses a live site and a site that is not there as the request without the header does', async () => {
    const { api, siteId } = await plannedSite();
    expect((await generate(api, siteId + 1_000_000)).status).toBe(404);
    const live = await api.post(`/sites/${siteId}/go-live`, { domain: 'www.fernhill-async.example' });
    expect(live.status).toBeLessThan(300);
    const { status, body } = await generate(api, siteId);
    expect([status, body.error.code]).toEqual([409, 'conflict']);
  });
});

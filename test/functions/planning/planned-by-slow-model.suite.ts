/**
 * The generation of a plan as a job, with a model that takes its time, fails or is down.
 */
import { describe, expect, test } from 'vitest';
import type { ApiClient } from '../../harness/api-client.ts';
import type { ModelCall } from '../../harness/model-protocols.ts';
import type { ModelReply } from '../../harness/model-server.ts';
import { waitForJob, waitUntil } from '../../harness/wait-until.ts';
import { server, system } from '../../systems/model.ts';
import { addPlanPage, planSite } from './planned-site.ts';

async function plannedSite() {
  const tenant = await system.tenant();
  return { ...tenant, siteId: await planSite(tenant.api) };
}

const generate = (api: ApiClient, siteId: number, body: object = {}) =>
  api.raw('POST', `/sites/${siteId}/plan/generate`, {
    headers: { 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify(body),
  });

const refusesTheKey: ModelReply = { status: 401, body: { error: { code: 'invalid_api_key' } } };
const askedForPages = () => waitUntil('the model is asked', async () => server.calls.length > 0);

function answerWith(reply: (call: ModelCall) => ModelReply): void {
  server.calls.length = 0;
  server.answer = reply;
}

describe('a plan that a model takes long for', () => {
  test('is a job that runs, refuses a second one with its id and leaves the brief, and ends at once when it is cancelled', async () => {
    const { api, siteId } = await plannedSite();
    answerWith(() => 'hangs');
    const jobId = (await generate(api, siteId)).body.data.job_id;
    await askedForPages();
    const running = await api.get(`/jobs/${jobId}`);
    expect(running.body.data).toMatchObject({
      type: 'plan',
      status: 'processing',
      progress: { stage: 'planning', done: 0, total: null },
      result: {},
    });
    expect(running.headers.get('retry-after')).toBe('2');

    const second = await generate(api, siteId, { brief: 'We sell something else in Leeds.' });
    expect([second.status, second.body.error]).toMatchObject([409, { code: 'conflict', details: { job_id: jobId } }]);

    const cancelled = (await api.post(`/jobs/${jobId}/cancel`)).body.data;
    expect(cancelled).toMatchObject({
      status: 'failed',
      error: 'Plan generation failed',
      failure_reason: 'cancelled',
      result: {},
    });
    expect((await api.get(`/sites/${siteId}/plan`)).body.data.total).toBe(0);

    answerWith(() => refusesTheKey);
    const next = await generate(api, siteId);
    expect(next.status).toBe(202);
    expect((await waitForJob(api, next.body.data.job_id)).status).toBe('completed');
    const { brief } = (await api.post(`/sites/${siteId}/plan/generate`)).body.data;
    expect(brief).not.toContain('Leeds');
  });
});

describe('a plan whose model fails', () => {
  test('is made by rules where there are no pages yet, and the job says so', async () => {
    const { api, siteId } = await plannedSite();
    answerWith(() => refusesTheKey);
    const job = await waitForJob(api, (await generate(api, siteId)).body.data.job_id);
    expect(job).toMatchObject({ status: 'completed', result: { note: expect.stringContaining('planned by rules') } });
    expect(job.result.page_ids.length).toBeGreaterThan(3);
  });

  test('keeps the pages that are there, and the job says that the model failed', async () => {
    const { api, siteId } = await plannedSite();
    const added = await addPlanPage(api, siteId, { name: 'Repairs' });
    answerWith(() => refusesTheKey);
    const job = await waitForJob(api, (await generate(api, siteId, { regenerate: true })).body.data.job_id);
    expect(job).toMatchObject({
      status: 'failed',
      error: 'Plan generation failed',
      failure_reason: 'model_failed',
      progress: { stage: 'ended', done: 0, total: null },
      result: {},
    });
    expect((await api.get(`/sites/${siteId}/plan`)).body.data.pages).toMatchObject([{ id: added }]);
    // The plan is free for another try.
    expect((await generate(api, siteId)).status).toBe(202);
  });
});

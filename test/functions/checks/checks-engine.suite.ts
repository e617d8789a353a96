import { afterEach, describe, expect, test } from 'vitest';
import { setChecksEnginePaused } from '../../../shared/table/checks-engine.ts';
import { listUnfinishedJobs } from '../../../shared/table/due-work.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { createPageWrites, newPage } from '../../../shared/table/pages.ts';
import { createSiteWrites, newSite } from '../../../shared/table/sites.ts';
import type { Tenant } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import { system } from '../../systems/own.ts';

async function pageWithBody(tenant: Tenant): Promise<number> {
  const { table, ids } = system.operator;
  const createdAt = new Date().toISOString();
  const { organizationId } = tenant;
  const site = newSite({ id: await ids.next('site'), organizationId, domain: 'checks.example', createdAt });
  const id = await ids.next('page');
  const page = newPage({
    id,
    organizationId,
    siteId: site.id,
    url: 'https://checks.example/a/',
    path: '/a/',
    createdAt,
  });
  await transact(table, [...createSiteWrites(site, null), ...createPageWrites(page)]);
  await tenant.api.post(`/pages/${id}/content`, { markdown: '# Blue shoes\n\nA short text.\n' });
  return id;
}

afterEach(() => setChecksEnginePaused(system.table, false));

describe('POST /pages/{pageId}/checks/recommendations', () => {
  test('advises on exactly the checks that warn or fail, in their order', async () => {
    const tenant = await system.tenant();
    const id = await pageWithBody(tenant);
    const { status, body } = await tenant.api.post(`/pages/${id}/checks/recommendations`);
    const checks = (await tenant.api.get(`/pages/${id}/checks`)).body.data.checks;
    const open = checks.filter((check: { status: string }) => ['warn', 'fail'].includes(check.status));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ page_id: id, model: 'rules-v1' });
    expect(body.data.recommendations.map((advice: { check: string }) => advice.check)).toEqual(
      open.map((check: { key: string }) => check.key),
    );
  });

  test('says what the check found and names the field to change', async () => {
    const tenant = await system.tenant();
    const id = await pageWithBody(tenant);
    const { body } = await tenant.api.post(`/pages/${id}/checks/recommendations`, {});
    const words = body.data.recommendations.find((advice: { check: string }) => advice.check === 'word_count');
    expect(words).toMatchObject({ target_field: 'body_content', suggestion: expect.stringContaining('Blue shoes') });
  });

  test('takes no page audit: an organization without a subscription can ask', async () => {
    const tenant = await system.tenant({ plan: 'none' });
    const id = await pageWithBody(tenant);
    expect((await tenant.api.post(`/pages/${id}/checks/recommendations`)).status).toBe(200);
  });

  test('answers 503 engine_paused without details while the engine is paused, and 404 for a missing page all the same', async () => {
    const tenant = await system.tenant();
    const id = await pageWithBody(tenant);
    await setChecksEnginePaused(system.table, true);
    const paused = await tenant.api.post(`/pages/${id}/checks/recommendations`);
    expect([paused.status, paused.body]).toEqual([
      503,
      { error: { code: 'engine_paused', message: 'Internal server error' } },
    ]);
    expect((await tenant.api.post('/pages/999999/checks/recommendations')).status).toBe(404);
  });
});

describe('POST /pages/{pageId}/checks/analyze', () => {
  test('starts an analysis like the analyze trigger', async () => {
    const tenant = await system.tenant();
    const id = await pageWithBody(tenant);
    const { status, body } = await tenant.api.post(`/pages/${id}/checks/analyze`, { force: true });
    expect([status, body.data.page_id, body.data.status]).toEqual([202, id, 'queued']);
    expect((await waitForJob(tenant.api, body.data.job_id)).status).toBe('completed');
  });

  test('queues nothing while the engine is paused [engine/paused]', async () => {
    const tenant = await system.tenant();
    const id = await pageWithBody(tenant);
    await setChecksEnginePaused(system.table, true);
    expect((await tenant.api.post(`/pages/${id}/checks/analyze`)).body.error.code).toBe('engine_paused');
    const unfinished = await listUnfinishedJobs(system.table);
    expect(unfinished.filter(({ organizationId }) => organizationId === tenant.organizationId)).toEqual([]);
    expect((await tenant.api.get(`/pages/${id}/analysis`)).body.data).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { getItem } from '../../../shared/table/engine/client.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { acquireLeaseWrite } from '../../../shared/table/engine/leases.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import type { Page } from '../../../shared/table/pages.ts';
import { seedDeletion, seedPage, seedSite, seedSnapshot } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import { auditsUsed, seedPageWithBody, setAllowance } from './pages.ts';

const system = useSystem();

/** Takes the page's lock as an analysis that runs does. */
const lock = (page: Page, now = new Date()) =>
  transact(system.table, [
    acquireLeaseWrite('lock', {
      key: keys.analysisLock(page.organizationId, page.id),
      holder: 'job_an_999999',
      leaseSeconds: 60,
      now,
    }),
  ]);
const lockOf = (page: Page) => getItem(system.table, keys.analysisLock(page.organizationId, page.id));
const analyze = ({ api }: Tenant, page: Page, body?: unknown) => api.post(`/pages/${page.id}/analyze`, body);

describe('a trigger', () => {
  test('returns 202 with the job, which completes and costs one audit [job/succeeds]', async () => {
    const tenant = await system.tenant();
    const page = await seedPageWithBody(system, tenant);
    const { status, body } = await analyze(tenant, page);
    expect([status, body]).toEqual([
      202,
      {
        data: {
          job_id: expect.stringMatching(/^job_an_\d+$/),
          status: 'queued',
          page_id: page.id,
          retry_after_seconds: 2,
        },
      },
    ]);
    expect(await waitForJob(tenant.api, body.data.job_id)).toMatchObject({ status: 'completed', page_id: page.id });
    expect(await auditsUsed(system, tenant)).toBe(1);
    expect(await lockOf(page)).toBeNull();
  });

  test('"queued | worker picks it up | processing": a job goes through its states in this order, and has begun from the second on', async () => {
    const tenant = await system.tenant();
    const page = await seedPageWithBody(system, tenant);
    const order = ['queued', 'processing', 'completed'];
    const { job_id: jobId, status } = (await analyze(tenant, page)).body.data;
    const seen: string[] = [status];
    while (seen.at(-1) !== 'completed') {
      const { data } = (await tenant.api.get(`/jobs/${jobId}`)).body;
      expect(order.indexOf(data.status)).toBeGreaterThanOrEqual(order.indexOf(seen.at(-1) ?? ''));
      expect([data.status, data.started_at !== null, data.retry_after_seconds !== null]).toEqual([
        data.status,
        data.status !== 'queued',
        data.status !== 'completed',
      ]);
      seen.push(data.status);
    }
    expect(seen[0]).toBe('queued');
  });

  test.each([
    { what: 'a snapshot', seed: (page: Page) => seedSnapshot(system, page, { markdown: 'Words.' }) },
    {
      what: 'a draft',
      seed: (page: Page, { api }: Tenant) => api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'A title' }),
    },
  ])('needs no more than $what', async ({ seed }) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    await seed(page, tenant);
    const { status, body } = await analyze(tenant, page);
    expect([status, (await waitForJob(tenant.api, body.data.job_id)).status]).toEqual([202, 'completed']);
  });

  test('of a page with nothing to grade answers 400, also without a subscription and while one runs', async () => {
    const tenant = await system.tenant({ plan: 'none' });
    const page = await seedPage(system, tenant);
    await lock(page);
    const { status, body } = await analyze(tenant, page);
    expect([status, body.error.code]).toEqual([400, 'no_content']);
  });

  test.each([
    {
      name: 'a blank draft',
      seed: (page: Page, { api }: Tenant) => api.put(`/pages/${page.id}/drafts/title`, { draft_value: '  ' }),
    },
    { name: 'nothing', seed: async () => undefined },
  ])('does not take $name for content', async ({ seed }) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    await seed(page, tenant);
    expect((await analyze(tenant, page)).body.error.code).toBe('no_content');
    expect(await auditsUsed(system, tenant)).toBe(0);
  });

  test('"no_content (no snapshot, content version or draft)": a page with a snapshot is analyzed', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    await seedSnapshot(system, page);
    expect((await analyze(tenant, page)).status).toBe(202);
  });

  test('of a deleted page answers 404', async () => {
    const tenant = await system.tenant();
    const page = await seedPageWithBody(system, tenant);
    await seedDeletion(system, page);
    expect(await analyze(tenant, page)).toMatchObject({ status: 404, body: { error: { message: 'Page not found' } } });
  });

  test('while another runs returns 409 and takes nothing [job/analysis-in-progress]', async () => {
    const tenant = await system.tenant();
    const page = await seedPageWithBody(system, tenant);
    await lock(page);
    const { status, body } = await analyze(tenant, page, { force: true });
    expect([status, body.error.code]).toEqual([409, 'analysis_in_progress']);
    expect(await auditsUsed(system, tenant)).toBe(0);
  });

  test('takes over from one whose lease has ended', async () => {
    const tenant = await system.tenant();
    const page = await seedPageWithBody(system, tenant);
    await lock(page, new Date(Date.now() - 61_000));
    const { body } = await analyze(tenant, page);
    expect((await waitForJob(tenant.api, body.data.job_id)).status).toBe('completed');
  });
});

describe('the allowance', () => {
  test('that is used up answers 402 with its numbers', async () => {
    const tenant = await system.tenant();
    await setAllowance(system, tenant, 1);
    const page = await seedPageWithBody(system, tenant);
    await waitForJob(tenant.api, (await analyze(tenant, page)).body.data.job_id);
    const { status, body } = await analyze(tenant, page);
    expect([status, body.error]).toMatchObject([
      402,
      { code: 'payment_required', details: { limit: 1, used: 1, remaining: 0 } },
    ]);
  });

  test('"409 analysis_in_progress: poll the existing job": a running analysis that took the last unit is named, not a payment asked for', async () => {
    const tenant = await system.tenant();
    await setAllowance(system, tenant, 1);
    const page = await seedPageWithBody(system, tenant);
    await waitForJob(tenant.api, (await analyze(tenant, page)).body.data.job_id);
    await lock(page);
    for (const force of [false, true]) {
      const { status, body } = await analyze(tenant, page, { force });
      expect([status, body.error]).toEqual([
        409,
        { code: 'analysis_in_progress', message: 'An analysis of this page is already running; poll job_an_999999' },
      ]);
    }
  });

  test('is debited exactly once by 20 triggers of one page at once, of which one is started', async () => {
    const tenant = await system.tenant();
    const page = await seedPageWithBody(system, tenant);
    const answers = await Promise.all(Array.from({ length: 20 }, () => analyze(tenant, page, { force: true })));
    const started = answers.filter(({ status }) => status === 202);
    for (const { status, body } of answers)
      if (status !== 202) expect([status, body.error.code]).toEqual([409, 'analysis_in_progress']);
    // One may end and another begin while the rest are still on their way.
    for (const { body } of started) expect((await waitForJob(tenant.api, body.data.job_id)).status).toBe('completed');
    expect(started.length).toBeGreaterThan(0);
    expect(await auditsUsed(system, tenant)).toBe(started.length);
  });

  test('is never exceeded by 20 triggers of 20 pages at once', async () => {
    const tenant = await system.tenant();
    await setAllowance(system, tenant, 7);
    const site = await seedSite(system, tenant);
    const pages = await Promise.all(Array.from({ length: 20 }, () => seedPageWithBody(system, tenant, { site })));
    const answers = await Promise.all(pages.map((page) => analyze(tenant, page)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(7);
    for (const { status, body } of answers) {
      if (status !== 202) expect([status, body.error.details]).toEqual([402, { limit: 7, used: 7, remaining: 0 }]);
    }
    expect(await auditsUsed(system, tenant)).toBe(7);
  });

  test('is given back when nothing changed: the job is skipped and the earlier grade stays [job/skipped] [job/skipped-never-returned]', async () => {
    const tenant = await system.tenant();
    const page = await seedPageWithBody(system, tenant);
    await waitForJob(tenant.api, (await analyze(tenant, page)).body.data.job_id);
    const before = (await tenant.api.get(`/pages/${page.id}/analysis`)).body.data;
    const job = await waitForJob(tenant.api, (await analyze(tenant, page)).body.data.job_id);
    expect(job).toMatchObject({ status: 'skipped', error: null, result: {}, retry_after_seconds: null });
    expect(await auditsUsed(system, tenant)).toBe(1);
    expect(await lockOf(page)).toBeNull();
    expect((await tenant.api.get(`/pages/${page.id}/analysis`)).body.data).toEqual(before);
  });

  test('is taken again by force', async () => {
    const tenant = await system.tenant();
    const page = await seedPageWithBody(system, tenant);
    await waitForJob(tenant.api, (await analyze(tenant, page)).body.data.job_id);
    const job = await waitForJob(tenant.api, (await analyze(tenant, page, { force: true })).body.data.job_id);
    expect([job.status, await auditsUsed(system, tenant)]).toEqual(['completed', 2]);
  });

  test('is given back when the worker fails, and the lock is free for the next [job/errors]', async () => {
    const tenant = await system.tenant();
    const page = await seedPageWithBody(system, tenant);
    const rubricKey = keys.rubric(tenant.organizationId, page.siteId);
    await putItem(system.table, { ...rubricKey, rubric: { components: 'none' } });
    const job = await waitForJob(tenant.api, (await analyze(tenant, page)).body.data.job_id);
    expect(job).toMatchObject({ status: 'failed', error: 'Analysis failed', result: {}, retry_after_seconds: null });
    expect(job.completed_at).not.toBeNull();
    expect(await auditsUsed(system, tenant)).toBe(0);
    expect(await lockOf(page)).toBeNull();
    expect((await tenant.api.get(`/pages/${page.id}/analysis`)).body).toEqual({ data: null });
    expect((await analyze(tenant, page)).status).toBe(202);
  });
});

describe('an organization without a subscription', () => {
  const homepage = async (tenant: Tenant) => {
    const site = await seedSite(system, tenant);
    return seedPageWithBody(system, tenant, { site, path: '/', url: `https://${site.domain}/` });
  };

  test('has one free audit of a homepage, and none of another page [allowance/preview]', async () => {
    const tenant = await system.tenant({ plan: 'none' });
    const page = await homepage(tenant);
    const other = await seedPageWithBody(system, tenant);
    const required = { code: 'payment_required', details: { limit: 0, used: 0, remaining: 0 } };
    expect(await analyze(tenant, other)).toMatchObject({ status: 402, body: { error: required } });
    expect((await waitForJob(tenant.api, (await analyze(tenant, page)).body.data.job_id)).status).toBe('completed');
    expect(await analyze(tenant, page, { force: true })).toMatchObject({ status: 402, body: { error: required } });
    expect(await auditsUsed(system, tenant)).toBe(0);
  });

  test('is told of its free audit of a homepage that runs, and not to pay', async () => {
    const tenant = await system.tenant({ plan: 'none' });
    const page = await homepage(tenant);
    await waitForJob(tenant.api, (await analyze(tenant, page)).body.data.job_id);
    await lock(page);
    const { status, body } = await analyze(tenant, page);
    expect([status, body.error.code]).toEqual([409, 'analysis_in_progress']);
  });

  test('gets one of ten free audits that it asks for at once', async () => {
    const tenant = await system.tenant({ plan: 'none' });
    const page = await homepage(tenant);
    const answers = await Promise.all(Array.from({ length: 10 }, () => analyze(tenant, page, { force: true })));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    for (const { status } of answers) expect([202, 402, 409]).toContain(status);
  });

  test('gets the free audit back when it fails', async () => {
    const tenant = await system.tenant({ plan: 'none' });
    const page = await homepage(tenant);
    await putItem(system.table, { ...keys.rubric(tenant.organizationId, page.siteId), rubric: 'none' });
    expect((await waitForJob(tenant.api, (await analyze(tenant, page)).body.data.job_id)).status).toBe('failed');
    expect((await analyze(tenant, page)).status).toBe(202);
  });
});

describe('GET /pages/{pageId}/analysis', () => {
  test('answers null data for a page that was never analyzed', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    expect((await tenant.api.get(`/pages/${page.id}/analysis`)).body).toEqual({ data: null });
  });

  test('tells stale from fresh, and compares with the analysis before', async () => {
    const tenant = await system.tenant();
    const page = await seedPageWithBody(system, tenant);
    const first = await waitForJob(tenant.api, (await analyze(tenant, page)).body.data.job_id);
    const get = async (query = '') => (await tenant.api.get(`/pages/${page.id}/analysis${query}`)).body.data;
    expect(await get('?compare=prev')).toMatchObject({
      content_stale: false,
      comparison: null,
      comparison_note: 'no_previous_analysis',
    });
    await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# Other words\n\nAnd more of them than before.' });
    expect((await get()).content_stale).toBe(true);
    await waitForJob(tenant.api, (await analyze(tenant, page)).body.data.job_id);
    const second = await get('?compare=prev');
    expect(second).toMatchObject({
      content_stale: false,
      comparison: {
        previous_analysis_id: first.result.analysis_id,
        overall_score: { prev: first.result.overall_score, now: second.overall_score },
      },
      comparison_note: null,
    });
    expect(await get()).not.toHaveProperty('comparison');
  });

  test.each(['next', '', 'PREV'])('refuses compare=%s', async (compare) => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const { status, body } = await tenant.api.get(`/pages/${page.id}/analysis?compare=${compare}`);
    expect([status, body.error.message]).toEqual([400, 'Invalid query: compare: must be prev']);
  });
});

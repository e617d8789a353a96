import { describe, expect, test } from 'vitest';
import { QUEUEING_MS_MAX } from '../../../functions/analyses/analyze-pages.ts';
import { apiGroups } from '../../../functions/catalog/api-groups.ts';
import { usageMonth } from '../../../shared/domain/plans/plans.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { acquireLeaseWrite } from '../../../shared/table/engine/leases.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import type { Page } from '../../../shared/table/pages.ts';
import { seedDeletion, seedPage, seedSite } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import { auditsUsed, seedPageWithBody, setAllowance } from './pages.ts';

const system = useSystem();
const reasons = (skipped: { page_id: number; reason: string }[]) =>
  Object.fromEntries(skipped.map(({ page_id, reason }) => [page_id, reason]));

/** An analysis that runs on the page, as far as a trigger sees it: its lock, and what it took from the allowance. */
async function seedRunning(tenant: Tenant, page: Page, audits: number): Promise<void> {
  const now = new Date();
  await transact(system.table, [
    acquireLeaseWrite('lock', {
      key: keys.analysisLock(tenant.organizationId, page.id),
      holder: 'job_an_999999',
      leaseSeconds: 60,
      now,
    }),
    { update: keys.usage(tenant.organizationId, usageMonth(now)), changes: { add: { audits } } },
  ]);
}

describe('POST /sites/{siteId}/analyze', () => {
  test('queues what it can and says of each other page why not', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const [a, b] = [await seedPageWithBody(system, tenant, { site }), await seedPageWithBody(system, tenant, { site })];
    const empty = await seedPage(system, tenant, { site });
    const deleted = await seedPageWithBody(system, tenant, { site });
    await seedDeletion(system, deleted);
    const ofAnotherSite = await seedPageWithBody(system, tenant);
    const foreign = await seedPageWithBody(system, await system.tenant());
    const running = await seedPageWithBody(system, tenant, { site });
    await seedRunning(tenant, running, 0);
    const ids = [b, empty, a, deleted, ofAnotherSite, foreign, running].map(({ id }) => id);
    const { status, body } = await tenant.api.post(`/sites/${site.id}/analyze`, { page_ids: [...ids, 999_999_999] });
    expect([status, body.meta]).toEqual([202, { requested: 8, queued: 2, skipped: 6 }]);
    expect(body.data.jobs).toEqual(
      [b, a].map(({ id }) => ({
        page_id: id,
        job_id: expect.stringMatching(/^job_an_\d+$/),
        status: 'queued',
        retry_after_seconds: 2,
      })),
    );
    expect(reasons(body.data.skipped)).toEqual({
      [empty.id]: 'no_content',
      [deleted.id]: 'not_found',
      [ofAnotherSite.id]: 'not_found',
      [foreign.id]: 'not_found',
      [running.id]: 'analysis_in_progress',
      999999999: 'not_found',
    });
    expect(body.data.skipped.filter((entry: { job_id?: string }) => entry.job_id)).toEqual([
      { page_id: running.id, reason: 'analysis_in_progress', job_id: 'job_an_999999' },
    ]);
    for (const { job_id } of body.data.jobs) expect((await waitForJob(tenant.api, job_id)).status).toBe('completed');
    expect(await auditsUsed(system, tenant)).toBe(2);
  });

  test('goes as far as the allowance [allowance/per-page]', async () => {
    const tenant = await system.tenant();
    await setAllowance(system, tenant, 2);
    const site = await seedSite(system, tenant);
    const pages = await Promise.all(Array.from({ length: 4 }, () => seedPageWithBody(system, tenant, { site })));
    const ids = pages.map(({ id }) => id);
    const { body } = await tenant.api.post(`/sites/${site.id}/analyze`, { page_ids: ids });
    expect(body.data.jobs.map((job: { page_id: number }) => job.page_id)).toEqual(ids.slice(0, 2));
    expect(body.data.skipped).toEqual(ids.slice(2).map((page_id) => ({ page_id, reason: 'allowance_exhausted' })));
    expect(await auditsUsed(system, tenant)).toBe(2);
  });

  test('answers 202 also when nothing was queued', async () => {
    const tenant = await system.tenant({ plan: 'none' });
    const site = await seedSite(system, tenant);
    const page = await seedPageWithBody(system, tenant, { site });
    const { status, body } = await tenant.api.post(`/sites/${site.id}/analyze`, { page_ids: [page.id] });
    expect([status, body]).toEqual([
      202,
      {
        data: { jobs: [], skipped: [{ page_id: page.id, reason: 'payment_required' }] },
        meta: { requested: 1, queued: 0, skipped: 1 },
      },
    ]);
  });

  test('tells of a page that it cannot even look at as an error, and goes on with the others', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const [broken, sound] = [
      await seedPageWithBody(system, tenant, { site }),
      await seedPageWithBody(system, tenant, { site }),
    ];
    await updateItem(system.table, keys.page(tenant.organizationId, broken.id), {
      set: { contentRevision: 'not a number' },
    });
    const { body } = await tenant.api.post(`/sites/${site.id}/analyze`, { page_ids: [broken.id, sound.id] });
    expect(body.data.skipped).toEqual([{ page_id: broken.id, reason: 'error' }]);
    expect(body.data.jobs).toMatchObject([{ page_id: sound.id }]);
  });

  test('analyzes the priority pages, by the filter', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const priority = await seedPageWithBody(system, tenant, { site, isPriority: true });
    await seedPageWithBody(system, tenant, { site });
    const { body } = await tenant.api.post(`/sites/${site.id}/analyze`, { filter: 'priority' });
    expect(body).toMatchObject({
      data: { jobs: [{ page_id: priority.id }], skipped: [] },
      meta: { requested: 1, queued: 1 },
    });
    const none = await seedSite(system, tenant);
    expect((await tenant.api.post(`/sites/${none.id}/analyze`, { filter: 'priority' })).body.meta).toEqual({
      requested: 0,
      queued: 0,
      skipped: 0,
    });
  });

  test('skips unchanged pages as their jobs run, but not by force', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const page = await seedPageWithBody(system, tenant, { site });
    const run = async (body: object) => {
      const answer = await tenant.api.post(`/sites/${site.id}/analyze`, { page_ids: [page.id], ...body });
      return (await waitForJob(tenant.api, answer.body.data.jobs[0].job_id)).status;
    };
    expect([await run({}), await run({}), await run({ force: true })]).toEqual(['completed', 'skipped', 'completed']);
  });

  const range = (count: number): number[] => Array.from({ length: count }, (_, at) => 900_000 + at);
  test.each([
    { name: 'no selector', body: {} },
    { name: 'both selectors', body: { page_ids: [1], filter: 'priority' } },
    { name: 'force alone', body: { force: true } },
    { name: 'no ids', body: { page_ids: [] } },
    { name: '51 ids', body: { page_ids: range(51) } },
    { name: 'an id as a text', body: { page_ids: ['1'] } },
    { name: 'an id of 1.5', body: { page_ids: [1.5] } },
    { name: 'another filter', body: { filter: 'all' } },
    { name: 'a filter of null', body: { filter: null } },
    { name: 'force as a text', body: { page_ids: [1], force: 'true' } },
  ])('refuses $name', async ({ body }) => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const answer = await tenant.api.post(`/sites/${site.id}/analyze`, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request']);
  });

  test('skips an integer that no page can have as `not_found`, as any page that is not there', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const impossible = [0, -1, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e21];
    const { status, body } = await tenant.api.post(`/sites/${site.id}/analyze`, { page_ids: impossible });
    expect([status, body.data]).toEqual([
      202,
      { jobs: [], skipped: impossible.map((page_id) => ({ page_id, reason: 'not_found' })) },
    ]);
  });

  test('names the running analysis of a page also when it took the last unit of the allowance', async () => {
    const tenant = await system.tenant();
    await setAllowance(system, tenant, 1);
    const site = await seedSite(system, tenant);
    const [running, other] = [
      await seedPageWithBody(system, tenant, { site }),
      await seedPageWithBody(system, tenant, { site }),
    ];
    await seedRunning(tenant, running, 1);
    const { body } = await tenant.api.post(`/sites/${site.id}/analyze`, { page_ids: [other.id, running.id] });
    expect(body.data.skipped).toEqual([
      { page_id: other.id, reason: 'allowance_exhausted' },
      { page_id: running.id, reason: 'analysis_in_progress', job_id: 'job_an_999999' },
    ]);
  });

  test('names the running free preview of a homepage instead of asking for a payment', async () => {
    const tenant = await system.tenant({ plan: 'none' });
    const site = await seedSite(system, tenant, { homepagePreviewUsed: true });
    const homepage = await seedPageWithBody(system, tenant, { site, path: '/' });
    await seedRunning(tenant, homepage, 0);
    const { body } = await tenant.api.post(`/sites/${site.id}/analyze`, { page_ids: [homepage.id] });
    expect(body.data.skipped).toEqual([
      { page_id: homepage.id, reason: 'analysis_in_progress', job_id: 'job_an_999999' },
    ]);
  });

  test('starts the one free preview of a homepage, and asks for a subscription for the other pages', async () => {
    const tenant = await system.tenant({ plan: 'none' });
    const site = await seedSite(system, tenant);
    const homepage = await seedPageWithBody(system, tenant, { site, path: '/' });
    const other = await seedPageWithBody(system, tenant, { site });
    const { body } = await tenant.api.post(`/sites/${site.id}/analyze`, { page_ids: [other.id, homepage.id] });
    expect(body.data).toMatchObject({
      jobs: [{ page_id: homepage.id }],
      skipped: [{ page_id: other.id, reason: 'payment_required' }],
    });
  });

  test('has time to answer, whatever the number of pages: it queues for less than the time-out of its function', () => {
    const group = apiGroups.find(({ name }) => name === 'analyses');
    expect(QUEUEING_MS_MAX).toBeLessThan((group?.timeoutSeconds ?? 0) * 700);
  });

  test('takes 50 ids, and one that is there twice once', async () => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    const all = await tenant.api.post(`/sites/${site.id}/analyze`, { page_ids: range(50) });
    expect([all.status, all.body.meta]).toEqual([202, { requested: 50, queued: 0, skipped: 50 }]);
    const page = await seedPageWithBody(system, tenant, { site });
    const twice = await tenant.api.post(`/sites/${site.id}/analyze`, { page_ids: [page.id, page.id] });
    expect(twice.body.meta).toEqual({ requested: 1, queued: 1, skipped: 0 });
  });
});

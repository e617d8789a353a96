import { describe, expect, test } from 'vitest';
import { analysisKind } from '../../../shared/jobs/kinds/analysis.ts';
import { crawlKind } from '../../../shared/jobs/kinds/crawl.ts';
import { cancelJob, endJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { retryJob } from '../../../shared/jobs/lifecycle/retry-job.ts';
import { startJobWrites } from '../../../shared/jobs/lifecycle/start-job.ts';
import { newAnalysis, queueAnalysisWrites } from '../../../shared/jobs/start-analysis.ts';
import { getAnalysis } from '../../../shared/table/analyses.ts';
import { getCrawl, newCrawl } from '../../../shared/table/crawls.ts';
import { padId } from '../../../shared/table/engine/key-text.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { updateItem, writeItems } from '../../../shared/table/engine/writes.ts';
import { newJob } from '../../../shared/table/jobs.ts';
import type { Page } from '../../../shared/table/pages.ts';
import { seedPage } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';

const system = useSystem();
/** No worker is sent these jobs, and no sweeper looks after them. */
const LATER = new Date('2100-01-01');
const at = (second: number): string => new Date(Date.UTC(2026, 10, 21, 10, 0, second)).toISOString();

async function seedCrawl(tenant: Tenant, siteId: number, createdAt: string): Promise<string> {
  const { organizationId } = tenant;
  const id = await system.operator.ids.next('crawl');
  const job = newJob({ id: `job_cr_${id}`, kind: 'crawl', siteId, pageId: null, queuedAt: createdAt });
  const crawl = newCrawl({ id, organizationId, siteId, kind: 'site', status: 'pending', createdAt, job });
  await transact(system.table, startJobWrites(crawlKind, crawl, LATER));
  return job.id;
}

async function seedAnalysis(page: Page, createdAt: string): Promise<string> {
  const id = await system.operator.ids.next('analysis');
  const analysis = newAnalysis(page, { id, force: false, createdAt, reservation: null });
  await transact(system.table, queueAnalysisWrites(analysis, LATER));
  return analysis.job.id;
}

const numberOf = (jobId: string): number => Number(/\d+/.exec(jobId)?.[0]);

const rowOfCrawl = async (tenant: Tenant, jobId: string) => {
  const row = await getCrawl(system.table, tenant.organizationId, numberOf(jobId));
  if (row === null) throw new Error(`${jobId} is gone`);
  return row;
};

async function setState(tenant: Tenant, jobId: string, status: string, state: string): Promise<void> {
  const key = keys.analysis(tenant.organizationId, numberOf(jobId));
  await updateItem(system.table, key, { set: { status, 'job/state': state } });
}

const cancel = async (tenant: Tenant, jobId: string) =>
  cancelJob({ table: system.table, now: () => new Date() }, crawlKind, await rowOfCrawl(tenant, jobId));

async function idsOf(tenant: Tenant, query = ''): Promise<string[]> {
  const { status, body } = await tenant.api.get(`/latest-jobs${query}`);
  expect(status).toBe(200);
  return body.data.map(({ id }: { id: string }) => id);
}

describe('GET /latest-jobs', () => {
  test('lists the analyses and crawls of the organization, newest first, each as it is alone', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# Words' });
    const { job_id: analyzed } = (await tenant.api.post(`/pages/${page.id}/analyze`)).body.data;
    await waitForJob(tenant.api, analyzed);
    const crawl = await seedCrawl(tenant, page.siteId, at(0));
    await seedCrawl(await system.tenant(), page.siteId, at(1));
    const { body } = await tenant.api.get('/latest-jobs');
    const alone = await Promise.all([analyzed, crawl].map((id: string) => tenant.api.get(`/jobs/${id}`)));
    const { domain } = (await tenant.api.get(`/sites/${page.siteId}`)).body.data;
    const byAge = alone
      .map(({ body: { data } }) => ({
        ...data,
        site_domain: domain,
        page_path: data.type === 'analyze' ? page.path : null,
      }))
      .sort((a, b) => b.created_at.localeCompare(a.created_at));
    expect(body).toEqual({ data: byAge, meta: { limit: 20, next_cursor: null } });
  });

  test('goes through all jobs once, also through those of one moment, and shows new ones on the first page alone', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const made: string[] = [];
    for (const second of [0, 1, 1, 2]) made.push(await seedCrawl(tenant, page.siteId, at(second)));
    made.push(await seedAnalysis(page, at(1)));
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let parts = 0; cursor !== null && parts < 10; parts += 1) {
      const { body } = await tenant.api.get(`/latest-jobs?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      cursor = body.meta.next_cursor;
      if (parts === 0) await seedCrawl(tenant, page.siteId, at(9));
    }
    expect(seen).toHaveLength(made.length);
    expect([...seen].sort()).toEqual([...made].sort());
    expect([seen[0], seen.at(-1)]).toEqual([made[3], made[0]]);
  });

  test('filters by status, by whether a job is over, by type and by site', async () => {
    const tenant = await system.tenant();
    const [page, other] = [await seedPage(system, tenant), await seedPage(system, tenant)];
    const waiting = await seedAnalysis(page, at(0));
    const running = await seedCrawl(tenant, page.siteId, at(1));
    const failed = await seedCrawl(tenant, other.siteId, at(2));
    await updateItem(system.table, keys.crawl(tenant.organizationId, numberOf(running)), {
      set: { status: 'running', 'job/state': 'running' },
    });
    await endJob(system.table, crawlKind, await rowOfCrawl(tenant, failed), { status: 'failed', now: new Date() });
    expect(await idsOf(tenant, '?status=queued')).toEqual([waiting]);
    expect(await idsOf(tenant, '?status=processing')).toEqual([running]);
    expect(await idsOf(tenant, '?status=failed')).toEqual([failed]);
    expect(await idsOf(tenant, '?status=completed')).toEqual([]);
    expect(await idsOf(tenant, '?running=true')).toEqual([running, waiting]);
    expect(await idsOf(tenant, '?running=false')).toEqual([failed]);
    expect(await idsOf(tenant, '?type=analyze')).toEqual([waiting]);
    expect(await idsOf(tenant, `?type=recrawl&site_id=${page.siteId}`)).toEqual([running]);
    expect(await idsOf(tenant, `?running=false&site_id=${page.siteId}`)).toEqual([]);
  });

  test('shows a filtered job as it is now, not as its entry says', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const job = await seedAnalysis(page, at(0));
    await setState(tenant, job, 'completed', 'completed');
    expect(await idsOf(tenant, '?running=true')).toEqual([]);
  });

  test('has a cancelled job as failed, and one that is retried among those that run', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const crawl = await seedCrawl(tenant, page.siteId, at(0));
    await cancel(tenant, crawl);
    expect(await idsOf(tenant, '?status=failed')).toEqual([crawl]);
    const analysis = await seedAnalysis(page, at(1));
    const row = await getAnalysis(system.table, tenant.organizationId, numberOf(analysis));
    if (row === null) throw new Error('the analysis is gone');
    await endJob(system.table, analysisKind, row, { status: 'failed', now: new Date() });
    const ended = await getAnalysis(system.table, tenant.organizationId, numberOf(analysis));
    if (ended === null) throw new Error('the analysis is gone');
    expect(await retryJob({ table: system.table, now: () => LATER }, analysisKind, ended)).toBeNull();
    expect(await idsOf(tenant, '?running=true')).toEqual([analysis]);
  });

  test('lists a job that an earlier version started from its end on', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const crawl = await seedCrawl(tenant, page.siteId, at(0));
    const entry = keys.listedJob(tenant.organizationId, at(0), padId(numberOf(crawl)), 'crawl');
    await writeItems(system.table, { deletes: [entry] });
    expect(await idsOf(tenant)).toEqual([]);
    await cancel(tenant, crawl);
    expect(await idsOf(tenant)).toEqual([crawl]);
  });

  test.each([
    { query: 'status=cancelled', field: 'status' },
    { query: 'type=crawl', field: 'type' },
    { query: 'running=yes', field: 'running' },
    { query: 'site_id=0', field: 'site_id' },
    { query: 'limit=101', field: 'limit' },
    { query: 'cursor=1.2', field: 'cursor' },
    { query: 'cursor=job_an_1', field: 'cursor' },
  ])('refuses ?$query by the name of the field', async ({ query, field }) => {
    const tenant = await system.tenant();
    const { status, body } = await tenant.api.get(`/latest-jobs?${query}`);
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
    expect(body.error.message).toMatch(new RegExp(`^Invalid query: ${field}: `));
  });
});

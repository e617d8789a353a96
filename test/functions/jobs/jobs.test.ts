import { beforeAll, describe, expect, test } from 'vitest';
import { crawlKind } from '../../../shared/jobs/kinds/crawl.ts';
import { startJobWrites } from '../../../shared/jobs/lifecycle/start-job.ts';
import { type CrawlStatus, newCrawl } from '../../../shared/table/crawls.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { newJob } from '../../../shared/table/jobs.ts';
import { seedPage } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';

const system = useSystem();
let tenant: Tenant;
let analysisJob: string;
let otherJob: string;
const at = '2026-11-21T10:00:00.000Z';

/** A crawl that no worker touches. */
async function seedCrawl(
  owner: Tenant,
  given: { kind: 'site' | 'page'; status: CrawlStatus; snapshotId?: number | null },
): Promise<string> {
  const id = await system.operator.ids.next('crawl');
  const over = given.status !== 'pending' && given.status !== 'running';
  const crawl = newCrawl({
    id,
    organizationId: owner.organizationId,
    siteId: 1,
    createdAt: at,
    startedAt: given.status === 'pending' ? null : at,
    completedAt: over ? at : null,
    pageId: given.kind === 'page' ? 7 : null,
    job: newJob({ id: `job_cr_${id}`, kind: 'crawl', siteId: 1, pageId: null, queuedAt: at }),
    ...given,
  });
  await transact(system.table, startJobWrites(crawlKind, crawl, new Date('2100-01-01')));
  return `job_cr_${id}`;
}

beforeAll(async () => {
  tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# Words' });
  analysisJob = (await tenant.api.post(`/pages/${page.id}/analyze`)).body.data.job_id;
  await waitForJob(tenant.api, analysisJob);
  otherJob = await seedCrawl(await system.tenant(), { kind: 'site', status: 'running' });
});

describe('GET /jobs/{jobId}', () => {
  test('answers a completed analysis with its result, and no hint to poll again', async () => {
    const { status, body, headers } = await tenant.api.get(`/jobs/${analysisJob}`);
    expect([status, headers.get('retry-after')]).toEqual([200, null]);
    expect(body.data).toEqual({
      id: analysisJob,
      type: 'analyze',
      status: 'completed',
      page_id: expect.any(Number),
      site_id: expect.any(Number),
      created_at: expect.any(String),
      started_at: expect.any(String),
      completed_at: expect.any(String),
      error: null,
      failure_reason: null,
      retry_after_seconds: null,
      progress: { stage: 'ended', done: 1, total: 1 },
      result: {
        analysis_id: Number(analysisJob.slice('job_an_'.length)),
        overall_score: expect.any(Number),
        overall_grade: expect.any(String),
        score_source: 'audit',
      },
    });
  });

  test.each([
    { kind: 'site', status: 'pending', shown: 'processing', hint: 5, error: null, pageId: null, result: {} },
    { kind: 'site', status: 'running', shown: 'processing', hint: 5, error: null, pageId: null, result: {} },
    { kind: 'page', status: 'running', shown: 'processing', hint: 5, error: null, pageId: null, result: {} },
    {
      kind: 'page',
      status: 'completed',
      shown: 'completed',
      hint: null,
      error: null,
      pageId: 7,
      result: { snapshot_id: 9 },
    },
    {
      kind: 'site',
      status: 'completed',
      shown: 'completed',
      hint: null,
      error: null,
      pageId: null,
      // "null means the live page returned a non-2xx response": no page stands for a site.
      result: {},
    },
    { kind: 'page', status: 'failed', shown: 'failed', hint: null, error: 'Crawl failed', pageId: null, result: {} },
    {
      kind: 'site',
      status: 'cancelled',
      shown: 'failed',
      hint: null,
      error: 'Crawl cancelled',
      pageId: null,
      result: {},
    },
  ] as const)(
    'shows a $status crawl of a $kind as $shown [job/page-id] [job/hint-terminal] [job/result-until] [job/cancelled-crawl]',
    async ({ kind, status, shown, hint, error, pageId, result }) => {
      const jobId = await seedCrawl(tenant, { kind, status, snapshotId: 9 });
      const answer = await tenant.api.get(`/jobs/${jobId}`);
      expect(answer.headers.get('retry-after')).toBe(hint === null ? null : String(hint));
      expect(answer.body.data).toMatchObject({
        type: 'recrawl',
        status: shown,
        error,
        retry_after_seconds: hint,
        page_id: pageId,
      });
      expect(answer.body.data.result).toEqual(result);
    },
  );

  test('"Recrawl jobs are created already `processing`": also that of a site that waits, which began when it was made', async () => {
    const jobId = await seedCrawl(tenant, { kind: 'site', status: 'pending' });
    const { status, started_at, created_at, progress } = (await tenant.api.get(`/jobs/${jobId}`)).body.data;
    expect([status, started_at, progress.stage]).toEqual(['processing', created_at, 'queued']);
  });

  test('"A malformed, unknown or foreign id all give 404 `not_found`": no word is a job', async () => {
    expect((await tenant.api.get('/jobs/latest')).body).toEqual({
      error: { code: 'not_found', message: 'Job not found' },
    });
  });

  test('shows a recrawl of a page that answered no 2xx as completed without a snapshot [job/snapshot-null]', async () => {
    const jobId = await seedCrawl(tenant, { kind: 'page', status: 'completed', snapshotId: null });
    expect((await tenant.api.get(`/jobs/${jobId}`)).body.data.result).toEqual({ snapshot_id: null });
  });

  test.each([
    { status: 'queued', hint: 2, error: null },
    { status: 'processing', hint: 2, error: null },
    { status: 'failed', hint: null, error: 'Analysis failed' },
    { status: 'skipped', hint: null, error: null },
  ])('shows a $status analysis', async ({ status, hint, error }) => {
    const page = await seedPage(system, tenant);
    await tenant.api.post(`/pages/${page.id}/content`, { markdown: '# Words' });
    const jobId = (await tenant.api.post(`/pages/${page.id}/analyze`)).body.data.job_id;
    await waitForJob(tenant.api, jobId);
    await updateItem(system.table, keys.analysis(tenant.organizationId, Number(jobId.slice(7))), { set: { status } });
    const answer = await tenant.api.get(`/jobs/${jobId}`);
    expect(answer.headers.get('retry-after')).toBe(hint === null ? null : String(hint));
    expect(answer.body.data).toMatchObject({ status, retry_after_seconds: hint, error, result: {} });
  });

  test('answers one 404 for a malformed, an unknown and a foreign id', async () => {
    const paths = ['nonsense', '%E0%A4%A', '%', 'job_an_%zz', 'job_an_999999', 'job_cr_999999', 'job_an_0', otherJob];
    const answers = await Promise.all(paths.map((id) => tenant.api.get(`/jobs/${id}`)));
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([404, { error: { code: 'not_found', message: 'Job not found' } }]);
    }
  });

  test('spends the bucket of jobs', async () => {
    const limit = async (path: string) => (await tenant.api.get(path)).headers.get('x-ratelimit-remaining');
    const [before, sites] = [Number(await limit(`/jobs/${analysisJob}`)), Number(await limit('/sites'))];
    expect(Number(await limit(`/jobs?ids=${analysisJob}`))).toBe(before - 1);
    expect(Number(await limit('/sites'))).toBe(sites - 1);
  });
});

describe('GET /jobs?ids=', () => {
  const list = (ids: string) => tenant.api.get(`/jobs?ids=${encodeURIComponent(ids)}`);

  test('answers in the order of the request, with what it does not find in its place', async () => {
    const running = await seedCrawl(tenant, { kind: 'site', status: 'running' });
    const { status, body, headers } = await list(
      `job_an_999999,${running},nonsense,${analysisJob},job_xx_1,${otherJob}`,
    );
    expect([status, headers.get('retry-after')]).toEqual([200, null]);
    expect(body.data).toEqual([
      { id: 'job_an_999999', status: 'not_found' },
      expect.objectContaining({ id: running, status: 'processing', retry_after_seconds: 5 }),
      { id: 'nonsense', status: 'not_found' },
      expect.objectContaining({ id: analysisJob, status: 'completed', retry_after_seconds: null }),
      { id: 'job_xx_1', status: 'not_found' },
      { id: otherJob, status: 'not_found' },
    ]);
    expect(body.meta).toEqual({ requested: 6, found: 2 });
  });

  test('answers a job as it does alone', async () => {
    const alone = await tenant.api.get(`/jobs/${analysisJob}`);
    expect((await list(analysisJob)).body.data).toEqual([alone.body.data]);
  });

  test.each([
    { ids: ' a , b ', found: ['a', 'b'] },
    { ids: ',a,,b,', found: ['a', 'b'] },
    { ids: 'b,a,b,a,c', found: ['b', 'a', 'c'] },
    { ids: 'a, a ,a', found: ['a'] },
    { ids: 'job_an_01,JOB_AN_1', found: ['job_an_01', 'JOB_AN_1'] },
    { ids: 'a\u00a0,ü', found: ['a', 'ü'] },
  ])('trims, drops what is empty and keeps the first of the same: "$ids"', async ({ ids, found }) => {
    const { body } = await list(ids);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(found);
    expect(body.meta).toEqual({ requested: found.length, found: 0 });
  });

  const many = (count: number): string => Array.from({ length: count }, (_, n) => `job_an_${1_000_000 + n}`).join(',');
  test.each([
    { name: '50 ids', ids: many(50), requested: 50 },
    { name: '50 ids, each of them twice', ids: `${many(50)},${many(50)}`, requested: 50 },
    { name: '50 ids and empty segments', ids: `,,${many(50)},,`, requested: 50 },
  ])('takes $name', async ({ ids, requested }) => {
    expect((await list(ids)).body.meta).toEqual({ requested, found: 0 });
  });

  test.each([
    { name: 'none', query: '' },
    { name: 'an empty list', query: '?ids=' },
    { name: 'a list of nothing', query: '?ids=%20,%20,,' },
    { name: '51 ids', query: `?ids=${many(51)}` },
    { name: 'the parameter twice', query: '?ids=job_an_1&ids=job_an_2' },
    { name: 'the parameter twice with the same value', query: '?ids=job_an_1&ids=job_an_1' },
  ])('refuses $name', async ({ query }) => {
    const { status, body } = await tenant.api.get(`/jobs${query}`);
    expect([status, body.error.code]).toEqual([400, 'invalid_request']);
    expect(body.error.message).toMatch(/^Invalid query: ids: /);
  });
});

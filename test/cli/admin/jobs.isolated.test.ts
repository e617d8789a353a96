/** @module-tag stories */
import { describe, expect, test } from 'vitest';
import { openEmbeddedJobSender } from '../../../cli/admin/embedded-queues.ts';
import { findQueues } from '../../../local/queue-file.ts';
import { secondsLater } from '../../../shared/domain/jobs/deadlines.ts';
import { readEnvironment } from '../../../shared/environment.ts';
import { jobKinds } from '../../../shared/jobs/job-kinds.ts';
import { openJobQueue } from '../../../shared/jobs/job-queue.ts';
import { analysisKind } from '../../../shared/jobs/kinds/analysis.ts';
import { crawlKind } from '../../../shared/jobs/kinds/crawl.ts';
import { endJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { reportJob } from '../../../shared/jobs/lifecycle/report-job.ts';
import { sweep } from '../../../shared/jobs/lifecycle/sweep.ts';
import { startAnalysis } from '../../../shared/jobs/start-analysis.ts';
import { siteCrawlWrites } from '../../../shared/jobs/start-site-crawl.ts';
import { type Analysis, getAnalysis } from '../../../shared/table/analyses.ts';
import { type Crawl, getCrawl } from '../../../shared/table/crawls.ts';
import type { Key } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { getUsage } from '../../../shared/table/organizations.ts';
import { getPage, type Page } from '../../../shared/table/pages.ts';
import { getSite, type Site, updateSite } from '../../../shared/table/sites.ts';
import { seedLiveSite } from '../../harness/seed-live-site.ts';
import { seedDeletion, seedPage, seedSite, seedSnapshot } from '../../harness/seeds.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import { useAdmin } from './use-admin.ts';

const system = useSystem({ own: true });
const admin = useAdmin(() => system.operator);
const now = () => new Date();
/** Out of the sweeper's sight while a test looks at the row. */
const hide = (key: Key, set: Record<string, unknown> = {}) =>
  updateItem(system.table, key, { set: { ...set, dueAt: secondsLater(new Date(), 600).toISOString() } });

/** A crawl that is queued and that no message tells of. */
async function makeCrawl(tenant: Tenant): Promise<{ site: Site; crawl: Crawl; id: string; jobId: string }> {
  const { ids, table } = system.operator;
  const site = await seedSite(system, tenant, { backgroundStatus: 'discovering' });
  const request = { id: await ids.next('crawl'), organizationId: tenant.organizationId, siteId: site.id, now: now() };
  const { crawl, writes, message } = siteCrawlWrites(request);
  await transact(table, writes);
  await hide(crawlKind.keyOf(crawl));
  return { site, crawl, id: String(crawl.id), jobId: message.jobId };
}

/** An analysis that is queued and that no message tells of. */
async function makeAnalysis(tenant: Tenant, given?: Page): Promise<{ page: Page; analysis: Analysis; jobId: string }> {
  const { table, ids } = system.operator;
  const { organizationId, id } = given ?? (await seedPage(system, tenant));
  const seeded = await getPage(table, organizationId, id);
  if (seeded && !given) await seedSnapshot(system, seeded, { markdown: '# Heading\n\nSome text.\n' });
  const page = await getPage(table, organizationId, id);
  if (!page) throw new Error('the page is not there');
  const services = { table, ids, now, jobs: { send: async () => {} } };
  const started = await startAnalysis(services, { page, drafts: [], force: true });
  if (!started.started) throw new Error(started.reason);
  await hide(analysisKind.keyOf(started.analysis));
  return { page, analysis: started.analysis, jobId: `job_an_${started.analysis.id}` };
}

const stick = (analysis: Analysis) =>
  hide(analysisKind.keyOf(analysis), {
    'job/resends': 2,
    'job/state': 'running',
    'job/reportedAt': now().toISOString(),
  });
async function complete(crawl: Crawl): Promise<void> {
  const task = { organizationId: crawl.organizationId, id: crawl.id, jobId: crawl.job.id };
  const running = await reportJob({ table: system.table, now }, crawlKind, task);
  await endJob(system.table, crawlKind, running, { status: 'completed', now: now() });
}
const auditsUsed = async (tenant: Tenant) => (await getUsage(system.table, tenant.organizationId, now())).audits;

describe('crawl cancel', () => {
  test('ends the crawl: its job reads failed, its site is idle, the next crawl may start', async () => {
    const tenant = await system.tenant();
    const { site, crawl, id, jobId } = await makeCrawl(tenant);
    expect(await admin.json('crawl', 'cancel', id)).toEqual({ crawl_id: crawl.id, status: 'cancelled' });
    const { body } = await tenant.api.get(`/jobs/${jobId}`);
    expect(body.data).toMatchObject({ status: 'failed', error: 'Crawl cancelled', retry_after_seconds: null });
    expect(await getSite(system.table, tenant.organizationId, site.id)).toMatchObject({ backgroundStatus: null });
    const next = siteCrawlWrites({ ...crawl, id: await system.operator.ids.next('crawl'), now: now() });
    expect(await transact(system.table, next.writes)).toEqual({ ok: true });
  });

  test('takes the id of the crawl’s job as well, and cancels once', async () => {
    const { crawl, jobId } = await makeCrawl(await system.tenant());
    const cancelled = { crawl_id: crawl.id, status: 'cancelled' };
    expect(await admin.json('crawl', 'cancel', jobId)).toEqual(cancelled);
    expect(await admin.json('crawl', 'cancel', jobId)).toEqual(cancelled);
  });

  test('leaves a crawl that is over as it is', async () => {
    const { crawl, id } = await makeCrawl(await system.tenant());
    await complete(crawl);
    expect(await admin.json('crawl', 'cancel', id)).toEqual({ crawl_id: crawl.id, status: 'completed' });
  });

  test('refuses an unknown crawl', async () => {
    expect(await admin.refusal('crawl', 'cancel', '999999')).toBe('job job_cr_999999 does not exist');
  });
});

describe('jobs list', () => {
  const idsOf = (result: { jobs: { job_id: string }[] }) => result.jobs.map((job) => job.job_id);

  test('shows the unfinished jobs of all organizations, and the stuck ones alone when asked', async () => {
    const [one, two] = [await system.tenant(), await system.tenant()];
    const healthy = await makeCrawl(one);
    const resent = await makeAnalysis(two);
    await stick(resent.analysis);
    const listed = await admin.json('jobs', 'list');
    expect(idsOf(listed)).toEqual(expect.arrayContaining([healthy.jobId, resent.jobId]));
    expect(listed.dead_letters).toBeNull();
    expect(listed.jobs.find((job: { job_id: string }) => job.job_id === healthy.jobId)).toEqual({
      job_id: healthy.jobId,
      kind: 'crawl',
      machine: 'crawl-site',
      organization_id: one.organizationId,
      site_id: healthy.site.id,
      page_id: null,
      status: 'queued',
      attempt: 1,
      due_at: expect.any(String),
      resends: 0,
      stuck: false,
    });
    const stuck = await admin.json('jobs', 'list', '--stuck');
    expect(idsOf(stuck)).toContain(resent.jobId);
    expect(idsOf(stuck)).not.toContain(healthy.jobId);
  });

  test('leaves finished jobs out', async () => {
    const { crawl, jobId } = await makeCrawl(await system.tenant());
    await endJob(system.table, crawlKind, crawl, { status: 'failed', now: now() });
    expect(idsOf(await admin.json('jobs', 'list'))).not.toContain(jobId);
  });
});

describe('jobs start, show and cancel', () => {
  test('work for every kind: a job is started on its site or page, shown while it waits, and cancelled', async () => {
    const tenant = await system.tenant();
    const { table, ids } = system.operator;
    const given = { organizationId: tenant.organizationId, domain: 'shop.example', path: '/a/', now: now() };
    const { site, page } = await seedLiveSite({ table, ids }, given);
    for (const kind of jobKinds.keys()) {
      const start = ['jobs', 'start', kind, String(site.id)];
      const onPage = ['analysis', 'outline'].includes(kind) ? ['--page', String(page.id)] : [];
      const started = await admin.json(...start, ...onPage);
      const shown = { kind, organization_id: tenant.organizationId, site_id: site.id, status: 'queued' };
      expect(started).toMatchObject({ ...shown, message_id: null });
      expect(await admin.json('jobs', 'show', started.job_id)).toMatchObject({ ...shown, failure_reason: null });
      const cancelled = { job_id: started.job_id, status: 'cancelled' };
      expect(await admin.json('jobs', 'cancel', started.job_id)).toEqual(cancelled);
      expect(await admin.json('jobs', 'show', started.job_id)).toMatchObject({ status: 'cancelled' });
    }
    expect(await auditsUsed(tenant)).toBe(0);
  });

  test('refuse an unknown kind, site or page, and what the guards of the job refuse', async () => {
    const tenant = await system.tenant();
    const page = await seedPage(system, tenant);
    const site = String(page.siteId);
    expect(await admin.refusal('jobs', 'start', 'greeting', site)).toMatch(/must be one of analysis, crawl/);
    expect(await admin.refusal('jobs', 'start', 'crawl', '999999')).toBe('site 999999 does not exist');
    expect(await admin.refusal('jobs', 'start', 'analysis', site, '--page', '999999')).toBe(
      `site ${site} has no page 999999`,
    );
    const refused = await admin.refusal('jobs', 'start', 'analysis', site, '--page', String(page.id));
    expect(refused).toBe('the job was not started: no_content');
    expect(await admin.refusal('jobs', 'show', 'job_outline_999999')).toBe('job job_outline_999999 does not exist');
  });
});

describe('jobs retry', () => {
  test('a stuck job starts anew under its next attempt, due at once', async () => {
    const { analysis, jobId } = await makeAnalysis(await system.tenant());
    await stick(analysis);
    const before = now().toISOString();
    const retried = await admin.json('jobs', 'retry', jobId);
    const due_at = expect.any(String);
    expect(retried).toEqual({ job_id: jobId, status: 'queued', attempt: 2, due_at, message_id: null });
    const row = await getAnalysis(system.table, analysis.organizationId, analysis.id);
    expect(row).toMatchObject({ job: { attempt: 2, resends: 0 }, dueAt: retried.due_at });
    expect(row?.job.reportedAt).toBeUndefined();
    expect(before <= retried.due_at && retried.due_at <= now().toISOString()).toBe(true);
  });

  test('a failed analysis runs after the sweeper has sent it, and its audit is taken once', async () => {
    const tenant = await system.tenant();
    const { analysis, jobId } = await makeAnalysis(tenant);
    await endJob(system.table, analysisKind, analysis, { status: 'failed', now: now() });
    expect(await auditsUsed(tenant)).toBe(0);
    await admin.json('jobs', 'retry', jobId);
    expect(await auditsUsed(tenant)).toBe(1);
    await sweep({ table: system.table, jobs: openJobQueue(readEnvironment()), now });
    expect(await waitForJob(tenant.api, jobId)).toMatchObject({ status: 'completed', error: null });
    expect(await auditsUsed(tenant)).toBe(1);
  });

  test('of a running system is in its queue at once, and runs without the sweeper', async () => {
    const tenant = await system.tenant();
    const { analysis, jobId } = await makeAnalysis(tenant);
    await endJob(system.table, analysisKind, analysis, { status: 'failed', now: now() });
    const queues = await findQueues(readEnvironment().DATA_DIR);
    admin.services.sendJob = openEmbeddedJobSender(queues ?? '');
    try {
      expect((await admin.json('jobs', 'retry', jobId)).message_id).toEqual(expect.any(String));
    } finally {
      admin.services.sendJob = null;
    }
    // The system's own sweeper comes once a minute.
    expect(await waitForJob(tenant.api, jobId)).toMatchObject({ status: 'completed' });
  });

  test('a failed crawl keeps its site busy again', async () => {
    const tenant = await system.tenant();
    const { site, crawl, jobId } = await makeCrawl(tenant);
    await endJob(system.table, crawlKind, crawl, { status: 'failed', now: now() });
    expect(await admin.json('jobs', 'retry', jobId)).toMatchObject({ status: 'queued', attempt: 2 });
    expect(await getSite(system.table, tenant.organizationId, site.id)).toMatchObject({
      backgroundStatus: 'discovering',
      latestCrawlId: crawl.id,
    });
    const next = siteCrawlWrites({ ...crawl, id: await system.operator.ids.next('crawl'), now: now() });
    expect(await transact(system.table, next.writes)).toMatchObject({ ok: false, failed: ['lock'] });
    await admin.json('crawl', 'cancel', String(crawl.id));
  });

  test('a crawl that had started goes on as running', async () => {
    const { crawl, jobId } = await makeCrawl(await system.tenant());
    const task = { organizationId: crawl.organizationId, id: crawl.id, jobId };
    const services = { table: system.table, now };
    const running = await reportJob(services, crawlKind, task, { set: { startedAt: now().toISOString() } });
    await endJob(system.table, crawlKind, running, { status: 'failed', now: now() });
    await admin.json('jobs', 'retry', jobId);
    expect(await getCrawl(system.table, crawl.organizationId, crawl.id)).toMatchObject({ status: 'running' });
    await admin.json('crawl', 'cancel', String(crawl.id));
  });

  test('refuses what is on its way, done, cancelled, or unknown', async () => {
    const tenant = await system.tenant();
    const queued = await makeCrawl(tenant);
    expect(await admin.refusal('jobs', 'retry', queued.jobId)).toMatch(/is not stuck: it is queued, due at /);
    await admin.json('crawl', 'cancel', queued.id);
    expect(await admin.refusal('jobs', 'retry', queued.jobId)).toBe(`job ${queued.jobId} is cancelled`);
    const done = await makeCrawl(tenant);
    await complete(done.crawl);
    expect(await admin.refusal('jobs', 'retry', done.jobId)).toBe(`job ${done.jobId} is completed`);
    expect(await admin.refusal('jobs', 'retry', 'job_an_999999')).toBe('job job_an_999999 does not exist');
    expect(await admin.refusal('jobs', 'retry', '12')).toMatch(/^JOB_ID must be a job id/);
  });

  test('refuses a failed analysis whose page was deleted, and takes nothing for it', async () => {
    const tenant = await system.tenant();
    const { page, analysis, jobId } = await makeAnalysis(tenant);
    await endJob(system.table, analysisKind, analysis, { status: 'failed', now: now() });
    await seedDeletion(system, page);
    expect(await admin.refusal('jobs', 'retry', jobId)).toBe(`page ${page.id} was deleted`);
    expect(await auditsUsed(tenant)).toBe(0);
  });

  test('refuses a failed analysis while another one of the page runs, and after a later one', async () => {
    const tenant = await system.tenant();
    const { page, analysis, jobId } = await makeAnalysis(tenant);
    await endJob(system.table, analysisKind, analysis, { status: 'failed', now: now() });
    const second = await makeAnalysis(tenant, page);
    expect(await admin.refusal('jobs', 'retry', jobId)).toBe(`another analysis of page ${page.id} is running`);
    await stick(second.analysis);
    await admin.json('jobs', 'retry', second.jobId);
    await sweep({ table: system.table, jobs: openJobQueue(readEnvironment()), now });
    await waitForJob(tenant.api, second.jobId);
    expect(await admin.refusal('jobs', 'retry', jobId)).toMatch(/was analysed since/);
  });

  test('refuses a failed crawl while another one of the site runs', async () => {
    const tenant = await system.tenant();
    const { site, crawl, jobId } = await makeCrawl(tenant);
    await endJob(system.table, crawlKind, crawl, { status: 'failed', now: now() });
    const next = siteCrawlWrites({ ...crawl, id: await system.operator.ids.next('crawl'), now: now() });
    await transact(system.table, next.writes);
    await updateSite(system.table, tenant.organizationId, site.id, { set: { backgroundStatus: 'crawling' } });
    expect(await admin.refusal('jobs', 'retry', jobId)).toBe(
      `another crawl of site ${site.id} is running (${next.message.jobId})`,
    );
    await admin.json('crawl', 'cancel', String(next.crawl.id));
  });
});

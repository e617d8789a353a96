import { beforeEach, describe, expect, test } from 'vitest';
import {
  PROCESSING_DUE_SECONDS,
  QUEUED_DUE_SECONDS,
  QUEUED_SECONDS_MAX,
  resendWaitSeconds,
} from '../../../shared/domain/jobs/deadlines.ts';
import { formatJobId } from '../../../shared/domain/jobs/job-id.ts';
import { setProcessVariables } from '../../../shared/environment.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { analysisKind, analysisTask } from '../../../shared/jobs/kinds/analysis.ts';
import { crawlKind } from '../../../shared/jobs/kinds/crawl.ts';
import { endJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { reportJob } from '../../../shared/jobs/lifecycle/report-job.ts';
import { sweep } from '../../../shared/jobs/lifecycle/sweep.ts';
import { startAnalysis } from '../../../shared/jobs/start-analysis.ts';
import { siteCrawlWrites } from '../../../shared/jobs/start-site-crawl.ts';
import { type Analysis, getAnalysis } from '../../../shared/table/analyses.ts';
import { getCrawl } from '../../../shared/table/crawls.ts';
import { listUnfinishedJobs } from '../../../shared/table/due-work.ts';
import { getItem } from '../../../shared/table/engine/client.ts';
import { createIdAllocator, type IdAllocator } from '../../../shared/table/engine/ids.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { createOrganization, getUsage } from '../../../shared/table/organizations.ts';
import { createPageWrites, newPage, type Page } from '../../../shared/table/pages.ts';
import { createSiteWrites, getSite, newSite } from '../../../shared/table/sites.ts';
import { useTable } from '../table/use-table.ts';

setProcessVariables({ LOG_LEVEL: 'silent' });
const engine = useTable();
const start = new Date('2026-11-21T10:00:00.000Z');
let now: Date;
let sent: JobMessage[];
let ids: IdAllocator;
let organizationId: number;

const services = () => ({
  table: engine.table,
  ids,
  now: () => now,
  jobs: {
    send: async (message: JobMessage) => {
      sent.push(message);
    },
  },
});
const after = (seconds: number): void => {
  now = new Date(start.getTime() + seconds * 1000);
};

beforeEach(async () => {
  now = start;
  sent = [];
  ids = createIdAllocator(engine.table);
  organizationId = await ids.next('organization');
  const createdAt = start.toISOString();
  await createOrganization(
    engine.table,
    {
      id: organizationId,
      name: 'O',
      plan: 'pro',
      preview: false,
      auditAllowance: null,
      ideasCap: null,
      siteCount: 0,
      createdAt,
    },
    { id: 1, organizationId, name: 'U', preview: false, createdAt },
  );
  // Jobs that the test before left unfinished are not this one's.
  for (const { pk, sk } of await listUnfinishedJobs(engine.table)) {
    await updateItem(engine.table, { pk, sk }, { remove: ['dueKind', 'dueAt'] });
  }
});

async function newSiteAndPage(): Promise<Page> {
  const createdAt = start.toISOString();
  const site = newSite({ id: await ids.next('site'), organizationId, domain: 'shop.example', createdAt });
  const path = '/a/';
  const page = newPage({
    id: await ids.next('page'),
    organizationId,
    siteId: site.id,
    path,
    url: null,
    createdAt,
    latestContentVersionId: 1,
  });
  await transact(engine.table, [...createSiteWrites(site, null), ...createPageWrites(page)]);
  return page;
}

async function queuedAnalysis(): Promise<Analysis> {
  const result = await startAnalysis(services(), { page: await newSiteAndPage(), drafts: [], force: false });
  if (!result.started) throw new Error(`not started: ${result.reason}`);
  sent = [];
  return result.analysis;
}

const report = (analysis: Analysis) => reportJob(services(), analysisKind, analysisTask(analysis));
const audits = async () => (await getUsage(engine.table, organizationId, start)).audits;
const read = (analysis: Analysis) => getAnalysis(engine.table, organizationId, analysis.id);

describe('a queued analysis that no worker picked up', () => {
  test('is left alone until its time', async () => {
    await queuedAnalysis();
    after(QUEUED_DUE_SECONDS - 1);
    expect(await sweep(services())).toEqual({ resent: 0, failed: 0 });
    expect(sent).toEqual([]);
  });

  test('is sent again, as it was sent at first', async () => {
    const { id } = await queuedAnalysis();
    after(QUEUED_DUE_SECONDS);
    expect(await sweep(services())).toEqual({ resent: 1, failed: 0 });
    const jobId = formatJobId({ kind: 'analysis', id });
    const queuedAt = expect.any(String);
    expect(sent).toEqual([{ machine: 'analyze-page', organizationId, id, jobId, attempt: 1, queuedAt }]);
    expect(await sweep(services())).toEqual({ resent: 0, failed: 0 });
  });

  test('is sent again for a day, ever less often, and its page stays locked', { tags: 'stories' }, async () => {
    const analysis = await queuedAnalysis();
    const lock = keys.analysisLock(organizationId, analysis.pageId);
    let seconds = 0;
    for (let resends = 0; ; resends += 1) {
      seconds += resendWaitSeconds(resends);
      if (seconds >= QUEUED_SECONDS_MAX) break;
      after(seconds - 1);
      expect(await sweep(services())).toEqual({ resent: 0, failed: 0 });
      after(seconds);
      expect(await sweep(services())).toEqual({ resent: 1, failed: 0 });
      const next = new Date(now.getTime() + resendWaitSeconds(resends + 1) * 1000).toISOString();
      expect((await getItem(engine.table, lock))?.['leaseUntil'] > next).toBe(true);
    }
    // A message that is sent again starts one execution: all name it alike.
    expect(new Set(sent.map(({ jobId, attempt }) => `${jobId} ${attempt}`)).size).toBe(1);
  });

  test('is failed after a day: the lock free, the allowance returned', async () => {
    const analysis = await queuedAnalysis();
    expect(await audits()).toBe(1);
    after(QUEUED_SECONDS_MAX);
    expect(await sweep(services())).toEqual({ resent: 0, failed: 1 });
    expect(await read(analysis)).toMatchObject({ status: 'failed', completedAt: now.toISOString() });
    expect(await audits()).toBe(0);
    expect(await getItem(engine.table, keys.analysisLock(organizationId, analysis.pageId))).toBeNull();
    expect(await listUnfinishedJobs(engine.table)).toEqual([]);
  });

  test('is sent once by two sweepers at once that found it, or twice without harm', async () => {
    const analysis = await queuedAnalysis();
    after(QUEUED_DUE_SECONDS);
    await Promise.all([sweep(services()), sweep(services())]);
    expect(sent.length).toBeGreaterThan(0);
    // A message that is sent twice starts one execution: both name it alike.
    expect(new Set(sent.map(({ jobId, attempt }) => `${jobId} ${attempt}`)).size).toBe(1);
    expect((await read(analysis))?.status).toBe('queued');
  });
});

describe('an analysis that a worker picked up', () => {
  test('has its time from its last report', async () => {
    const analysis = await queuedAnalysis();
    await report(analysis);
    after(QUEUED_DUE_SECONDS * 5);
    await report(analysis);
    after(QUEUED_DUE_SECONDS * 5 + PROCESSING_DUE_SECONDS - 1);
    expect(await sweep(services())).toEqual({ resent: 0, failed: 0 });
  });

  test('is failed when it falls silent, and never sent again', async () => {
    const analysis = await queuedAnalysis();
    await report(analysis);
    after(PROCESSING_DUE_SECONDS);
    expect(await sweep(services())).toEqual({ resent: 0, failed: 1 });
    expect([(await read(analysis))?.status, sent, await audits()]).toEqual(['failed', [], 0]);
  });

  test('gives its audit back once, however many sweepers find it', async () => {
    const analysis = await queuedAnalysis();
    await report(analysis);
    after(PROCESSING_DUE_SECONDS);
    const results = await Promise.all(Array.from({ length: 5 }, () => sweep(services())));
    expect(results.reduce((sum, { failed }) => sum + failed, 0)).toBe(1);
    expect(await audits()).toBe(0);
  });

  test('leaves the lock to the analysis that took it over', async () => {
    const analysis = await queuedAnalysis();
    await report(analysis);
    const lock = keys.analysisLock(organizationId, analysis.pageId);
    await updateItem(engine.table, lock, { set: { holder: 'job_an_999999' } });
    after(PROCESSING_DUE_SECONDS);
    expect(await sweep(services())).toEqual({ resent: 0, failed: 1 });
    expect((await getItem(engine.table, lock))?.['holder']).toBe('job_an_999999');
    expect(await audits()).toBe(0);
  });
});

describe('a finished job', () => {
  test('is no longer listed, and nothing is done to it', async () => {
    const analysis = await queuedAnalysis();
    await report(analysis);
    expect(await endJob(engine.table, analysisKind, analysis, { status: 'completed', now })).toBe(true);
    const before = await read(analysis);
    after(PROCESSING_DUE_SECONDS * 10);
    expect(await sweep(services())).toEqual({ resent: 0, failed: 0 });
    expect([await read(analysis), sent, await listUnfinishedJobs(engine.table)]).toEqual([before, [], []]);
  });

  test('that a lagging index still lists is over as its row says', async () => {
    const analysis = await queuedAnalysis();
    await updateItem(engine.table, keys.analysis(organizationId, analysis.id), { set: { 'job/state': 'completed' } });
    after(QUEUED_DUE_SECONDS * 10);
    expect(await listUnfinishedJobs(engine.table, now)).toHaveLength(1);
    expect(await sweep(services())).toEqual({ resent: 0, failed: 0 });
  });
});

describe('a crawl', () => {
  async function pendingCrawl() {
    const { siteId } = await newSiteAndPage();
    const { crawl, writes } = siteCrawlWrites({ id: await ids.next('crawl'), organizationId, siteId, now });
    await transact(engine.table, writes);
    await updateItem(engine.table, keys.site(organizationId, siteId), { set: { backgroundStatus: 'discovering' } });
    return crawl;
  }

  test('that no worker picked up is sent again', async () => {
    const { id } = await pendingCrawl();
    after(QUEUED_DUE_SECONDS);
    expect(await sweep(services())).toEqual({ resent: 1, failed: 0 });
    const message = { machine: 'crawl-site', organizationId, id, jobId: `job_cr_${id}`, attempt: 1 };
    expect(sent).toEqual([{ ...message, queuedAt: expect.any(String) }]);
  });

  test('that fell silent is failed: the site idle, its lock free', async () => {
    const crawl = await pendingCrawl();
    await reportJob(services(), crawlKind, { organizationId, id: crawl.id, jobId: crawl.job.id });
    after(PROCESSING_DUE_SECONDS);
    expect(await sweep(services())).toEqual({ resent: 0, failed: 1 });
    expect(await getCrawl(engine.table, organizationId, crawl.id)).toMatchObject({ status: 'failed' });
    expect(await getSite(engine.table, organizationId, crawl.siteId)).toMatchObject({ backgroundStatus: null });
    expect(await getItem(engine.table, keys.siteLock(organizationId, crawl.siteId, 'CRAWL'))).toBeNull();
  });

  test('that was cancelled stays cancelled', async () => {
    const crawl = await pendingCrawl();
    expect(await endJob(engine.table, crawlKind, crawl, { status: 'cancelled', now })).toBe(true);
    expect(await endJob(engine.table, crawlKind, crawl, { status: 'failed', now })).toBe(false);
    after(PROCESSING_DUE_SECONDS);
    expect(await sweep(services())).toEqual({ resent: 0, failed: 0 });
    expect(await getCrawl(engine.table, organizationId, crawl.id)).toMatchObject({ status: 'cancelled' });
  });
});

test('a job that cannot be read does not keep the others waiting', async () => {
  const broken = await queuedAnalysis();
  const sound = await queuedAnalysis();
  await updateItem(engine.table, keys.analysis(organizationId, broken.id), { set: { 'job/attempt': 'none' } });
  after(QUEUED_DUE_SECONDS);
  expect(await sweep(services())).toEqual({ resent: 1, failed: 0 });
  expect(sent.map(({ id }) => id)).toEqual([sound.id]);
});

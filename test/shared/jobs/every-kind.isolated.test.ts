/** What holds for every kind of job in the registry: a kind that is added there without a started here fails. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { resumeJobs } from '../../../local/resume-jobs.ts';
import { jobDeadlines, QUEUED_DUE_SECONDS, secondsLater } from '../../../shared/domain/jobs/deadlines.ts';
import { formatJobId } from '../../../shared/domain/jobs/job-id.ts';
import { setProcessVariables } from '../../../shared/environment.ts';
import { computeOpportunityScores } from '../../../shared/jobs/compute-opportunity-scores.ts';
import type { JobKind, JobTaskReference } from '../../../shared/jobs/job-kind.ts';
import { jobKinds } from '../../../shared/jobs/job-kinds.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { endJob, failJob, queuedDueAt, reportJob } from '../../../shared/jobs/lifecycle.ts';
import { requestOpportunityScores } from '../../../shared/jobs/request-opportunity-scores.ts';
import { startAnalysis } from '../../../shared/jobs/start-analysis.ts';
import { startIdeasRun } from '../../../shared/jobs/start-ideas-run.ts';
import { startKeywordGeneration } from '../../../shared/jobs/start-keyword-generation.ts';
import { keywordRunStart } from '../../../shared/jobs/start-plan-keywords.ts';
import { siteCrawlWrites } from '../../../shared/jobs/start-site-crawl.ts';
import { sweep } from '../../../shared/jobs/sweep.ts';
import { JobOverError } from '../../../shared/jobs/worker-errors.ts';
import { listOperatorJobs } from '../../../shared/operator/operator-jobs.ts';
import { listUnfinishedJobs } from '../../../shared/table/due-work.ts';
import { getItem } from '../../../shared/table/engine/client.ts';
import { createIdAllocator, type IdAllocator } from '../../../shared/table/engine/ids.ts';
import { type Key, keys } from '../../../shared/table/engine/keys.ts';
import { transact, type Write } from '../../../shared/table/engine/transaction.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { takeScores } from '../../../shared/table/opportunity-scores.ts';
import { createOrganization, getUsage } from '../../../shared/table/organizations.ts';
import { createOutlineWrites } from '../../../shared/table/outlines.ts';
import { createPageWrites, newPage, type Page } from '../../../shared/table/pages.ts';
import { createPlannedPagesWrites, readPlan } from '../../../shared/table/planning.ts';
import { createSiteWrites, newSite, type Site } from '../../../shared/table/sites.ts';
import { useTable } from '../table/use-table.ts';

setProcessVariables({ LOG_LEVEL: 'silent' });
const engine = useTable();
const start = new Date('2026-11-21T10:00:00.000Z');
const createdAt = start.toISOString();
const HOUR_SECONDS = 3_600;
let now: Date;
let sent: JobMessage[];
let ids: IdAllocator;
let organizationId: number;
let site: Site;
let page: Page;

const services = () => ({
  table: engine.table,
  ids,
  now: () => now,
  newId: () => randomUUID(),
  jobs: { send: async (message: JobMessage) => void sent.push(message) },
});
const write = async (writes: readonly Write[]): Promise<void> => {
  expect(await transact(engine.table, writes)).toEqual({ ok: true });
};

beforeEach(async () => {
  now = start;
  sent = [];
  ids = createIdAllocator(engine.table);
  organizationId = await ids.next('organization');
  const organization = { id: organizationId, name: 'O', plan: 'pro', preview: true } as const;
  await createOrganization(
    engine.table,
    { ...organization, auditAllowance: null, ideasCap: null, siteCount: 0, createdAt },
    { id: 1, organizationId, name: 'U', preview: true, createdAt },
  );
  const siteId = await ids.next('site');
  site = newSite({ id: siteId, organizationId, domain: 'shop.example', createdAt, lastCrawledAt: createdAt });
  const id = await ids.next('page');
  page = newPage({ id, organizationId, siteId, path: '/a/', url: null, createdAt, latestContentVersionId: 1 });
  await write([...createSiteWrites(site, null), ...createPageWrites(page)]);
  // What the test before left unfinished is not this one's.
  for (const { pk, sk } of await listUnfinishedJobs(engine.table)) {
    await updateItem(engine.table, { pk, sk }, { remove: ['dueKind', 'dueAt'] });
  }
});

/** A job that has begun: what its worker is sent, and the lock that it holds. */
interface StartedJob {
  job: JobTaskReference;
  lock: Key | null;
}

const starters: Record<string, () => Promise<StartedJob>> = {
  async analysis() {
    const started = await startAnalysis(services(), { page, drafts: [], force: true });
    if (!started.started) throw new Error(started.reason);
    return { job: lastSent(), lock: keys.analysisLock(organizationId, page.id) };
  },
  async crawl() {
    const id = await ids.next('crawl');
    const { writes, message } = siteCrawlWrites({ id, organizationId, siteId: site.id, now });
    await write(writes);
    return { job: message, lock: keys.siteLock(organizationId, site.id, 'CRAWL') };
  },
  async ideas_run() {
    const started = await startIdeasRun(services(), { site, mode: 'update', trigger: 'manual' });
    if (!started.started) throw new Error(started.reason);
    return { job: lastSent(), lock: keys.siteLock(organizationId, site.id, 'IDEAS') };
  },
  async keyword_generation() {
    await startKeywordGeneration(services(), { site, scope: 'all' });
    return { job: lastSent(), lock: keys.siteLock(organizationId, site.id, 'KEYWORDS') };
  },
  async opportunity_scores() {
    await requestOpportunityScores(services(), site);
    return { job: lastSent(), lock: null };
  },
  async outline() {
    const id = await ids.next('outline');
    const jobId = formatJobId({ kind: 'outline', id });
    const leaseUntil = secondsLater(now, jobDeadlines.outline.leaseSeconds);
    const request = { id, primaryKeyword: 'tyres', triggeredBy: 'api' } as const;
    await write(createOutlineWrites(page, request, { jobId, leaseUntil, now, dueAt: queuedDueAt(now) }).writes);
    return { job: { organizationId, id: page.id, jobId }, lock: keys.outlineLock(organizationId, page.id) };
  },
  async plan_keywords() {
    const id = await ids.next('page');
    const planned = newPage({
      id,
      organizationId,
      siteId: site.id,
      path: '/p/',
      url: null,
      createdAt,
      planned: true,
    });
    await write(createPlannedPagesWrites(site, [planned]));
    const { writes, message } = keywordRunStart(site, await readPlan(engine.table, site), now);
    await write(writes);
    return { job: message, lock: keys.siteLock(organizationId, site.id, 'KEYWORDS') };
  },
};

function lastSent(): JobMessage {
  const message = sent.at(-1);
  if (!message) throw new Error('no message was sent');
  return message;
}

const kindNamed = (name: string): JobKind<unknown> => {
  const kind = jobKinds.get(name);
  if (!kind) throw new Error(`no kind is called ${name}`);
  return kind;
};

/** A step of the job begins; false when the job is over. The scores alone are taken by their worker, not reported. */
async function report(name: string, { job }: StartedJob): Promise<boolean> {
  if (name === 'opportunity_scores') {
    const taken = { holder: job.jobId, leaseUntil: secondsLater(now, 300), now };
    return (await takeScores(engine.table, site, taken)) !== null;
  }
  try {
    await reportJob(services(), kindNamed(name), job);
    return true;
  } catch (error) {
    if (error instanceof JobOverError) return false;
    throw error;
  }
}

const allowance = async () => {
  const { audits, credits, ideasRuns } = await getUsage(engine.table, organizationId, start);
  return { audits, credits, ideasRuns };
};
const untouched = { audits: 0, credits: 0, ideasRuns: 0 };
const lockOf = async ({ lock }: StartedJob) => (lock ? await getItem(engine.table, lock) : null);

/** What is sent of the opportunity scores is worked on: nothing fails them. */
async function workOnScores(): Promise<void> {
  for (const message of sent.splice(0)) {
    if (message.machine === 'score-opportunities') await computeOpportunityScores(services(), site, message.jobId);
  }
}

async function sweepTwoHoursLater(): Promise<void> {
  now = secondsLater(now, HOUR_SECONDS);
  await sweep(services());
  await workOnScores();
  now = secondsLater(now, HOUR_SECONDS);
  await sweep(services());
  await workOnScores();
}

test('every kind of the registry has its started here', () => {
  expect(Object.keys(starters).sort()).toEqual([...jobKinds.keys()].sort());
});

describe.each(Object.entries(starters))('a job of the kind %s', (kind, begin) => {
  it('is listed for the operator while it is unfinished', async () => {
    await begin();
    const listed = await listOperatorJobs(services());
    expect(listed).toMatchObject([{ organizationId, status: 'queued', stuck: false }]);
  });

  it('that was killed at a step is not failed by the hour that the system was off', async () => {
    const started = await begin();
    expect(await report(kind, started)).toBe(true);
    now = secondsLater(now, HOUR_SECONDS);
    await resumeJobs(services());
    expect(await sweep(services())).toMatchObject({ failed: 0 });
    // An outline reads as failed once its lease is over: its worker ends.
    expect(await report(kind, started)).toBe(kind !== 'outline');
  });

  it('that was killed at a step and never goes on ends, with its lock and its allowance released', async () => {
    const started = await begin();
    expect(await report(kind, started)).toBe(true);
    now = secondsLater(now, HOUR_SECONDS);
    await resumeJobs(services());
    await sweepTwoHoursLater();
    expect(await listUnfinishedJobs(engine.table)).toEqual([]);
    expect(await lockOf(started)).toBeNull();
    expect(await allowance()).toEqual(untouched);
  });

  it('whose message is lost is sent again after its deadline', async () => {
    await begin();
    sent = [];
    now = secondsLater(now, QUEUED_DUE_SECONDS);
    expect(await sweep(services())).toEqual({ resent: 1, failed: 0 });
    expect(sent).toHaveLength(1);
  });
});

/** The scores are never failed, and hold no lock. */
const failing = Object.entries(starters).filter(([kind]) => jobKinds.get(kind)?.onSilence === 'fail');

describe.each(failing)('a job of the kind %s', (kind, begin) => {
  it('that failed for good ends once, with its lock and its allowance released', async () => {
    const started = await begin();
    expect(await report(kind, started)).toBe(true);
    await failJob(services(), kindNamed(kind), started.job);
    await failJob(services(), kindNamed(kind), started.job);
    expect(await listUnfinishedJobs(engine.table)).toEqual([]);
    expect(await lockOf(started)).toBeNull();
    expect(await allowance()).toEqual(untouched);
    expect(await report(kind, started)).toBe(false);
  });

  it('that lost its lock leaves it to its holder, and ends', async () => {
    const started = await begin();
    if (!started.lock) throw new Error('it holds no lock');
    await updateItem(engine.table, started.lock, { set: { holder: 'job_of_another' } });
    expect(await report(kind, started)).toBe(false);
    const kindOfJob = kindNamed(kind);
    const row = await kindOfJob.find(engine.table, started.job);
    if (row !== null) await endJob(engine.table, kindOfJob, row, { status: 'failed', now });
    expect(await lockOf(started)).toMatchObject({ holder: 'job_of_another' });
    expect(await allowance()).toEqual(untouched);
  });
});

it.each(['keyword_generation', 'opportunity_scores'])(
  'a row of %s that an earlier version wrote is swept',
  async (kind) => {
    const started = await starters[kind]?.();
    const [due] = await listUnfinishedJobs(engine.table);
    if (!due || !started) throw new Error('there is no job');
    await updateItem(engine.table, { pk: due.pk, sk: due.sk }, { set: { dueKind: `keywords#${site.id % 4}` } });
    sent = [];
    now = secondsLater(now, QUEUED_DUE_SECONDS);
    expect(await sweep(services())).toEqual({ resent: 1, failed: 0 });
    expect(sent).toHaveLength(1);
    expect(await report(kind, started)).toBe(true);
  },
);

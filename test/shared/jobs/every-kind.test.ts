/** What holds for every kind of job in the registry: a kind that is added there and not started here fails. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { resumeJobs } from '../../../local/resume-jobs.ts';
import {
  jobDeadlines,
  PROCESSING_DUE_SECONDS,
  QUEUED_DUE_SECONDS,
  secondsLater,
} from '../../../shared/domain/jobs/deadlines.ts';
import { formatJobId } from '../../../shared/domain/jobs/job-id.ts';
import { setProcessVariables } from '../../../shared/environment.ts';
import { computeOpportunityScores } from '../../../shared/jobs/compute-opportunity-scores.ts';
import { jobKinds } from '../../../shared/jobs/job-kinds.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { requestOpportunityScores } from '../../../shared/jobs/request-opportunity-scores.ts';
import { startAnalysis } from '../../../shared/jobs/start-analysis.ts';
import { startIdeasRun } from '../../../shared/jobs/start-ideas-run.ts';
import { startKeywordGeneration } from '../../../shared/jobs/start-keyword-generation.ts';
import { keywordRunStart, reportedKeywordRun } from '../../../shared/jobs/start-plan-keywords.ts';
import { siteCrawlWrites } from '../../../shared/jobs/start-site-crawl.ts';
import { sweep } from '../../../shared/jobs/sweep.ts';
import { listOperatorJobs } from '../../../shared/operator/operator-jobs.ts';
import { updateActiveAnalysis } from '../../../shared/table/analyses.ts';
import { updateActiveCrawl } from '../../../shared/table/crawls.ts';
import { listUnfinishedJobs } from '../../../shared/table/due-work.ts';
import { getItem } from '../../../shared/table/engine/client.ts';
import { createIdAllocator, type IdAllocator } from '../../../shared/table/engine/ids.ts';
import { type Key, keys } from '../../../shared/table/engine/keys.ts';
import { renewLease } from '../../../shared/table/engine/leases.ts';
import { transact, type Write } from '../../../shared/table/engine/transaction.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import { updateActiveIdeaRun } from '../../../shared/table/idea-runs.ts';
import { getKeywordGenerationRow, updateRunningGeneration } from '../../../shared/table/keyword-generations.ts';
import { takeScores } from '../../../shared/table/opportunity-scores.ts';
import { createOrganization, getUsage } from '../../../shared/table/organizations.ts';
import { createOutlineWrites, reportOutlineWrites } from '../../../shared/table/outlines.ts';
import { createPageWrites, newPage, type Page } from '../../../shared/table/pages.ts';
import { createPlannedPagesWrites, getPlan } from '../../../shared/table/planning.ts';
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
const reportDue = (): Date => secondsLater(now, PROCESSING_DUE_SECONDS);

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

/** A job that has begun: how its worker reports (false when it is over), and the lock that it holds. */
interface StartedJob {
  report(): Promise<boolean>;
  lock: Key | null;
}

const starters: Record<string, () => Promise<StartedJob>> = {
  async analysis() {
    const started = await startAnalysis(services(), { page, drafts: [], force: true });
    if (!started.started) throw new Error(started.reason);
    return {
      report: async () => {
        const set = { status: 'processing', reportedAt: now.toISOString() };
        return (await updateActiveAnalysis(engine.table, started.analysis, { set }, reportDue())) !== null;
      },
      lock: keys.analysisLock(organizationId, page.id),
    };
  },
  async crawl() {
    const id = await ids.next('crawl');
    const { crawl, writes } = siteCrawlWrites({ id, organizationId, siteId: site.id, now });
    await write(writes);
    return {
      report: async () => {
        const set = { status: 'running', reportedAt: now.toISOString() };
        return (await updateActiveCrawl(engine.table, crawl, { set }, reportDue())) !== null;
      },
      lock: keys.siteLock(organizationId, site.id, 'CRAWL'),
    };
  },
  async ideas_run() {
    const started = await startIdeasRun(services(), { site, mode: 'update', trigger: 'manual' });
    if (!started.started) throw new Error(started.reason);
    return {
      report: async () => {
        const set = { pickedUp: true, reportedAt: now.toISOString() };
        return (await updateActiveIdeaRun(engine.table, started.run, { set }, reportDue())) !== null;
      },
      lock: keys.siteLock(organizationId, site.id, 'IDEAS'),
    };
  },
  async keyword_generation() {
    await startKeywordGeneration(services(), { site, scope: 'all' });
    const generation = await getKeywordGenerationRow(engine.table, site);
    if (!generation) throw new Error('the generation is not there');
    return {
      report: async () =>
        (await updateRunningGeneration(engine.table, generation, { set: { pickedUp: true } }, reportDue())) !== null,
      lock: keys.siteLock(organizationId, site.id, 'KEYWORDS'),
    };
  },
  async opportunity_scores() {
    await requestOpportunityScores(services(), site);
    const holder = sent.at(-1)?.jobId ?? '';
    return {
      report: async () =>
        (await takeScores(engine.table, site, { holder, leaseUntil: secondsLater(now, 300), now })) !== null,
      lock: null,
    };
  },
  async outline() {
    const id = await ids.next('outline');
    const run = () => ({
      jobId: formatJobId({ kind: 'outline', id }),
      leaseUntil: secondsLater(now, jobDeadlines.outline.silentSeconds),
      now,
    });
    const request = { id, primaryKeyword: 'tyres', triggeredBy: 'api' } as const;
    const dueAt = secondsLater(now, QUEUED_DUE_SECONDS);
    await write(createOutlineWrites(page, request, { ...run(), dueAt }).writes);
    const key = { organizationId, pageId: page.id, id };
    return {
      report: async () => (await transact(engine.table, reportOutlineWrites(key, run()))).ok,
      lock: keys.outlineLock(organizationId, page.id),
    };
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
    const { writes, message } = keywordRunStart(site, await getPlan(engine.table, site), now);
    await write(writes);
    const key = keys.siteLock(organizationId, site.id, 'KEYWORDS');
    return {
      report: () =>
        renewLease(engine.table, {
          key,
          holder: message.jobId,
          leaseSeconds: jobDeadlines.plan_keywords.leaseSeconds,
          now,
          with: reportedKeywordRun(now),
        }),
      lock: key,
    };
  },
};

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

test('every kind of the registry is started here', () => {
  expect(Object.keys(starters).sort()).toEqual([...jobKinds.keys()].sort());
});

describe.each(Object.entries(starters))('a job of the kind %s', (kind, begin) => {
  it('is listed for the operator while it is unfinished', async () => {
    await begin();
    const listed = await listOperatorJobs(services());
    expect(listed).toMatchObject([{ organizationId, status: 'queued', stuck: false }]);
  });

  it('that was killed at a step is not failed by the hour that the system was off', async () => {
    const job = await begin();
    expect(await job.report()).toBe(true);
    now = secondsLater(now, HOUR_SECONDS);
    await resumeJobs(services());
    expect(await sweep(services())).toMatchObject({ failed: 0 });
    // An outline reads as failed once its lease is over: its worker ends.
    expect(await job.report()).toBe(kind !== 'outline');
  });

  it('that was killed at a step and never goes on ends, with its lock and its allowance released', async () => {
    const job = await begin();
    expect(await job.report()).toBe(true);
    now = secondsLater(now, HOUR_SECONDS);
    await resumeJobs(services());
    await sweepTwoHoursLater();
    expect(await listUnfinishedJobs(engine.table)).toEqual([]);
    expect(await lockOf(job)).toBeNull();
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

it.each(['keyword_generation', 'opportunity_scores'])(
  'a row of %s that an earlier version wrote is swept',
  async (kind) => {
    const job = await starters[kind]?.();
    const [due] = await listUnfinishedJobs(engine.table);
    if (!due || !job) throw new Error('there is no job');
    await updateItem(engine.table, { pk: due.pk, sk: due.sk }, { set: { dueKind: `keywords#${site.id % 4}` } });
    sent = [];
    now = secondsLater(now, QUEUED_DUE_SECONDS);
    expect(await sweep(services())).toEqual({ resent: 1, failed: 0 });
    expect(sent).toHaveLength(1);
    expect(await job.report()).toBe(true);
  },
);

/** Jobs that the API shows as something else than a job: outlines, keyword runs of a plan, ideas runs. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobDeadlines, QUEUED_DUE_SECONDS, SENDS_MAX, secondsLater } from '../../../shared/domain/jobs/deadlines.ts';
import { formatJobId } from '../../../shared/domain/jobs/job-id.ts';
import { OUTLINE_FAILED } from '../../../shared/domain/outlines/outline-states.ts';
import { setProcessVariables } from '../../../shared/environment.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { outlineKind } from '../../../shared/jobs/kinds/outline.ts';
import { planKeywordsKind } from '../../../shared/jobs/kinds/plan-keywords.ts';
import { reportJob } from '../../../shared/jobs/lifecycle.ts';
import { startIdeasRun } from '../../../shared/jobs/start-ideas-run.ts';
import { keywordRunStart } from '../../../shared/jobs/start-plan-keywords.ts';
import { sweep } from '../../../shared/jobs/sweep.ts';
import { listOperatorJobs } from '../../../shared/operator/operator-jobs.ts';
import { listUnfinishedJobs } from '../../../shared/table/due-work.ts';
import { getItem } from '../../../shared/table/engine/client.ts';
import { createIdAllocator, type IdAllocator } from '../../../shared/table/engine/ids.ts';
import { type Key, keys } from '../../../shared/table/engine/keys.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { putItem, updateItem } from '../../../shared/table/engine/writes.ts';
import { getLatestIdeaRun, updateActiveIdeaRun } from '../../../shared/table/idea-runs.ts';
import { createOrganization, getUsage } from '../../../shared/table/organizations.ts';
import { createOutlineWrites, getLatestOutline } from '../../../shared/table/outlines.ts';
import { createPageWrites, newPage, type Page } from '../../../shared/table/pages.ts';
import { createPlannedPagesWrites, readPlan } from '../../../shared/table/planning.ts';
import { createSiteWrites, newSite, type Site } from '../../../shared/table/sites.ts';
import { useTable } from '../table/use-table.ts';

setProcessVariables({ LOG_LEVEL: 'silent' });
const engine = useTable();
const start = new Date('2026-11-21T10:00:00.000Z');
const createdAt = start.toISOString();
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
  jobs: { send: async (message: JobMessage) => void sent.push(message) },
});
const after = (seconds: number): void => {
  now = secondsLater(start, seconds);
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
  site = newSite({
    id: await ids.next('site'),
    organizationId,
    domain: 'shop.example',
    createdAt,
    lastCrawledAt: createdAt,
  });
  page = newPage({ id: await ids.next('page'), organizationId, siteId: site.id, path: '/a/', url: null, createdAt });
  await transact(engine.table, [...createSiteWrites(site, null), ...createPageWrites(page)]);
  // What the test before left unfinished is not this one's.
  for (const { pk, sk } of await listUnfinishedJobs(engine.table)) {
    await updateItem(engine.table, { pk, sk } as Key, { remove: ['dueKind', 'dueAt'] });
  }
});

const unfinished = () => listUnfinishedJobs(engine.table);
/** Sweeps each time the job is due, as if its message was lost each time. */
async function sweepUntilGivenUp(): Promise<void> {
  for (let round = 1; round <= SENDS_MAX + 1; round += 1) {
    after(round * QUEUED_DUE_SECONDS);
    await sweep(services());
  }
}

describe('an outline', () => {
  const outlineNow = () => getLatestOutline(engine.table, { organizationId, pageId: page.id }, now);
  const lock = () => getItem(engine.table, keys.outlineLock(organizationId, page.id));
  const run = (id: number, begun: Date) => ({
    jobId: formatJobId({ kind: 'outline', id }),
    leaseUntil: secondsLater(begun, jobDeadlines.outline.silentSeconds),
    now: begun,
  });
  async function pending(begun = start): Promise<number> {
    const id = await ids.next('outline');
    const { writes } = createOutlineWrites(
      page,
      { id, primaryKeyword: 'tyres', triggeredBy: 'api' },
      { ...run(id, begun), dueAt: secondsLater(begun, QUEUED_DUE_SECONDS) },
    );
    await transact(engine.table, writes);
    return id;
  }

  it('whose message was lost is sent again, as it was sent at first', async () => {
    const id = await pending();
    after(QUEUED_DUE_SECONDS);
    expect(await sweep(services())).toEqual({ resent: 1, failed: 0 });
    const jobId = formatJobId({ kind: 'outline', id });
    expect(sent).toEqual([{ machine: 'generate-outline', organizationId, id: page.id, jobId, attempt: 1 }]);
  });

  it('whose message is lost each time is failed, and its page is free for another', async () => {
    await pending();
    await sweepUntilGivenUp();
    expect(await outlineNow()).toMatchObject({ status: 'failed', error: OUTLINE_FAILED });
    expect([await lock(), await unfinished()]).toEqual([null, []]);
  });

  it('whose worker died is failed at the end of its lease, and shows the time that it read as failed before', async () => {
    const id = await pending();
    await reportJob(services(), outlineKind, { organizationId, id: page.id, jobId: run(id, start).jobId });
    after(QUEUED_DUE_SECONDS * 2);
    expect(await sweep(services())).toEqual({ resent: 0, failed: 0 });
    after(jobDeadlines.outline.silentSeconds + 1);
    const read = await outlineNow();
    expect(await sweep(services())).toEqual({ resent: 0, failed: 1 });
    expect(await outlineNow()).toMatchObject({ status: 'failed', updatedAt: read?.updatedAt });
    expect([await lock(), await unfinished()]).toEqual([null, []]);
  });

  it('that gave way to a later one leaves it the lock', async () => {
    await pending();
    const later = secondsLater(start, jobDeadlines.outline.silentSeconds + 1);
    const second = await pending(later);
    now = later;
    expect(await sweep(services())).toEqual({ resent: 0, failed: 1 });
    expect(await lock()).toMatchObject({ holder: formatJobId({ kind: 'outline', id: second }) });
    expect(await outlineNow()).toMatchObject({ id: second, status: 'pending' });
  });
});

describe('a keyword run of a plan', () => {
  const lockKey = () => keys.siteLock(organizationId, site.id, 'KEYWORDS');
  const plan = () => readPlan(engine.table, site);
  let planned: Page;

  beforeEach(async () => {
    const id = await ids.next('page');
    planned = newPage({ id, organizationId, siteId: site.id, path: '/p/', url: null, createdAt, planned: true });
    await transact(engine.table, createPlannedPagesWrites(site, [planned]));
    const { writes } = keywordRunStart(site, await plan(), start);
    expect(await transact(engine.table, writes)).toEqual({ ok: true });
  });
  const jobId = () => `plan_kw_${site.id}_1`;

  it('whose message was lost is sent again, as it was sent at first', async () => {
    after(QUEUED_DUE_SECONDS);
    expect(await sweep(services())).toEqual({ resent: 1, failed: 0 });
    expect(sent).toEqual([{ machine: 'plan-keywords', organizationId, id: site.id, jobId: jobId(), attempt: 1 }]);
  });

  it('whose message is lost each time is ended: its pages count as failed, the site takes keywords again', async () => {
    await sweepUntilGivenUp();
    expect(await plan()).toMatchObject({ failedPageIds: [planned.id] });
    expect([await getItem(engine.table, lockKey()), await unfinished()]).toEqual([null, []]);
  });

  it('whose worker died is ended after its lease', async () => {
    await reportJob(services(), planKeywordsKind, { organizationId, id: site.id, jobId: jobId() });
    after(jobDeadlines.plan_keywords.leaseSeconds - 1);
    expect(await sweep(services())).toEqual({ resent: 0, failed: 0 });
    after(jobDeadlines.plan_keywords.leaseSeconds);
    expect(await sweep(services())).toEqual({ resent: 0, failed: 1 });
    expect(await getItem(engine.table, lockKey())).toBeNull();
  });
});

describe('an ideas run', () => {
  const started = async () => {
    const result = await startIdeasRun(
      { ...services(), newId: () => randomUUID() },
      { site, mode: 'update', trigger: 'manual' },
    );
    if (!result.started) throw new Error(result.reason);
    sent = [];
    return result.run;
  };
  const latest = () => getLatestIdeaRun(engine.table, organizationId, site.id);

  it('whose message is lost each time is failed, its lock free and its unit of the cap given back', async () => {
    const run = await started();
    await sweepUntilGivenUp();
    expect(sent.map(({ jobId }) => jobId)).toEqual(Array(SENDS_MAX).fill(`job_ideas_${run.id}`));
    expect(await latest()).toMatchObject({ status: 'failed', stale: true });
    expect(await getItem(engine.table, keys.siteLock(organizationId, site.id, 'IDEAS'))).toBeNull();
    expect((await getUsage(engine.table, organizationId, start)).ideasRuns).toBe(0);
    expect(await unfinished()).toEqual([]);
  });

  it('whose worker died is failed at its deadline, once by two sweepers at once', async () => {
    const run = await started();
    await updateActiveIdeaRun(engine.table, run, { set: { pickedUp: true } }, secondsLater(start, 900));
    after(900);
    const results = await Promise.all([sweep(services()), sweep(services())]);
    expect(results.reduce((sum, { failed }) => sum + failed, 0)).toBe(1);
    expect((await getUsage(engine.table, organizationId, start)).ideasRuns).toBe(0);
  });
});

it('the operator sees them among the unfinished jobs, and which of them are stuck', async () => {
  const { writes, message } = keywordRunStart(site, await readPlan(engine.table, site), start);
  await transact(engine.table, writes);
  const listed = async () => (await listOperatorJobs(services())).map(({ jobId, stuck }) => ({ jobId, stuck }));
  expect(await listed()).toEqual([{ jobId: message.jobId, stuck: false }]);
  after(QUEUED_DUE_SECONDS);
  expect(await listed()).toEqual([{ jobId: message.jobId, stuck: true }]);
});

it('a row of a kind that nobody knows keeps no other job waiting', async () => {
  const strange = { pk: 'STRANGE', sk: 'ROW', dueKind: 'job#0', dueAt: createdAt, workKind: 'strange' };
  await putItem(engine.table, { ...strange, organizationId, workId: 1 });
  const { writes } = keywordRunStart(site, await readPlan(engine.table, site), start);
  await transact(engine.table, writes);
  after(QUEUED_DUE_SECONDS);
  expect(await sweep(services())).toEqual({ resent: 1, failed: 0 });
});

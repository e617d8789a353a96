/** The sweeper's end of a job where the API shows it as something else: outlines, keyword runs, ideas runs. */
import { describe, expect, test } from 'vitest';
import { jobDeadlines, QUEUED_DUE_SECONDS } from '../../../shared/domain/jobs/deadlines.ts';
import { OUTLINE_FAILED } from '../../../shared/domain/outlines/outline-states.ts';
import { jobKinds } from '../../../shared/jobs/job-kinds.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { ideasRunKind } from '../../../shared/jobs/kinds/ideas-run.ts';
import { outlineKind } from '../../../shared/jobs/kinds/outline.ts';
import { planKeywordsKind } from '../../../shared/jobs/kinds/plan-keywords.ts';
import { reportJob } from '../../../shared/jobs/lifecycle/report-job.ts';
import { sweep } from '../../../shared/jobs/lifecycle/sweep.ts';
import { listOperatorJobs } from '../../../shared/operator/operator-jobs.ts';
import { listUnfinishedJobs } from '../../../shared/table/due-work.ts';
import { getItem } from '../../../shared/table/engine/client.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { getLatestIdeaRun } from '../../../shared/table/idea-runs.ts';
import { getLatestOutline } from '../../../shared/table/outlines.ts';
import { listPlannedPages, readPlan } from '../../../shared/table/planning.ts';
import { START, useJobs } from './use-jobs.ts';

const jobs = useJobs();

async function begin({ name }: { name: string }): Promise<JobMessage> {
  const kind = jobKinds.get(name);
  if (!kind) throw new Error(`no kind is called ${name}`);
  const started = await kind.start(jobs.services, { site: jobs.site, page: jobs.page });
  if (!started.started) throw new Error(started.reason);
  const message = jobs.sent.pop();
  if (!message) throw new Error('no message was sent');
  return message;
}
const unfinished = () => listUnfinishedJobs(jobs.table);

describe('an outline', () => {
  const { silentSeconds } = jobDeadlines.outline;
  const outlineNow = () =>
    getLatestOutline(jobs.table, { organizationId: jobs.organizationId, pageId: jobs.page.id }, jobs.now);
  const lock = () => getItem(jobs.table, keys.outlineLock(jobs.organizationId, jobs.page.id));

  test('whose worker died is failed at the end of its lease, and shows the time that it read as failed before', async () => {
    const job = await begin(outlineKind);
    await reportJob(jobs.services, outlineKind, job);
    jobs.after(QUEUED_DUE_SECONDS * 2);
    expect(await sweep(jobs.services)).toEqual({ resent: 0, failed: 0 });
    jobs.after(silentSeconds + 1);
    const read = await outlineNow();
    expect(read).toMatchObject({ status: 'failed', error: OUTLINE_FAILED });
    expect(await sweep(jobs.services)).toEqual({ resent: 0, failed: 1 });
    expect(await outlineNow()).toMatchObject({ status: 'failed', error: OUTLINE_FAILED, updatedAt: read?.updatedAt });
    expect([await lock(), await unfinished()]).toEqual([null, []]);
  });

  test('that gave way to a later one leaves it the lock', async () => {
    await begin(outlineKind);
    jobs.after(silentSeconds + 1);
    const second = await begin(outlineKind);
    expect(await sweep(jobs.services)).toEqual({ resent: 0, failed: 1 });
    expect(await lock()).toMatchObject({ holder: second.jobId });
    expect(await outlineNow()).toMatchObject({ status: 'pending', job: { id: second.jobId } });
  });
});

describe('a keyword run of a plan', () => {
  const plan = () => readPlan(jobs.table, jobs.site);

  test('whose worker died is ended after its deadline: its pages count as failed, the site takes keywords again', async () => {
    const job = await begin(planKeywordsKind);
    await reportJob(jobs.services, planKeywordsKind, job);
    jobs.after(jobDeadlines.plan_keywords.silentSeconds - 1);
    expect(await sweep(jobs.services)).toEqual({ resent: 0, failed: 0 });
    jobs.after(jobDeadlines.plan_keywords.silentSeconds);
    expect(await sweep(jobs.services)).toEqual({ resent: 0, failed: 1 });
    const [planned] = await listPlannedPages(jobs.table, jobs.site, await plan());
    expect(await plan()).toMatchObject({ failedPageIds: [planned?.id] });
    expect(await getItem(jobs.table, keys.siteLock(jobs.organizationId, jobs.site.id, 'KEYWORDS'))).toBeNull();
    expect(await unfinished()).toEqual([]);
  });
});

describe('an ideas run', () => {
  test('whose worker died is failed at its deadline, once by two sweepers at once, and reads as stale', async () => {
    const job = await begin(ideasRunKind);
    await reportJob(jobs.services, ideasRunKind, job);
    jobs.after(900);
    const results = await Promise.all([sweep(jobs.services), sweep(jobs.services)]);
    expect(results.reduce((sum, { failed }) => sum + failed, 0)).toBe(1);
    expect((await jobs.usage()).ideasRuns).toBe(0);
    const latest = await getLatestIdeaRun(jobs.table, jobs.organizationId, jobs.site.id);
    expect(latest).toMatchObject({ status: 'failed', stale: true, finishedAt: jobs.now.toISOString() });
  });
});

test('the operator sees which of the unfinished jobs are stuck', async () => {
  const { jobId } = await begin(planKeywordsKind);
  const listed = async () => (await listOperatorJobs(jobs.services)).map((job) => [job.jobId, job.stuck]);
  expect(await listed()).toEqual([[jobId, false]]);
  jobs.after(QUEUED_DUE_SECONDS);
  expect(await listed()).toEqual([[jobId, true]]);
});

test('a row of an unknown kind keeps no other job waiting', async () => {
  const due = { dueKind: 'job#0', dueAt: START.toISOString(), workKind: 'strange', workId: 1 };
  await putItem(jobs.table, { pk: 'STRANGE', sk: 'ROW', ...due, organizationId: jobs.organizationId });
  await begin(planKeywordsKind);
  jobs.after(QUEUED_DUE_SECONDS);
  expect(await sweep(jobs.services)).toEqual({ resent: 1, failed: 0 });
});

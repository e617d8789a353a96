/** Jobs that an earlier version wrote, before every row had an envelope, are read, reported, swept, retried and ended. */
import { describe, expect, test } from 'vitest';
import { jobKinds } from '../../../shared/jobs/job-kinds.ts';
import { endJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { findJob, readJob } from '../../../shared/jobs/lifecycle/job-rows.ts';
import { reportJob } from '../../../shared/jobs/lifecycle/report-job.ts';
import { sweep } from '../../../shared/jobs/lifecycle/sweep.ts';
import { listOperatorJobs } from '../../../shared/operator/operator-jobs.ts';
import { retryOperatorJob } from '../../../shared/operator/retry-job.ts';
import { getAnalysis } from '../../../shared/table/analyses.ts';
import { getCrawl } from '../../../shared/table/crawls.ts';
import { getItem } from '../../../shared/table/engine/client.ts';
import { type Key, keys } from '../../../shared/table/engine/keys.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { getLatestIdeaRun } from '../../../shared/table/idea-runs.ts';
import { formers } from './former-rows.ts';
import { START, useJobs } from './use-jobs.ts';

const jobs = useJobs();
const at = START.toISOString();

test('every kind has its former form here', () => {
  // Kinds that are added from now on have no former form.
  for (const kind of Object.keys(formers)) expect([...jobKinds.keys()]).toContain(kind);
  expect(Object.keys(formers)).toHaveLength(7);
});

describe.each(Object.entries(formers))('a job of the kind %s that an earlier version wrote', (name, makeFormer) => {
  const kind = jobKinds.get(name);
  if (!kind) throw new Error(`no kind is called ${name}`);

  async function seed(given: Record<string, unknown> = {}) {
    const former = makeFormer(jobs);
    const { organizationId, site } = jobs;
    const { lock, holder, row, usage } = former;
    const month = { ...keys.usage(organizationId, '2026-11'), audits: 0, credits: 0, ideasRuns: 0, ...usage };
    await putItem(jobs.table, month);
    await putItem(jobs.table, { ...keys.planBrief(organizationId, site.id), brief: 'A shop.', keywordRun: 1 });
    const leaseUntil = new Date(START.getTime() + 600_000).toISOString();
    for (const owner of [keys.owner('ANALYSIS', 900), keys.owner('CRAWL', 901)]) {
      await putItem(jobs.table, { ...owner, organizationId });
    }
    if (lock) await putItem(jobs.table, { ...lock, holder, leaseUntil });
    await putItem(jobs.table, { ...row, ...given });
    return { ...former, task: { organizationId, id: former.taskId, jobId: former.jobId } };
  }
  const lockOf = async (lock: Key | null) => lock && (await getItem(jobs.table, lock));

  test('is listed, and sent again as it was sent at first', async () => {
    const { jobId, taskId } = await seed();
    expect(await listOperatorJobs(jobs.services)).toMatchObject([{ jobId, kind: name, status: 'queued' }]);
    jobs.after(60);
    expect(await sweep(jobs.services)).toEqual({ resent: 1, failed: 0 });
    expect(jobs.sent).toMatchObject([{ organizationId: jobs.organizationId, id: taskId, jobId }]);
  });

  test('that was picked up and fell silent ends, with its lock and what it took released', async () => {
    const { lock, pickedUp } = await seed(makeFormer(jobs).pickedUp);
    expect(Object.keys(pickedUp).length).toBeGreaterThan(0);
    jobs.after(3_600);
    const ended = kind.onSilence === 'fail' ? { resent: 0, failed: 1 } : { resent: 1, failed: 0 };
    expect(await sweep(jobs.services)).toEqual(ended);
    expect(await lockOf(lock)).toBeNull();
    expect(await jobs.usage()).toEqual({ audits: 0, credits: 0, ideasRuns: 0 });
  });

  if (kind.onSilence === 'resend') return;

  test('is reported and completed by a worker of this version, once', async () => {
    const { task, lock } = await seed();
    const row = await reportJob(jobs.services, kind, task);
    expect(row.job).toMatchObject({ id: task.jobId, kind: name, state: 'running' });
    expect(await endJob(jobs.table, kind, row, { status: 'completed', now: jobs.now })).toBe(true);
    expect(await endJob(jobs.table, kind, row, { status: 'failed', now: jobs.now })).toBe(false);
    expect((await readJob(jobs.table, kind, task))?.job.state).toBe('completed');
    expect(await lockOf(lock)).toBeNull();
  });

  test('is failed before anything else was written to it, and can be retried', async () => {
    const { task, lock, usage } = await seed();
    const row = await findJob(jobs.table, kind, task);
    if (row) expect(await endJob(jobs.table, kind, row, { status: 'failed', now: jobs.now })).toBe(true);
    else jobs.after(90_000);
    await sweep(jobs.services);
    expect(await lockOf(lock)).toBeNull();
    expect(await jobs.usage()).toEqual({ audits: 0, credits: 0, ideasRuns: 0 });
    const { job } = (await readJob(jobs.table, kind, task)) ?? {};
    expect(job).toMatchObject({ state: 'failed' });
    // Their ids led to no row: the version that wrote them could not retry them either.
    if (name === 'outline' || name === 'ideas_run') {
      await expect(retryOperatorJob(jobs.services, task.jobId, { deadLettered: false })).rejects.toThrow('not exist');
      return;
    }
    expect((await retryOperatorJob(jobs.services, task.jobId, { deadLettered: false })).job.attempt).toBe(2);
    expect(await jobs.usage()).toMatchObject(usage);
  });
});

test('former rows that are over read as what they were', async () => {
  const { organizationId, site } = jobs;
  const [analysis, crawl, ideas] = [
    formers['analysis']?.(jobs),
    formers['crawl']?.(jobs),
    formers['ideas_run']?.(jobs),
  ];
  await putItem(jobs.table, { pk: '', sk: '', ...analysis?.row, status: 'skipped', completedAt: at });
  await putItem(jobs.table, { pk: '', sk: '', ...crawl?.row, status: 'failed', failureReason: 'the site is gone' });
  await putItem(jobs.table, { pk: '', sk: '', ...ideas?.row, status: 'succeeded', finishedAt: at });
  expect((await getAnalysis(jobs.table, organizationId, 900))?.job).toMatchObject({ state: 'skipped', endedAt: at });
  const failed = { state: 'failed', error: 'the site is gone' };
  expect((await getCrawl(jobs.table, organizationId, 901))?.job).toMatchObject(failed);
  expect((await getLatestIdeaRun(jobs.table, organizationId, site.id))?.job).toMatchObject({ state: 'completed' });
});

/** Guarantees of every kind of job in the registry, and so of one that is added to it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { QUEUED_DUE_SECONDS, QUEUED_SECONDS_MAX, secondsLater } from '../../../shared/domain/jobs/deadlines.ts';
import { computeOpportunityScores } from '../../../shared/jobs/compute-opportunity-scores.ts';
import type { StartableKind } from '../../../shared/jobs/job-kind.ts';
import { jobKinds } from '../../../shared/jobs/job-kinds.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { cancelJob, endJob, failJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { findJob, readJob } from '../../../shared/jobs/lifecycle/job-rows.ts';
import { reportJob } from '../../../shared/jobs/lifecycle/report-job.ts';
import { resumeJobs } from '../../../shared/jobs/lifecycle/resume-jobs.ts';
import { sweep } from '../../../shared/jobs/lifecycle/sweep.ts';
import { JobOverError } from '../../../shared/jobs/worker-errors.ts';
import { cancelOperatorJob } from '../../../shared/operator/cancel-job.ts';
import { listOperatorJobs, showOperatorJob } from '../../../shared/operator/operator-jobs.ts';
import { retryOperatorJob } from '../../../shared/operator/retry-job.ts';
import { getItem } from '../../../shared/table/engine/client.ts';
import { updateItem } from '../../../shared/table/engine/writes.ts';
import type { JobRow } from '../../../shared/table/jobs.ts';
import { useJobs } from './use-jobs.ts';

const jobs = useJobs();
const HOUR_SECONDS = 3_600;
const nothingUsed = { audits: 0, credits: 0, ideasRuns: 0 };
const failure = { Error: 'PermanentError', Cause: JSON.stringify({ errorMessage: 'the page vanished' }) };

/** Each kind on each state machine that it has. */
const cases = [...jobKinds.values()].flatMap((kind) => kind.machines.map((machine) => [kind.name, machine] as const));

/** One kind is in `npm test`, the others in the stories. */
const inNpmTest = cases.filter(([name]) => name === 'analysis');
const inStories = cases.filter(([name]) => name !== 'analysis');
describe.each(inNpmTest)('a job of the kind %s on %s', testKind);
describe.each(inStories)('a job of the kind %s on %s', { tags: 'stories' }, testKind);

function testKind(name: string, machine: JobMessage['machine']): void {
  const kind = jobKinds.get(name) as StartableKind<JobRow>;
  const isNeverFailed = kind.onSilence === 'resend';
  let message: JobMessage;
  let jobId: string;

  /** Starts it on the first subject that leads to this machine. */
  beforeEach(async () => {
    for (const subject of jobs.subjects) {
      const started = await kind.start(jobs.services, subject);
      if (started.started && jobs.sent.at(-1)?.machine === machine) break;
      if (started.started) await cancelOperatorJob(jobs.services, started.jobId);
    }
    const sent = jobs.sent.at(-1);
    if (sent?.machine !== machine) throw new Error(`no subject starts a job on ${machine}`);
    message = sent;
    jobId = message.jobId;
    jobs.sent = [];
  });

  const row = async (): Promise<JobRow> => {
    const found = await readJob(jobs.table, kind, message);
    if (found === null) throw new Error('the job has no row');
    return found;
  };
  /** A step of the job begins; false when the job is over, or goes on as a later attempt. */
  const report = async (attempt = message.attempt): Promise<boolean> => {
    try {
      await reportJob(jobs.services, kind, { ...message, attempt });
      return true;
    } catch (error) {
      if (error instanceof JobOverError) return false;
      throw error;
    }
  };
  const locks = async () =>
    (await Promise.all((await row()).job.locks.map(({ pk, sk }) => getItem(jobs.table, { pk, sk })))).flatMap(
      (lock) => lock ?? [],
    );
  const expectReleased = async (): Promise<void> => {
    expect(await locks()).toEqual([]);
    expect(await jobs.usage()).toEqual(nothingUsed);
    const unfinished = await listOperatorJobs(jobs.services);
    expect(unfinished.map((job) => job.jobId)).not.toContain(jobId);
  };

  test('has one stored envelope, with what it took and the locks that it holds', async () => {
    const { organizationId, job, dueAt } = await row();
    const at = jobs.now.toISOString();
    expect({ organizationId, dueAt }).toEqual({
      organizationId: jobs.organizationId,
      dueAt: secondsLater(jobs.now, QUEUED_DUE_SECONDS).toISOString(),
    });
    const state = { state: 'queued', attempt: 1, resends: 0, queuedAt: at, error: null };
    expect(job).toMatchObject({ id: jobId, kind: name, siteId: jobs.site.id, ...state });
    expect(await locks()).toMatchObject(job.locks.map(({ holder }) => ({ holder })));
    expect(await locks()).toHaveLength(job.locks.length);
  });

  test('is listed and shown to the operator while it is unfinished: queued, and processing when a worker picks it up', async () => {
    const shown = { jobId, kind: name, machine, status: 'queued', stuck: false, siteId: jobs.site.id };
    expect(await listOperatorJobs(jobs.services)).toMatchObject([shown]);
    expect(await showOperatorJob(jobs.services, jobId)).toMatchObject(shown);
    await report();
    expect(await listOperatorJobs(jobs.services)).toMatchObject([{ ...shown, status: 'processing' }]);
  });

  test('whose message is lost is sent again after its deadline, as it was sent at first', async () => {
    jobs.after(QUEUED_DUE_SECONDS);
    expect(await sweep(jobs.services)).toEqual({ resent: 1, failed: 0 });
    // A job that is never failed needs another name of an execution each time.
    const again = isNeverFailed ? { attempt: 2, queuedAt: jobs.now.toISOString() } : { attempt: 1 };
    expect(jobs.sent).toEqual([{ ...message, ...again }]);
  });

  test('whose message was lost with the process is sent at once by a restart, which is no resend', async () => {
    await resumeJobs(jobs.services);
    expect(jobs.sent).toEqual([message]);
    expect((await row()).job.resends).toBe(0);
    expect(await sweep(jobs.services)).toEqual({ resent: 0, failed: 0 });
  });

  test('that was killed at a step is not failed by the hour that the system was off', async () => {
    await report();
    jobs.after(HOUR_SECONDS);
    await resumeJobs(jobs.services);
    expect(await sweep(jobs.services)).toMatchObject({ failed: 0 });
    expect(await listOperatorJobs(jobs.services)).toMatchObject([{ jobId }]);
  });

  test('that was killed at a step and never continues ends, with its locks and what it took released', async () => {
    await report();
    for (const hours of [1, 2, 3]) {
      jobs.after(HOUR_SECONDS * hours);
      if (hours === 1) await resumeJobs(jobs.services);
      await sweep(jobs.services);
      if (!isNeverFailed) continue;
      // Every sent job is worked on: nothing fails it.
      for (const sent of jobs.sent.splice(0)) await computeOpportunityScores(jobs.services, sent, sent.jobId);
    }
    expect((await row()).job).toMatchObject(
      isNeverFailed ? { state: 'completed' } : { state: 'failed', error: 'it stopped reporting' },
    );
    await expectReleased();
  });

  test('is cancelled by the operator: its locks are free, what it took is returned, and its worker stops', async () => {
    await report();
    expect(await cancelOperatorJob(jobs.services, jobId)).toMatchObject({ jobId, status: 'cancelled' });
    await expectReleased();
    expect(await report()).toBe(false);
    const cancelled = await row();
    expect(await cancelJob(jobs.services, kind, cancelled)).toBe(false);
    expect(await cancelOperatorJob(jobs.services, jobId)).toMatchObject({ status: 'cancelled' });
  });

  test('is retried by the operator when it is stuck, under its next attempt, and the former one ends', async () => {
    await expect(retryOperatorJob(jobs.services, jobId, { deadLettered: false })).rejects.toThrow('is not stuck');
    await report();
    jobs.after(HOUR_SECONDS);
    const { job, message: next } = await retryOperatorJob(jobs.services, jobId, { deadLettered: false });
    expect([job.status, job.attempt, next]).toEqual([
      'queued',
      2,
      { ...message, attempt: 2, queuedAt: jobs.now.toISOString() },
    ]);
    expect([await report(), await report(2)]).toEqual([false, true]);
    expect((await locks()).length).toBe((await row()).job.locks.length);
  });

  // The scores of a site are never failed, and hold no lock.
  if (isNeverFailed) return;

  describe('that can fail', () => {
    if (kind.isExpired) {
      test('that waits for longer than clients wait for it is failed', async () => {
        jobs.after(HOUR_SECONDS);
        expect(await sweep(jobs.services)).toEqual({ resent: 0, failed: 1 });
        expect((await row()).job).toMatchObject({ state: 'failed', error: 'no worker picked it up in time' });
        await expectReleased();
      });
    } else {
      test('waits for a day while starts fail or the queue is long', async () => {
        for (let seconds = HOUR_SECONDS; seconds < QUEUED_SECONDS_MAX; seconds += HOUR_SECONDS * 2) {
          jobs.after(seconds);
          expect(await sweep(jobs.services)).toEqual({ resent: 1, failed: 0 });
        }
        expect(new Set(jobs.sent.map((sent) => JSON.stringify(sent)))).toEqual(new Set([JSON.stringify(message)]));
        jobs.after(QUEUED_SECONDS_MAX);
        expect(await sweep(jobs.services)).toEqual({ resent: 0, failed: 1 });
        expect((await row()).job).toMatchObject({ state: 'failed', error: 'no worker picked it up in time' });
        await expectReleased();
      });
    }

    test('ends once when a step failed for good, and the operator sees why', async () => {
      await report();
      await failJob(jobs.services, kind, message, failure);
      await failJob(jobs.services, kind, message, failure);
      await expectReleased();
      const shown = { status: 'failed', failureReason: 'the page vanished', stuck: false };
      expect(await showOperatorJob(jobs.services, jobId)).toMatchObject(shown);
      expect(await report()).toBe(false);
    });

    test('is retried by the operator after it failed: with its locks and what it took, and it can fail again', async () => {
      const taken = await jobs.usage();
      await report();
      await failJob(jobs.services, kind, message, failure);
      const retried = await retryOperatorJob(jobs.services, jobId, { deadLettered: false });
      expect(retried.job).toMatchObject({ status: 'queued', attempt: 2, failureReason: null, resends: 0 });
      expect(await jobs.usage()).toEqual(taken);
      expect((await locks()).length).toBe((await row()).job.locks.length);
      expect(await report(2)).toBe(true);
      await failJob(jobs.services, kind, message, failure);
      await expectReleased();
    });

    test('that lost its lock leaves it to its holder, and ends', async () => {
      const [lock] = (await row()).job.locks;
      if (!lock) throw new Error('it holds no lock');
      const key = { pk: lock.pk, sk: lock.sk };
      await updateItem(jobs.table, key, { set: { holder: 'job_of_another' } });
      expect(await report()).toBe(false);
      const found = await findJob(jobs.table, kind, message);
      if (found !== null) await endJob(jobs.table, kind, found, { status: 'failed', now: jobs.now });
      expect(await getItem(jobs.table, key)).toMatchObject({ holder: 'job_of_another' });
      expect(await jobs.usage()).toEqual(nothingUsed);
    });

    test('is not failed by a sweeper that read it before its worker reported', async () => {
      await report();
      const silent = await row();
      jobs.after(60);
      await report();
      const outcome = { status: 'failed', silent: true, now: jobs.now } as const;
      expect(await endJob(jobs.table, kind, silent, outcome)).toBe(false);
      expect(await report()).toBe(true);
    });
  });
}

import {
  PROCESSING_DUE_SECONDS,
  QUEUED_DUE_SECONDS,
  QUEUED_SECONDS_MAX,
  secondsLater,
} from '../../shared/domain/jobs/deadlines.ts';
import { readEnvironment } from '../../shared/environment.ts';
import { type JobQueue, openJobQueue } from '../../shared/jobs/job-queue.ts';
import { reportJob } from '../../shared/jobs/lifecycle/report-job.ts';
import { sweep } from '../../shared/jobs/lifecycle/sweep.ts';
import { listOperatorJobs } from '../../shared/operator/operator-jobs.ts';
import { retryOperatorJob } from '../../shared/operator/retry-job.ts';
import { seededRandom } from '../../test/faults/random.ts';
import { type BegunJob, beginJobs, leftOf, rowOf, waitForEnd } from './begun-jobs.ts';
import type { Lab } from './lab.ts';
import { type FaultReport, seconds } from './report.ts';

/** Of each kind, on each of its state machines. */
const JOBS_EACH = 2;
/** How far a worker's clock may be from the others'. */
const SKEW_SECONDS_MAX = 100;
/** Sweeps whose resends are lost as often as the first messages. */
const LOSSY_SWEEPS = 3;

const nowhere: JobQueue = { send: async () => undefined };

const sweeper = (lab: Lab, jobs: JobQueue, secondsFromNow: number) =>
  sweep({ table: lab.table, jobs, now: () => secondsLater(new Date(), secondsFromNow) });

async function allCompleted(lab: Lab, begun: readonly BegunJob[]): Promise<string[]> {
  const losses: string[] = [];
  for (const job of begun) {
    const row = await waitForEnd(lab, job);
    if (row.job.state !== 'completed' && row.job.state !== 'skipped') {
      losses.push(`${row.job.id} is ${row.job.state}: ${row.job.error}`);
    }
    losses.push(...(await leftOf(lab, job)));
  }
  return losses;
}

/** The row is written and the message is not sent, or sent to nowhere: at random, and always. */
export async function lostSends(lab: Lab, seed: number): Promise<FaultReport> {
  const begunAt = performance.now();
  const random = seededRandom(seed);
  const queue = openJobQueue(readEnvironment());
  let lostMessages = 0;
  const lossy: JobQueue = {
    async send(message) {
      if (random.next() < 0.5) return queue.send(message);
      lostMessages += 1;
    },
  };
  const begun = await beginJobs(lab, lossy, JOBS_EACH);
  let resent = 0;
  // Each sweep as if its time had come. The last one is before clients read an outline as failed.
  for (let round = 1; round <= LOSSY_SWEEPS; round += 1) {
    resent += (await sweeper(lab, round === LOSSY_SWEEPS ? queue : lossy, round * (QUEUED_DUE_SECONDS + 1))).resent;
  }
  resent += (await sweeper(lab, queue, 280)).resent;
  const losses = [...(await allCompleted(lab, begun)), ...(await neverSent(lab))];
  return {
    name: 'lost sends, of every kind',
    figures: {
      jobs: begun.length * 2,
      'lost messages': lostMessages,
      resent,
      lost: losses.length,
      seconds: seconds(begunAt),
    },
    losses,
  };
}

/** No message ever arrives: the jobs fail after a day, return what they took, and can be retried by the operator. */
async function neverSent(lab: Lab): Promise<string[]> {
  const losses: string[] = [];
  const queue = openJobQueue(readEnvironment());
  const begun = await beginJobs(lab, nowhere, JOBS_EACH);
  await sweeper(lab, nowhere, QUEUED_DUE_SECONDS + 1);
  const services = { table: lab.table, now: () => new Date() };
  const stuck = new Set((await listOperatorJobs(services)).flatMap((job) => (job.stuck ? [job.jobId] : [])));
  for (const { kind, message } of begun) {
    if (kind.onSilence === 'fail' && !stuck.has(message.jobId)) losses.push(`jobs list --stuck lacks ${message.jobId}`);
  }
  await sweeper(lab, nowhere, QUEUED_SECONDS_MAX + 1);
  for (const job of begun.filter(({ kind }) => kind.onSilence === 'fail')) {
    const { state, error } = (await rowOf(lab, job)).job;
    if (state !== 'failed' || error === null) losses.push(`${job.message.jobId} is ${state}: ${error}`);
    losses.push(...(await leftOf(lab, job)));
  }
  for (const { message } of begun) {
    const retried = await retryOperatorJob(services, message.jobId, { deadLettered: true });
    await queue.send(retried.message);
  }
  return [...losses, ...(await allCompleted(lab, begun))];
}

/**
 * Workers report, by clocks that are minutes off, and die holding their locks; two sweepers look after them at the same
 * time: each job fails once, the next attempt gets the lock, and the dead that come back change nothing.
 */
export async function deadWorkers(lab: Lab, seed: number): Promise<FaultReport> {
  const begunAt = performance.now();
  const random = seededRandom(seed);
  const losses: string[] = [];
  const queue = openJobQueue(readEnvironment());
  const begun = (await beginJobs(lab, nowhere, JOBS_EACH)).filter(({ kind }) => kind.onSilence === 'fail');
  const skews: number[] = [];
  for (const { kind, message } of begun) {
    const skewSeconds = random.between(-SKEW_SECONDS_MAX, SKEW_SECONDS_MAX);
    skews.push(skewSeconds);
    await reportJob({ table: lab.table, now: () => secondsLater(new Date(), skewSeconds) }, kind, message);
  }
  const soon = Math.min(...begun.map(({ kind }) => kind.deadlines.silentSeconds)) - SKEW_SECONDS_MAX - 60;
  const living = await sweeper(lab, nowhere, soon);
  if (living.failed > 0) losses.push(`${living.failed} jobs were failed before their time`);
  const late = PROCESSING_DUE_SECONDS + SKEW_SECONDS_MAX + 1;
  const sweeps = await Promise.all([sweeper(lab, nowhere, late), sweeper(lab, nowhere, late)]);
  const failed = sweeps.reduce((sum, result) => sum + result.failed, 0);
  if (failed !== begun.length) losses.push(`two sweepers failed ${failed} jobs of ${begun.length}`);
  for (const job of begun) {
    losses.push(...(await leftOf(lab, job)));
    // The dead come back: what they still report must change nothing.
    const services = { table: lab.table, now: () => new Date() };
    const reported = await reportJob(services, job.kind, job.message).catch(() => null);
    const { state } = (await rowOf(lab, job)).job;
    if (reported !== null || state !== 'failed') losses.push(`${job.message.jobId} came back to life: ${state}`);
    await queue.send((await retryOperatorJob(services, job.message.jobId, { deadLettered: false })).message);
  }
  losses.push(...(await allCompleted(lab, begun)));
  return {
    name: 'dead workers of every kind, skewed clocks, two sweepers',
    figures: {
      jobs: begun.length,
      'largest skew s': Math.max(...skews.map(Math.abs)),
      failed,
      'retried to their end': begun.length,
      lost: losses.length,
      seconds: seconds(begunAt),
    },
    losses,
  };
}

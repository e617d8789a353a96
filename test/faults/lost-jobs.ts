import {
  PROCESSING_DUE_SECONDS,
  QUEUED_DUE_SECONDS,
  SENDS_MAX,
  secondsLater,
} from '../../shared/domain/jobs/deadlines.ts';
import { formatJobId } from '../../shared/domain/jobs/job-id.ts';
import { readEnvironment } from '../../shared/environment.ts';
import { type JobQueue, openJobQueue } from '../../shared/jobs/job-queue.ts';
import { startAnalysis } from '../../shared/jobs/start-analysis.ts';
import { sweep } from '../../shared/jobs/sweep.ts';
import { listOperatorJobs } from '../../shared/operator/operator-jobs.ts';
import { retryJob } from '../../shared/operator/retry-job.ts';
import { type Analysis, getAnalysis, updateActiveAnalysis } from '../../shared/table/analyses.ts';
import { getItem } from '../../shared/table/engine/client.ts';
import { keys } from '../../shared/table/engine/keys.ts';
import { getUsage } from '../../shared/table/organizations.ts';
import { getPageWithDrafts } from '../../shared/table/pages.ts';
import { waitForJob } from '../harness/wait-until.ts';
import { type GradedPages, pagesToGrade } from './graded-pages.ts';
import type { Lab } from './lab.ts';
import { type Random, seededRandom } from './random.ts';
import { type FaultReport, seconds } from './report.ts';

const JOBS = 16;
/** How far a worker's clock may be from the others'. */
const SKEW_SECONDS_MAX = 300;

const nowhere: JobQueue = { send: async () => undefined };

/** Starts the analyses of all pages as the API does, with a queue and a clock of the caller's. */
async function startAll(lab: Lab, pages: GradedPages, jobs: JobQueue): Promise<Analysis[]> {
  const analyses: Analysis[] = [];
  for (const pageId of pages.pageIds) {
    const found = await getPageWithDrafts(lab.table, pages.organizationId, pageId);
    if (!found) throw new Error(`page ${pageId} is not there`);
    const services = { table: lab.table, ids: lab.ids, jobs, now: () => new Date() };
    const result = await startAnalysis(services, { ...found, force: true });
    if (!result.started) throw new Error(`page ${pageId}: ${result.reason}`);
    analyses.push(result.analysis);
  }
  return analyses;
}

const sweeper = (lab: Lab, jobs: JobQueue, secondsFromNow: number) =>
  sweep({ table: lab.table, jobs, now: () => secondsLater(new Date(), secondsFromNow) });
const jobIdOf = ({ id }: Analysis): string => formatJobId({ kind: 'analysis', id });
const auditsOf = async (lab: Lab, { organizationId }: GradedPages): Promise<number> =>
  (await getUsage(lab.table, organizationId, new Date())).audits;

async function locksOf(lab: Lab, { organizationId, pageIds }: GradedPages): Promise<string[]> {
  const locks = await Promise.all(pageIds.map((id) => getItem(lab.table, keys.analysisLock(organizationId, id))));
  return locks.flatMap((lock) => (lock ? [`a lock is left, held by ${lock['holder']}`] : []));
}

/** The row is written and the message is not sent, or sent to nowhere: at random, and always. */
export async function lostSends(lab: Lab, seed: number): Promise<FaultReport> {
  const begun = performance.now();
  const random = seededRandom(seed);
  const losses: string[] = [];
  const queue = openJobQueue(readEnvironment());
  const pages = await pagesToGrade(lab, JOBS);
  let lostMessages = 0;
  const lossy: JobQueue = {
    async send(message) {
      if (random.next() < 0.5) return queue.send(message);
      lostMessages += 1;
    },
  };
  const analyses = await startAll(lab, pages, lossy);
  let resent = 0;
  // The resends are lost as often, so a few sweeps are needed: each as if its time had come.
  for (let round = 1; round <= SENDS_MAX; round += 1) {
    resent += (await sweeper(lab, round === SENDS_MAX ? queue : lossy, round * (QUEUED_DUE_SECONDS + 1))).resent;
  }
  for (const analysis of analyses) {
    const { status } = await waitForJob(pages.api, jobIdOf(analysis));
    if (status !== 'completed') losses.push(`${jobIdOf(analysis)} is ${status}`);
  }
  if ((await auditsOf(lab, pages)) !== JOBS) losses.push(`${await auditsOf(lab, pages)} audits for ${JOBS} analyses`);
  losses.push(...(await locksOf(lab, pages)));
  losses.push(...(await neverSent(lab)));
  return {
    name: 'lost sends',
    figures: { jobs: JOBS * 2, 'lost messages': lostMessages, resent, lost: losses.length, seconds: seconds(begun) },
    losses,
  };
}

/** No message ever arrives: the jobs fail, give back what they took, and can be retried by the operator. */
async function neverSent(lab: Lab): Promise<string[]> {
  const losses: string[] = [];
  const pages = await pagesToGrade(lab, JOBS);
  const analyses = await startAll(lab, pages, nowhere);
  for (let round = 1; round <= SENDS_MAX; round += 1) await sweeper(lab, nowhere, round * (QUEUED_DUE_SECONDS + 1));
  const services = { table: lab.table, now: () => new Date() };
  const listed = await listOperatorJobs(services);
  for (const analysis of analyses) {
    if (!listed.some(({ jobId, stuck }) => stuck && jobId === jobIdOf(analysis))) {
      losses.push(`jobs list --stuck lacks ${jobIdOf(analysis)}`);
    }
  }
  await sweeper(lab, nowhere, (SENDS_MAX + 1) * (QUEUED_DUE_SECONDS + 1));
  losses.push(...(await allFailed(lab, pages, analyses)));
  const [first] = analyses;
  if (!first) return losses;
  await retryJob(services, { kind: 'analysis', id: first.id }, { deadLettered: false });
  await sweeper(lab, openJobQueue(readEnvironment()), 1);
  const { status } = await waitForJob(pages.api, jobIdOf(first));
  if (status !== 'completed' || (await auditsOf(lab, pages)) !== 1)
    losses.push(`the retry of ${jobIdOf(first)} is ${status}`);
  return losses;
}

async function allFailed(lab: Lab, pages: GradedPages, analyses: readonly Analysis[]): Promise<string[]> {
  const losses = await locksOf(lab, pages);
  for (const analysis of analyses) {
    const job = (await pages.api.get(`/jobs/${jobIdOf(analysis)}`)).body.data;
    if (job.status !== 'failed' || job.error !== 'Analysis failed')
      losses.push(`${job.id} is ${job.status}: ${job.error}`);
  }
  const audits = await auditsOf(lab, pages);
  if (audits !== 0) losses.push(`${audits} audits stay debited for analyses that failed`);
  return losses;
}

/** A worker reports, by a clock that is minutes off, and dies holding the lock. */
async function reportAndDie(lab: Lab, analysis: Analysis, random: Random): Promise<number> {
  const skewSeconds = random.between(-SKEW_SECONDS_MAX, SKEW_SECONDS_MAX);
  const at = secondsLater(new Date(), skewSeconds);
  const reported = { set: { status: 'processing', reportedAt: at.toISOString(), startedAt: at.toISOString() } };
  await updateActiveAnalysis(lab.table, analysis, reported, secondsLater(at, PROCESSING_DUE_SECONDS));
  return skewSeconds;
}

/**
 * Workers die holding locks, with clocks that are off, and two sweepers look after them at the same time: nobody else gets the
 * lock before, the job fails once, and the next run of the page gets the lock.
 */
export async function deadWorkers(lab: Lab, seed: number): Promise<FaultReport> {
  const begun = performance.now();
  const random = seededRandom(seed);
  const losses: string[] = [];
  const pages = await pagesToGrade(lab, JOBS);
  const analyses = await startAll(lab, pages, nowhere);
  const skews: number[] = [];
  for (const analysis of analyses) skews.push(await reportAndDie(lab, analysis, random));
  const [firstPage] = pages.pageIds;
  const early = await pages.api.post(`/pages/${firstPage}/analyze`, {});
  if (early.body?.error?.code !== 'analysis_in_progress') losses.push(`a page that is locked answers ${early.status}`);
  const living = await sweeper(lab, nowhere, PROCESSING_DUE_SECONDS - SKEW_SECONDS_MAX - 60);
  if (living.failed > 0) losses.push(`${living.failed} jobs were failed before their time`);
  const sweeps = await Promise.all(
    [1, 2].map(() => sweeper(lab, nowhere, PROCESSING_DUE_SECONDS + SKEW_SECONDS_MAX + 1)),
  );
  const failed = sweeps.reduce((sum, result) => sum + result.failed, 0);
  if (failed !== JOBS) losses.push(`two sweepers failed ${failed} jobs of ${JOBS}`);
  losses.push(...(await allFailed(lab, pages, analyses)));
  for (const pageId of pages.pageIds) {
    const next = await pages.api.post(`/pages/${pageId}/analyze`, {});
    if (next.status !== 202) losses.push(`page ${pageId} is not free: ${next.status}`);
    else if ((await waitForJob(pages.api, next.body.data.job_id)).status !== 'completed')
      losses.push(`page ${pageId}: failed`);
  }
  // The dead come back: what they still write must change nothing.
  for (const analysis of analyses) {
    const late = await updateActiveAnalysis(lab.table, analysis, { set: { status: 'processing' } }, new Date());
    const row = await getAnalysis(lab.table, analysis.organizationId, analysis.id);
    if (late !== null || row?.status !== 'failed') losses.push(`${jobIdOf(analysis)} came back to life`);
  }
  return {
    name: 'dead workers, skewed clocks, two sweepers',
    figures: {
      jobs: JOBS,
      'largest skew s': Math.max(...skews.map(Math.abs)),
      failed,
      'locks taken again': JOBS,
      lost: losses.length,
      seconds: seconds(begun),
    },
    losses,
  };
}

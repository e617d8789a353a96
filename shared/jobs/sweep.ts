import { formatJobId } from '../domain/jobs/job-id.ts';
import { isTerminal } from '../domain/jobs/job-status.ts';
import { log } from '../logging/log.ts';
import { getAnalysis, updateActiveAnalysis } from '../table/analyses.ts';
import { getCrawl, isCrawlOver, updateActiveCrawl } from '../table/crawls.ts';
import { type DueJob, listUnfinishedJobs } from '../table/due-work.ts';
import { QUEUED_DUE_SECONDS, SENDS_MAX, secondsLater } from './deadlines.ts';
import { endAnalysisWithoutGrade } from './end-analysis.ts';
import { endCrawl } from './end-crawl.ts';
import type { JobMachine } from './job-message.ts';
import type { JobServices } from './job-services.ts';

type SweepServices = Pick<JobServices, 'table' | 'jobs' | 'now'>;

export interface SweepResult {
  resent: number;
  failed: number;
}

/** What the sweeper needs to know of a job, whatever its kind. */
interface SweptJob {
  machine: JobMachine;
  attempt: number;
  /** A worker picked it up at some time. */
  reported: boolean;
  resends: number;
  /** Counts a resend and pushes the deadline; false when the job is over meanwhile. */
  countResend(dueAt: Date): Promise<boolean>;
  /** Fails the job, releases its lock and gives its allowance back; false when it is over already. */
  fail(): Promise<boolean>;
}

/**
 * Looks after jobs that should have reported by now. One that no worker picked up lost its message: it is sent again, a few
 * times. One that was being worked on and fell silent is failed. Two sweepers at once do no harm: every write is
 * conditional, and a message that is sent twice starts one execution.
 */
export async function sweep(services: SweepServices): Promise<SweepResult> {
  const result = { resent: 0, failed: 0 };
  for (const due of await listUnfinishedJobs(services.table, services.now())) {
    const outcome = await sweepOrLog(services, due);
    if (outcome) result[outcome] += 1;
  }
  return result;
}

/** A job that cannot be swept must not keep the ones behind it waiting. */
async function sweepOrLog(services: SweepServices, due: DueJob): Promise<keyof SweepResult | null> {
  try {
    return await sweepJob(services, due);
  } catch (error) {
    const jobId = formatJobId({ kind: due.workKind, id: due.workId });
    log.error('a job could not be swept; it is tried again in a minute', error, { job_id: jobId });
    return null;
  }
}

async function sweepJob(services: SweepServices, due: DueJob): Promise<keyof SweepResult | null> {
  const job = await (due.workKind === 'analysis' ? analysisToSweep(services, due) : crawlToSweep(services, due));
  if (!job) return null;
  const jobId = formatJobId({ kind: due.workKind, id: due.workId });
  if (!job.reported && job.resends < SENDS_MAX) {
    if (!(await job.countResend(secondsLater(services.now(), QUEUED_DUE_SECONDS)))) return null;
    log.warn('job sent again: no worker picked it up', { job_id: jobId, resends: job.resends + 1 });
    const { organizationId, workId: id } = due;
    await services.jobs.send({ machine: job.machine, organizationId, id, jobId, attempt: job.attempt });
    return 'resent';
  }
  if (!(await job.fail())) return null;
  log.warn('job failed: it stopped reporting', { job_id: jobId });
  return 'failed';
}

async function analysisToSweep({ table, now }: SweepServices, due: DueJob): Promise<SweptJob | null> {
  const analysis = await getAnalysis(table, due.organizationId, due.workId);
  if (!analysis || isTerminal(analysis.status) || !isDue(analysis.dueAt, now())) return null;
  return {
    machine: 'analyze-page',
    attempt: analysis.attempt,
    reported: analysis.reportedAt !== undefined,
    resends: analysis.resends,
    countResend: async (dueAt) =>
      (await updateActiveAnalysis(table, analysis, { add: { resends: 1 } }, dueAt)) !== null,
    fail: () => endAnalysisWithoutGrade(table, analysis, { status: 'failed', now: now() }),
  };
}

async function crawlToSweep({ table, now }: SweepServices, due: DueJob): Promise<SweptJob | null> {
  const crawl = await getCrawl(table, due.organizationId, due.workId);
  if (!crawl || isCrawlOver(crawl.status) || !isDue(crawl.dueAt, now())) return null;
  return {
    machine: crawl.kind === 'site' ? 'crawl-site' : 'recrawl-page',
    attempt: crawl.attempt,
    reported: crawl.reportedAt !== undefined,
    resends: crawl.resends,
    countResend: async (dueAt) => (await updateActiveCrawl(table, crawl, { add: { resends: 1 } }, dueAt)) !== null,
    fail: () => endCrawl(table, crawl, { status: 'failed', now: now() }),
  };
}

/** The index lags behind the rows on AWS: the row decides. */
const isDue = (dueAt: string | undefined, now: Date): boolean => dueAt !== undefined && dueAt <= now.toISOString();

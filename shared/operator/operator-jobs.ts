import { formatJobId } from '../domain/jobs/job-id.ts';
import { isTerminal, type JobStatus } from '../domain/jobs/job-status.ts';
import type { JobMachine } from '../jobs/job-message.ts';
import { readDueJob } from '../jobs/sweep.ts';
import { analysisJob, crawlJob } from '../resources/job.ts';
import { type Analysis, getAnalyses } from '../table/analyses.ts';
import { type Crawl, getCrawls } from '../table/crawls.ts';
import { type DueJob, listUnfinishedJobs } from '../table/due-work.ts';
import type { Table } from '../table/engine/client.ts';

/** A job as its operator sees it. */
export interface OperatorJob {
  jobId: string;
  machine: JobMachine;
  organizationId: number;
  /** The status that the API shows. */
  status: JobStatus;
  attempt: number;
  dueAt: string | null;
  resends: number;
  /** It should have reported by now, or had to be sent again. */
  stuck: boolean;
}

const isStuck = ({ dueAt, resends }: { dueAt?: string | undefined; resends: number }, now: Date): boolean =>
  resends > 0 || (dueAt !== undefined && dueAt <= now.toISOString());

export const operatorAnalysisJob = (analysis: Analysis, now: Date): OperatorJob => ({
  jobId: formatJobId({ kind: 'analysis', id: analysis.id }),
  machine: 'analyze-page',
  organizationId: analysis.organizationId,
  status: analysisJob(analysis).status,
  attempt: analysis.attempt,
  dueAt: analysis.dueAt ?? null,
  resends: analysis.resends,
  stuck: isStuck(analysis, now),
});

export const operatorCrawlJob = (crawl: Crawl, now: Date): OperatorJob => ({
  jobId: formatJobId({ kind: 'crawl', id: crawl.id }),
  machine: crawl.kind === 'site' ? 'crawl-site' : 'recrawl-page',
  organizationId: crawl.organizationId,
  status: crawlJob(crawl).status,
  attempt: crawl.attempt,
  dueAt: crawl.dueAt ?? null,
  resends: crawl.resends,
  stuck: isStuck(crawl, now),
});

/** Outlines, ideas and keyword runs: a few at a time, so that each is read by itself. A retry is the client's next request. */
async function otherJobs(services: { table: Table; now: () => Date }, work: readonly DueJob[]): Promise<OperatorJob[]> {
  const jobs: OperatorJob[] = [];
  for (const due of work.filter(({ workKind }) => workKind !== 'analysis' && workKind !== 'crawl')) {
    const job = await readDueJob(services, due);
    if (!job) continue;
    const { message, resends, dueAt } = job;
    const status = job.state === 'queued' ? 'queued' : 'processing';
    const { jobId, machine, organizationId, attempt } = message;
    const stuck = isStuck({ dueAt, resends }, services.now());
    jobs.push({ jobId, machine, organizationId, status, attempt, dueAt: dueAt ?? null, resends, stuck });
  }
  return jobs;
}

/** All unfinished jobs of all organizations, those first that should have reported longest ago. */
export async function listOperatorJobs({ table, now }: { table: Table; now: () => Date }): Promise<OperatorJob[]> {
  const due = await listUnfinishedJobs(table);
  const jobs: OperatorJob[] = [];
  // One organization after the other: the list is for a person, and the table may be busy already.
  for (const [organizationId, work] of Map.groupBy(due, (job) => job.organizationId)) {
    const idsOf = (kind: 'analysis' | 'crawl') => work.filter((job) => job.workKind === kind).map((job) => job.workId);
    const [analyses, crawls] = await Promise.all([
      getAnalyses(table, organizationId, idsOf('analysis')),
      getCrawls(table, organizationId, idsOf('crawl')),
    ]);
    jobs.push(
      ...analyses.map((analysis) => operatorAnalysisJob(analysis, now())),
      ...crawls.map((crawl) => operatorCrawlJob(crawl, now())),
      ...(await otherJobs({ table, now }, work)),
    );
  }
  // The index lags behind the rows on AWS: the rows decide.
  return jobs
    .filter((job) => !isTerminal(job.status))
    .sort((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? '') || a.jobId.localeCompare(b.jobId));
}

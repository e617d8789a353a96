import { formatJobId, type JobReference } from '../domain/jobs/job-id.ts';
import { findAnalysisOwner, getAnalysis } from '../table/analyses.ts';
import { findCrawlOwner, getCrawl } from '../table/crawls.ts';
import type { OperatorServices } from './identities.ts';
import { OperatorError } from './operator-error.ts';
import { type OperatorJob, operatorAnalysisJob, operatorCrawlJob } from './operator-jobs.ts';

/** One job in full, finished or not. */
export interface JobDetails extends OperatorJob {
  siteId: number;
  pageId: number | null;
  createdAt: string;
  startedAt: string | null;
  completedAt: string | null;
  /** Why a crawl failed. The API shows a generic text instead. */
  failureReason: string | null;
}

/** @throws OperatorError for a job that does not exist. */
export async function findJobDetails(
  services: Pick<OperatorServices, 'table' | 'now'>,
  reference: JobReference,
): Promise<JobDetails> {
  const details =
    reference.kind === 'crawl'
      ? await crawlDetails(services, reference.id)
      : await analysisDetails(services, reference.id);
  if (!details) throw new OperatorError(`job ${formatJobId(reference)} does not exist`);
  return details;
}

type Services = Pick<OperatorServices, 'table' | 'now'>;

async function crawlDetails({ table, now }: Services, id: number): Promise<JobDetails | null> {
  const organizationId = await findCrawlOwner(table, id);
  const crawl = organizationId === null ? null : await getCrawl(table, organizationId, id);
  if (!crawl) return null;
  const { siteId, pageId, createdAt, startedAt, completedAt, failureReason } = crawl;
  return { ...operatorCrawlJob(crawl, now()), siteId, pageId, createdAt, startedAt, completedAt, failureReason };
}

async function analysisDetails({ table, now }: Services, id: number): Promise<JobDetails | null> {
  const organizationId = await findAnalysisOwner(table, id);
  const analysis = organizationId === null ? null : await getAnalysis(table, organizationId, id);
  if (!analysis) return null;
  const { siteId, pageId, createdAt, startedAt, completedAt } = analysis;
  const times = { createdAt, startedAt, completedAt };
  return { ...operatorAnalysisJob(analysis, now()), siteId, pageId, ...times, failureReason: null };
}

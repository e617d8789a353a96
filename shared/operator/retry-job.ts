import type { JobReference } from '../domain/jobs/job-id.ts';
import { formatJobId } from '../domain/jobs/job-id.ts';
import { findAnalysisOwner, getAnalysis } from '../table/analyses.ts';
import { findCrawlOwner, getCrawl } from '../table/crawls.ts';
import type { OperatorServices } from './identities.ts';
import { OperatorError } from './operator-error.ts';
import { type OperatorJob, operatorAnalysisJob, operatorCrawlJob } from './operator-jobs.ts';
import { retryAnalysis } from './retry-analysis.ts';
import { retryCrawl } from './retry-crawl.ts';

type Services = Pick<OperatorServices, 'table' | 'now'>;

/** A job and how to put it back to work. */
interface RetriableJob {
  job: OperatorJob;
  retry(): Promise<void>;
}

/**
 * Puts a job that failed, or is stuck, back to work under its next attempt, because the name of an execution can be used
 * once. It writes the row alone, due at once: the sweeper sends the message within a minute. So a retry needs no queue
 * (the embedded one lives in the memory of the running system), and cannot be lost between row and message.
 * @param options.deadLettered Its message is in the dead letters, which makes it stuck whatever its deadline says.
 * @throws OperatorError for a job that does not exist, is on its way, or ended in another way than by failing.
 */
export async function retryJob(
  services: Services,
  reference: JobReference,
  { deadLettered }: { deadLettered: boolean },
): Promise<OperatorJob> {
  const found = await findJob(services, reference);
  if (!found) throw new OperatorError(`job ${formatJobId(reference)} does not exist`);
  refuseUnlessRetriable(found.job, deadLettered);
  await found.retry();
  const retried = await findJob(services, reference);
  if (!retried) throw new Error(`${formatJobId(reference)} vanished`);
  return retried.job;
}

function refuseUnlessRetriable({ jobId, status, stuck, dueAt }: OperatorJob, deadLettered: boolean): void {
  if (status === 'failed') return;
  if (status === 'completed' || status === 'skipped') throw new OperatorError(`job ${jobId} is ${status}`);
  if (!stuck && !deadLettered) throw new OperatorError(`job ${jobId} is not stuck: it is ${status}, due at ${dueAt}`);
}

async function findJob({ table, now }: Services, { kind, id }: JobReference): Promise<RetriableJob | null> {
  if (kind === 'analysis') {
    const organizationId = await findAnalysisOwner(table, id);
    const analysis = organizationId === null ? null : await getAnalysis(table, organizationId, id);
    return (
      analysis && {
        job: operatorAnalysisJob(analysis, now()),
        retry: () => retryAnalysis(table, analysis, now()),
      }
    );
  }
  const organizationId = await findCrawlOwner(table, id);
  const crawl = organizationId === null ? null : await getCrawl(table, organizationId, id);
  if (crawl?.status === 'cancelled') throw new OperatorError(`crawl ${id} was cancelled`);
  return crawl && { job: operatorCrawlJob(crawl, now()), retry: () => retryCrawl(table, crawl, now()) };
}

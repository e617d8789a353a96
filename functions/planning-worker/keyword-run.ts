import { jobDeadlines } from '../../shared/domain/jobs/deadlines.ts';
import type { JobMessage } from '../../shared/jobs/job-message.ts';
import { reportedKeywordRun } from '../../shared/jobs/start-plan-keywords.ts';
import { JobOverError, PermanentError } from '../../shared/jobs/worker-errors.ts';
import { keys } from '../../shared/table/engine/keys.ts';
import { renewLease } from '../../shared/table/engine/leases.ts';
import type { Page } from '../../shared/table/pages.ts';
import { getPlan, listPlannedPages, type Plan } from '../../shared/table/planning.ts';
import { getSite, type Site } from '../../shared/table/sites.ts';
import type { PlanningWorkerServices } from './services.ts';

export type KeywordJob = Pick<JobMessage, 'organizationId' | 'id' | 'jobId'>;

export const keywordsLock = ({ organizationId, id }: KeywordJob) => keys.siteLock(organizationId, id, 'KEYWORDS');

export interface KeywordRun {
  site: Site;
  plan: Plan;
  pages: Page[];
}

/**
 * Reports that a step of the run begins, by its lease, and reads what it works on.
 * @throws JobOverError when another run holds the lock by now, or this one released it.
 */
export async function reportKeywordRun({ table, now }: PlanningWorkerServices, job: KeywordJob): Promise<KeywordRun> {
  const at = now();
  const isOurs = await renewLease(table, {
    key: keywordsLock(job),
    holder: job.jobId,
    leaseSeconds: jobDeadlines.plan_keywords.leaseSeconds,
    now: at,
    with: reportedKeywordRun(at),
  });
  if (!isOurs) throw new JobOverError(`keyword run ${job.jobId} is over`);
  const [site, plan] = await Promise.all([getSite(table, job.organizationId, job.id), getPlan(table, job)]);
  if (!site) throw new PermanentError(`site ${job.id} of keyword run ${job.jobId} does not exist`);
  return { site, plan, pages: await listPlannedPages(table, job, plan) };
}

/** Pages that this run still has to look at. */
export const pagesToAssign = ({ pages, plan }: KeywordRun): Page[] =>
  pages.filter(({ id, primaryKeyword }) => primaryKeyword === null && !plan.failedPageIds.includes(id));

import type { JobTaskReference } from '../../shared/jobs/job-kind.ts';
import { planKeywordsKind } from '../../shared/jobs/kinds/plan-keywords.ts';
import { reportJob } from '../../shared/jobs/lifecycle/report-job.ts';
import { PermanentError } from '../../shared/jobs/worker-errors.ts';
import type { Page } from '../../shared/table/pages.ts';
import { isUndecided, listPlannedPages, type Plan, readPlan } from '../../shared/table/planning.ts';
import { getSite, type Site } from '../../shared/table/sites.ts';
import type { PlanningWorkerServices } from './services.ts';

export type KeywordJob = JobTaskReference;

export interface KeywordRun {
  site: Site;
  plan: Plan;
  pages: Page[];
}

/**
 * Reports that a step of the run begins, and reads what it works on.
 * @throws JobOverError when another run holds the lock by now, or this one released it.
 */
export async function reportKeywordRun(services: PlanningWorkerServices, job: KeywordJob): Promise<KeywordRun> {
  const { table } = services;
  await reportJob(services, planKeywordsKind, job);
  const [site, plan] = await Promise.all([getSite(table, job.organizationId, job.id), readPlan(table, job)]);
  if (!site) throw new PermanentError(`site ${job.id} of keyword run ${job.jobId} does not exist`);
  return { site, plan, pages: await listPlannedPages(table, job, plan) };
}

/** Pages that this run still has to look at. */
export const pagesToAssign = ({ pages, plan }: KeywordRun): Page[] => pages.filter((page) => isUndecided(plan, page));

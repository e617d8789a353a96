import type { JobTaskReference } from '../../shared/jobs/job-kind.ts';
import { planGenerationKind } from '../../shared/jobs/kinds/plan-generation.ts';
import { reportJob } from '../../shared/jobs/lifecycle/report-job.ts';
import { PermanentError } from '../../shared/jobs/worker-errors.ts';
import type { Page } from '../../shared/table/pages.ts';
import type { PlanGeneration } from '../../shared/table/plan-generations.ts';
import { listPlannedPages, type Plan, readPlan } from '../../shared/table/planning.ts';
import { getSite, type Site } from '../../shared/table/sites.ts';
import type { PlanningWorkerServices } from './services.ts';

interface RunningGeneration {
  generation: PlanGeneration;
  site: Site;
  plan: Plan;
  /** The planned pages as of now. */
  pages: Page[];
}

/**
 * Reports that a step of the generation begins, and reads what it works on.
 * @throws JobOverError when it is over; PermanentError when its site is gone.
 */
export async function reportPlanGeneration(
  services: PlanningWorkerServices,
  job: JobTaskReference,
): Promise<RunningGeneration> {
  const { table } = services;
  const generation = await reportJob(services, planGenerationKind, job);
  const reference = { organizationId: generation.organizationId, id: generation.siteId };
  const [site, plan] = await Promise.all([
    getSite(table, reference.organizationId, reference.id),
    readPlan(table, reference),
  ]);
  if (!site) throw new PermanentError(`site ${reference.id} of ${job.jobId} does not exist`);
  return { generation, site, plan, pages: await listPlannedPages(table, site, plan) };
}

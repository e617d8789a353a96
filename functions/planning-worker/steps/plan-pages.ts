import type { JobTaskReference } from '../../../shared/jobs/job-kind.ts';
import { planGenerationKind } from '../../../shared/jobs/kinds/plan-generation.ts';
import { reportJob } from '../../../shared/jobs/lifecycle/report-job.ts';
import { planSitePages } from '../../../shared/planning/generate-pages.ts';
import { reportPlanGeneration } from '../plan-generation.ts';
import type { PlanningWorkerServices } from '../services.ts';

/** Of all calls of the model together: below the 150 seconds of the task. */
const PLAN_BUDGET_MS = 110_000;

/**
 * Plans the pages and keeps them in the job's row: the step that stores them can run twice without another call of a model,
 * and so can this one. There is nothing to plan where pages exist that are not to be generated anew, and on a site that went live.
 */
export async function planPages(services: PlanningWorkerServices, job: JobTaskReference): Promise<void> {
  const { generation, site, plan, pages: existing } = await reportPlanGeneration(services, job);
  const isWanted = existing.length === 0 || generation.regenerate;
  if (generation.planned !== null || !isWanted || !site.planned) return;
  const { pages, note, dropped } = await planSitePages(
    services,
    { site, plan, existing },
    { budgetMs: PLAN_BUDGET_MS },
  );
  const planned = { pages, existingPageIds: existing.map(({ id }) => id) };
  await reportJob(services, planGenerationKind, job, { set: { planned, pageCount: pages.length, note, dropped } });
}

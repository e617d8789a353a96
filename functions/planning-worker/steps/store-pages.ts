import type { JobTaskReference } from '../../../shared/jobs/job-kind.ts';
import { planGenerationKind } from '../../../shared/jobs/kinds/plan-generation.ts';
import { endJob, endJobWrites, freeJobSlot } from '../../../shared/jobs/lifecycle/end-job.ts';
import { storePlannedPages } from '../../../shared/planning/generate-pages.ts';
import type { Page } from '../../../shared/table/pages.ts';
import { listPlannedPages, readPlan } from '../../../shared/table/planning.ts';
import { reportPlanGeneration } from '../plan-generation.ts';
import type { PlanningWorkerServices } from '../services.ts';

/**
 * Replaces the pages and ends the job, in one transaction that only a running job takes. Where another generation of the plan was
 * written in the meantime, the site went live, or nothing had to be planned, the job ends with the existing pages.
 */
export async function storePages(services: PlanningWorkerServices, job: JobTaskReference): Promise<void> {
  const { table, now } = services;
  const { generation, site, plan, pages } = await reportPlanGeneration(services, job);
  const outcome = (stored: readonly Page[]) => ({
    status: 'completed' as const,
    now: now(),
    set: { pageIds: stored.map(({ id }) => id), pageCount: stored.length },
  });
  const { planned } = generation;
  if (planned !== null && site.planned && plan.generation === generation.generation) {
    const existing = pages.filter(({ id }) => planned.existingPageIds.includes(id));
    const stored = await storePlannedPages(services, { site, plan, existing, planned: planned.pages }, (all) =>
      endJobWrites(table, planGenerationKind, generation, outcome(all)),
    );
    if (stored !== null) return freeJobSlot(table, planGenerationKind, generation);
  }
  const present = await listPlannedPages(table, site, await readPlan(table, site));
  await endJob(table, planGenerationKind, generation, outcome(present));
}

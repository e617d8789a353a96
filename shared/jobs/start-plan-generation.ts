import { readHolder } from '../table/engine/leases.ts';
import { transact } from '../table/engine/transaction.ts';
import { newPlanGeneration } from '../table/plan-generations.ts';
import { readPlan, replaceBriefWrite } from '../table/planning.ts';
import type { Site } from '../table/sites.ts';
import { type JobStarter, jobMessage } from './job-kind.ts';
import { planGenerationKind } from './kinds/plan-generation.ts';
import { startJobWrites } from './lifecycle/start-job.ts';

export type StartPlanGenerationResult =
  | { started: true; jobId: string }
  /** `jobId`: of the job that holds the plan. */
  | { started: false; reason: 'in_progress'; jobId: string };

/**
 * Starts the generation of a site's plan as a job; a `brief` replaces the stored one in the same transaction. Of several
 * at the same time one starts, and the others change nothing.
 */
export async function startPlanGeneration(
  { table, ids, jobs, now }: JobStarter,
  site: Site,
  { regenerate, brief }: { regenerate: boolean; brief?: string | undefined },
): Promise<StartPlanGenerationResult> {
  const at = now();
  const { organizationId, id: siteId } = site;
  const [plan, id] = await Promise.all([readPlan(table, site), ids.next('planGeneration')]);
  const given = { id, organizationId, siteId, regenerate, generation: plan.generation };
  const generation = newPlanGeneration(given, at);
  const result = await transact(table, [
    ...startJobWrites(planGenerationKind, generation, at),
    ...(brief === undefined ? [] : [replaceBriefWrite(site, brief)]),
  ]);
  if (!result.ok) return { started: false, reason: 'in_progress', jobId: readHolder(result.items['lock']) };
  await jobs.send(jobMessage(planGenerationKind, generation));
  return { started: true, jobId: generation.job.id };
}

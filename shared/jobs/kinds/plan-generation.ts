import { jobDeadlines } from '../../domain/jobs/deadlines.ts';
import { jobIdPrefixes } from '../../domain/jobs/job-id.ts';
import { statusOfState } from '../../domain/jobs/job-status.ts';
import { keys } from '../../table/engine/keys.ts';
import { type PlanGeneration, parsePlanGeneration, planGenerationKey } from '../../table/plan-generations.ts';
import type { JobKind } from '../job-kind.ts';

/** The generation of a site's plan (`generate-plan`). It holds the site's plan lock. */
export const planGenerationKind: JobKind<PlanGeneration> = {
  name: 'plan_generation',
  idPrefix: jobIdPrefixes.plan_generation,
  machines: ['generate-plan'],
  listed: ({ organizationId, siteId, createdAt, id }) => ({
    organizationId,
    siteId,
    pageId: null,
    createdAt,
    reference: { kind: 'plan_generation', id },
  }),
  deadlines: jobDeadlines.plan_generation,
  // The worker has two kinds of jobs.
  invocationsAtOnce: 2,
  onSilence: 'fail',
  parse: parsePlanGeneration,
  keyOf: planGenerationKey,
  taskId: ({ id }) => id,
  locate: (_table, { organizationId, id }) => keys.planGeneration(organizationId, id),
  statuses: statusOfState,
  // The pages are in the plan by then, or are never stored.
  endChanges: (_generation, { now }) => ({ set: { completedAt: now.toISOString(), planned: null } }),
  retry: (_table, { siteId }) => ({
    set: { completedAt: null, pageCount: null },
    refusals: { lock: (holder) => `another plan of site ${siteId} is generated (${holder})` },
  }),
};

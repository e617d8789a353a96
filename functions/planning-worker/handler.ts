import { planKeywordsKind } from '../../shared/jobs/kinds/plan-keywords.ts';
import { failStep } from '../../shared/jobs/lifecycle/end-job.ts';
import { workerHandler } from '../../shared/jobs/worker-handler.ts';
import { openPlanningWorkerServices } from './services.ts';

/** The tasks of `plan-keywords`. The job's `id` is the site's. A step is loaded with its first task: its words of languages are most of the code. */
export const handler = workerHandler({
  services: openPlanningWorkerServices,
  steps: {
    'assign-keywords': async (services, { job }) =>
      (await import('./steps/assign-keywords.ts')).assignKeywords(services, job),
    'complete-keywords': async (services, { job }) =>
      (await import('./steps/complete-keywords.ts')).completeKeywords(services, job),
    'fail-keywords': failStep(planKeywordsKind),
  },
});

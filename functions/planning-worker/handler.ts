import { planGenerationKind } from '../../shared/jobs/kinds/plan-generation.ts';
import { planKeywordsKind } from '../../shared/jobs/kinds/plan-keywords.ts';
import { failStep } from '../../shared/jobs/lifecycle/end-job.ts';
import { workerHandler } from '../../shared/jobs/worker-handler.ts';
import { openPlanningWorkerServices } from './services.ts';

/** The tasks of `generate-plan`, whose job's `id` is the generation's, and of `plan-keywords`, whose `id` is the site's. A step is loaded with its first task: its words of languages are most of the code. */
export const handler = workerHandler({
  services: openPlanningWorkerServices,
  steps: {
    'assign-keywords': async (services, { job }) =>
      (await import('./steps/assign-keywords.ts')).assignKeywords(services, job),
    'complete-keywords': async (services, { job }) =>
      (await import('./steps/complete-keywords.ts')).completeKeywords(services, job),
    'fail-keywords': failStep(planKeywordsKind),
    'plan-pages': async (services, { job }) => (await import('./steps/plan-pages.ts')).planPages(services, job),
    'store-pages': async (services, { job }) => (await import('./steps/store-pages.ts')).storePages(services, job),
    'fail-plan': failStep(planGenerationKind),
  },
});

import { planKeywordsKind } from '../../shared/jobs/kinds/plan-keywords.ts';
import { failStep } from '../../shared/jobs/lifecycle/end-job.ts';
import { workerHandler } from '../../shared/jobs/worker-handler.ts';
import { openPlanningWorkerServices } from './services.ts';
import { assignKeywords } from './steps/assign-keywords.ts';
import { completeKeywords } from './steps/complete-keywords.ts';

/** The tasks of `plan-keywords`. The job's `id` is the site's. */
export const handler = workerHandler({
  services: openPlanningWorkerServices,
  steps: {
    'assign-keywords': (services, { job }) => assignKeywords(services, job),
    'complete-keywords': (services, { job }) => completeKeywords(services, job),
    'fail-keywords': failStep(planKeywordsKind),
  },
});

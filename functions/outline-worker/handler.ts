import { outlineKind } from '../../shared/jobs/kinds/outline.ts';
import { failStep } from '../../shared/jobs/lifecycle/end-job.ts';
import { workerHandler } from '../../shared/jobs/worker-handler.ts';
import { openOutlineWorkerServices } from './services.ts';
import { generateOutline } from './steps/generate-outline.ts';

/** The tasks of `generate-outline`. The job's `id` is the page's. */
export const handler = workerHandler({
  services: openOutlineWorkerServices,
  steps: {
    'generate-outline': (services, { job }) => generateOutline(services, job),
    'fail-outline': failStep(outlineKind),
  },
});

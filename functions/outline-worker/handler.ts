import { outlineKind } from '../../shared/jobs/kinds/outline.ts';
import { failStep } from '../../shared/jobs/lifecycle/end-job.ts';
import { workerHandler } from '../../shared/jobs/worker-handler.ts';
import { openOutlineWorkerServices } from './services.ts';

/** The tasks of `generate-outline`. The job's `id` is the page's. The step is loaded with its first task. */
export const handler = workerHandler({
  services: openOutlineWorkerServices,
  steps: {
    'generate-outline': async (services, { job }) =>
      (await import('./steps/generate-outline.ts')).generateOutline(services, job),
    'fail-outline': failStep(outlineKind),
  },
});

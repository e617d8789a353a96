import { modelBatchKind } from '../../shared/jobs/kinds/model-batch.ts';
import { failStep } from '../../shared/jobs/lifecycle/end-job.ts';
import { workerHandler } from '../../shared/jobs/worker-handler.ts';
import { openBatchServices } from './services.ts';
import { advanceBatch } from './steps/advance-batch.ts';

/** The tasks of `ask-in-batches`. */
export const handler = workerHandler({
  services: openBatchServices,
  steps: {
    'advance-batch': (services, { job }) => advanceBatch(services, job),
    'fail-batch': failStep(modelBatchKind),
  },
});

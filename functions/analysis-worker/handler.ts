import { analysisKind } from '../../shared/jobs/kinds/analysis.ts';
import { failOrPostponeStep } from '../../shared/jobs/lifecycle/fail-or-postpone-step.ts';
import { workerHandler } from '../../shared/jobs/worker-handler.ts';
import { openAnalysisServices } from './services.ts';
import { analyzePage } from './steps/analyze-page.ts';

/** The tasks of `analyze-page`. */
export const handler = workerHandler({
  services: openAnalysisServices,
  steps: {
    'analyze-page': (services, { job }) => analyzePage(services, job),
    'fail-analysis': failOrPostponeStep(analysisKind),
  },
});

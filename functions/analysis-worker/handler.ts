import { analysisKind } from '../../shared/jobs/kinds/analysis.ts';
import { failStep } from '../../shared/jobs/lifecycle/end-job.ts';
import { workerHandler } from '../../shared/jobs/worker-handler.ts';
import { openAnalysisServices } from './services.ts';
import { completeAnalysis } from './steps/complete-analysis.ts';
import { failComponent } from './steps/fail-component.ts';
import { gradeOneComponent } from './steps/grade-component.ts';
import { prepareAnalysis } from './steps/prepare-analysis.ts';

/** The tasks of `analyze-page`. */
export const handler = workerHandler({
  services: openAnalysisServices,
  steps: {
    'prepare-analysis': (services, { job }) => prepareAnalysis(services, job),
    'grade-component': (services, { job, componentType }) => gradeOneComponent(services, job, componentType),
    'fail-component': (services, { job, componentType, failure }) =>
      failComponent(services, job, componentType, failure),
    'complete-analysis': (services, { job }) => completeAnalysis(services, job),
    'fail-analysis': failStep(analysisKind),
  },
});

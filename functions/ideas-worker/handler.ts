import { ideasRunKind } from '../../shared/jobs/kinds/ideas-run.ts';
import { modelBatchKind } from '../../shared/jobs/kinds/model-batch.ts';
import { failStep } from '../../shared/jobs/lifecycle/end-job.ts';
import { workerHandler } from '../../shared/jobs/worker-handler.ts';
import { openIdeasWorkerServices } from './services.ts';

/** The tasks of `build-ideas` and of `ask-in-batches`. The job's `id` is the site's. A step is loaded with its first task: its words of languages are most of the code. */
export const handler = workerHandler({
  services: openIdeasWorkerServices,
  steps: {
    'understand-site': async (services, { job }) =>
      (await import('./steps/understand-site.ts')).understandSite(services, job),
    'research-keywords': async (services, { job }) =>
      (await import('./steps/research-keywords.ts')).researchKeywords(services, job),
    'validate-ideas': async (services, { job }) =>
      (await import('./steps/validate-ideas.ts')).validateIdeas(services, job),
    'write-playbook': async (services, { job }) =>
      (await import('./steps/write-playbook.ts')).writePlaybook(services, job),
    'fail-ideas': failStep(ideasRunKind),
    'advance-batch': async (services, { job }) =>
      (await import('./steps/advance-batch.ts')).advanceBatch(services, job),
    'fail-batch': failStep(modelBatchKind),
  },
});

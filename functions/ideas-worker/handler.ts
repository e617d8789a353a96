import { ideasRunKind } from '../../shared/jobs/kinds/ideas-run.ts';
import { failStep } from '../../shared/jobs/lifecycle/end-job.ts';
import { workerHandler } from '../../shared/jobs/worker-handler.ts';
import { openIdeasWorkerServices } from './services.ts';
import { researchKeywords } from './steps/research-keywords.ts';
import { understandSite } from './steps/understand-site.ts';
import { validateIdeas } from './steps/validate-ideas.ts';
import { writePlaybook } from './steps/write-playbook.ts';

/** The tasks of `build-ideas`. The job's `id` is the site's. */
export const handler = workerHandler({
  services: openIdeasWorkerServices,
  steps: {
    'understand-site': (services, { job }) => understandSite(services, job),
    'research-keywords': (services, { job }) => researchKeywords(services, job),
    'validate-ideas': (services, { job }) => validateIdeas(services, job),
    'write-playbook': (services, { job }) => writePlaybook(services, job),
    'fail-ideas': failStep(ideasRunKind),
  },
});

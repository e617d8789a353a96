import { computeOpportunityScores } from '../../shared/jobs/compute-opportunity-scores.ts';
import { keywordGenerationKind } from '../../shared/jobs/kinds/keyword-generation.ts';
import { opportunityScoresKind } from '../../shared/jobs/kinds/opportunity-scores.ts';
import { failStep, freeJobSlot } from '../../shared/jobs/lifecycle/end-job.ts';
import { workerHandler } from '../../shared/jobs/worker-handler.ts';
import { openKeywordWorkerServices } from './services.ts';
import { assignKeywords } from './steps/assign-keywords.ts';
import { choosePages } from './steps/choose-pages.ts';
import { completeGeneration } from './steps/complete-generation.ts';
import { readSearches } from './steps/read-searches.ts';

/**
 * The tasks of `generate-keywords` and `score-opportunities`, where the job's `id` is the site's, and the one task of `crawl-site` that
 * needs a secret.
 */
export const handler = workerHandler({
  services: openKeywordWorkerServices,
  steps: {
    'choose-pages': (services, { job }) => choosePages(services, job),
    'assign-keywords': (services, { job }) => assignKeywords(services, job),
    'complete-generation': (services, { job }) => completeGeneration(services, job),
    'fail-generation': failStep(keywordGenerationKind),
    'read-searches': (services, { job }) => readSearches(services, job),
    'score-opportunities': async (services, { job }) => {
      const computed = await computeOpportunityScores(services, job, job.jobId);
      await freeJobSlot(services.table, opportunityScoresKind, { job: { id: job.jobId, slot: job.slot } });
      return computed;
    },
  },
});

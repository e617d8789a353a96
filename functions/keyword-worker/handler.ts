import * as z from 'zod';
import { computeOpportunityScores } from '../../shared/jobs/compute-opportunity-scores.ts';
import { runJobTask } from '../../shared/jobs/run-job-task.ts';
import { openKeywordWorkerServices } from './services.ts';
import { assignKeywords } from './steps/assign-keywords.ts';
import { choosePages } from './steps/choose-pages.ts';
import { completeGeneration } from './steps/complete-generation.ts';
import { failGeneration } from './steps/fail-generation.ts';

const taskSchema = z.object({
  step: z.enum(['choose-pages', 'assign-keywords', 'complete-generation', 'fail-generation', 'score-opportunities']),
  /** `id` is the site's. */
  job: z.object({ organizationId: z.number(), id: z.number(), jobId: z.string() }),
  failure: z.unknown().optional(),
});
type Task = z.infer<typeof taskSchema>;

const services = openKeywordWorkerServices();

const steps: Record<Task['step'], (task: Task) => Promise<unknown>> = {
  'choose-pages': ({ job }) => choosePages(services, job),
  'assign-keywords': ({ job }) => assignKeywords(services, job),
  'complete-generation': ({ job }) => completeGeneration(services, job),
  'fail-generation': ({ job, failure }) => failGeneration(services, job, failure),
  'score-opportunities': ({ job }) => computeOpportunityScores(services, job, job.jobId),
};

/** The tasks of `generate-keywords` and `score-opportunities`: one file per step. */
export const handler = async (event: unknown): Promise<unknown> => {
  const task = taskSchema.parse(event);
  return runJobTask(event, () => steps[task.step](task));
};

import * as z from 'zod';
import { runJobTask } from '../../shared/jobs/run-job-task.ts';
import { openPlanningWorkerServices } from './services.ts';
import { assignKeywords } from './steps/assign-keywords.ts';
import { completeKeywords } from './steps/complete-keywords.ts';
import { failKeywords } from './steps/fail-keywords.ts';

const taskSchema = z.object({
  step: z.enum(['assign-keywords', 'complete-keywords', 'fail-keywords']),
  /** `id` is the site's. */
  job: z.object({ organizationId: z.number(), id: z.number(), jobId: z.string() }),
  failure: z.unknown().optional(),
});
type Task = z.infer<typeof taskSchema>;

const services = openPlanningWorkerServices();

const steps: Record<Task['step'], (task: Task) => Promise<unknown>> = {
  'assign-keywords': ({ job }) => assignKeywords(services, job),
  'complete-keywords': ({ job }) => completeKeywords(services, job),
  'fail-keywords': ({ job, failure }) => failKeywords(services, job, failure),
};

/** The tasks of `plan-keywords`: one file per step. */
export const handler = async (event: unknown): Promise<unknown> => {
  const task = taskSchema.parse(event);
  return runJobTask(event, () => steps[task.step](task));
};

import * as z from 'zod';
import { runJobTask } from '../../shared/jobs/run-job-task.ts';
import { openOutlineWorkerServices } from './services.ts';
import { failOutline } from './steps/fail-outline.ts';
import { generateOutline } from './steps/generate-outline.ts';

const taskSchema = z.object({
  step: z.enum(['generate-outline', 'fail-outline']),
  /** `id` is the page's. */
  job: z.object({ organizationId: z.number(), id: z.number(), jobId: z.string() }),
  failure: z.unknown().optional(),
});
type Task = z.infer<typeof taskSchema>;

const services = openOutlineWorkerServices();

const steps: Record<Task['step'], (task: Task) => Promise<unknown>> = {
  'generate-outline': ({ job }) => generateOutline(services, job),
  'fail-outline': ({ job, failure }) => failOutline(services, job, failure),
};

/** The tasks of `generate-outline`: one file per step. */
export const handler = async (event: unknown): Promise<unknown> => {
  const task = taskSchema.parse(event);
  return runJobTask(event, () => steps[task.step](task));
};

import * as z from 'zod';
import { runJobTask } from '../../shared/jobs/run-job-task.ts';
import { openAnalysisServices } from './services.ts';
import { completeAnalysis } from './steps/complete-analysis.ts';
import { failAnalysis } from './steps/fail-analysis.ts';
import { failComponent } from './steps/fail-component.ts';
import { gradeOneComponent } from './steps/grade-component.ts';
import { prepareAnalysis } from './steps/prepare-analysis.ts';

const jobSchema = z.object({ organizationId: z.number(), id: z.number() });

const taskSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('prepare-analysis'), job: jobSchema }),
  z.object({ step: z.literal('grade-component'), job: jobSchema, componentType: z.string() }),
  z.object({
    step: z.literal('fail-component'),
    job: jobSchema,
    componentType: z.string(),
    failure: z.unknown().optional(),
  }),
  z.object({ step: z.literal('complete-analysis'), job: jobSchema }),
  z.object({ step: z.literal('fail-analysis'), job: jobSchema, failure: z.unknown().optional() }),
]);
type Task = z.infer<typeof taskSchema>;

const services = openAnalysisServices();

function runTask(task: Task): Promise<unknown> {
  switch (task.step) {
    case 'prepare-analysis':
      return prepareAnalysis(services, task.job);
    case 'grade-component':
      return gradeOneComponent(services, task.job, task.componentType);
    case 'fail-component':
      return failComponent(services, task.job, task.componentType, task.failure);
    case 'complete-analysis':
      return completeAnalysis(services, task.job);
    case 'fail-analysis':
      return failAnalysis(services, task.job, task.failure);
  }
}

/** The tasks of `analyze-page`: one file per step. */
export const handler = async (event: unknown): Promise<unknown> => {
  const task = taskSchema.parse(event);
  return runJobTask(event, () => runTask(task));
};

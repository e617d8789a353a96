import * as z from 'zod';
import { runInLogContext } from '../logging/context.ts';

const taskSchema = z.object({
  step: z.string().optional(),
  job: z.object({ jobId: z.string().optional(), requestId: z.string().optional() }),
});

/**
 * Runs a worker's part of a job so that each of its log lines names the job, the step and the request that started the job.
 * @param event A task's payload: `{step, job}`, with the job of the message. Values that do not fit are left out of the lines;
 * the worker's own schema rejects them.
 */
export function runInJobContext<T>(event: unknown, run: () => T): T {
  const { step, job } = taskSchema.safeParse(event).data ?? { job: {} };
  return runInLogContext(
    {
      ...(job.jobId ? { job_id: job.jobId } : {}),
      ...(job.requestId ? { request_id: job.requestId } : {}),
      ...(step ? { step } : {}),
    },
    run,
  );
}

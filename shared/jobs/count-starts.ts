import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { BaseServices } from '../http/api-handler.ts';
import { log } from '../logging/log.ts';
import type { Table } from '../table/engine/client.ts';
import { clearTaskStarts, recordTaskStart, type StartedTask } from '../table/task-starts.ts';
import { ProcessDiedError } from './worker-errors.ts';

/** A task whose process died with it so often is not started again: whatever killed it would do so once more. */
const DEATHS_MAX = 2;

const taskSchema = z.object({
  step: z.string(),
  job: z.object({ jobId: z.string().min(1), attempt: z.number().default(1) }),
  componentType: z.string().default(''),
  slice: z.number().optional(),
  failure: z.undefined().optional(),
});

/**
 * The task that a state machine's event starts, as its starts are counted. Null for steps that follow a failure: a job must
 * be able to fail however often it was cut off.
 */
export function countedTask(event: unknown): StartedTask | null {
  const parsed = taskSchema.safeParse(event);
  if (!parsed.success) return null;
  const { step, componentType, slice, job } = parsed.data;
  const part = slice ?? componentType;
  return { ...job, task: part === '' ? step : `${step}#${part}` };
}

/**
 * Runs a task between the record of its start and that of its end, so that a task that kills its process is found out.
 * @throws ProcessDiedError when the process died with the task each time that it was started before.
 */
export async function countStarts<T>({ table, now }: BaseServices, event: unknown, run: () => Promise<T>): Promise<T> {
  const task = countedTask(event);
  if (task === null) return run();
  const starts = await recordTaskStart(table, task, randomUUID(), now());
  if (starts > DEATHS_MAX) throw new ProcessDiedError(`its process died ${DEATHS_MAX} times while it ran ${task.task}`);
  try {
    return await run();
  } finally {
    await forgetStarts(table, task);
  }
}

/** A record that stays counts as a death, of which one is allowed. */
export async function forgetStarts(table: Table, task: StartedTask): Promise<void> {
  try {
    await clearTaskStarts(table, task);
  } catch (error) {
    log.warn('the end of a task was not recorded', { job_id: task.jobId, task: task.task, reason: String(error) });
  }
}

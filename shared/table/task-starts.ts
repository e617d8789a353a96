/** How often a task of a job began without an end: each of these starts died with its process, or still runs. */
import type { Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { deleteItem, updateItem } from './engine/writes.ts';

/** A step of an attempt of a job; of a step that grades one component, with the component. */
export interface StartedTask {
  jobId: string;
  attempt: number;
  task: string;
}

/** Longer than an execution may take. */
const KEPT_SECONDS = 2 * 86_400;

const START_PREFIX = 'start-';

const taskKey = ({ jobId, attempt, task }: StartedTask) => keys.taskStarts(jobId, attempt, task);

/**
 * Records that the task begins. Each start is a separate attribute, so that a repeated write counts once.
 * @returns how many starts there are without an end, with this one.
 */
export async function recordTaskStart(table: Table, task: StartedTask, startId: string, now: Date): Promise<number> {
  const expiresAtSeconds = Math.ceil(now.getTime() / 1_000) + KEPT_SECONDS;
  const set = { [`${START_PREFIX}${startId}`]: now.toISOString(), expiresAtSeconds };
  const { item } = await updateItem(table, taskKey(task), { set });
  return Object.keys(item ?? {}).filter((name) => name.startsWith(START_PREFIX)).length;
}

/** The task ended, well or badly: its process lives, and so did those of the starts before. */
export async function clearTaskStarts(table: Table, task: StartedTask): Promise<void> {
  await deleteItem(table, taskKey(task));
}

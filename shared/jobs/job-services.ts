import { readEnvironment } from '../environment.ts';
import type { BaseServices } from '../http/api-handler.ts';
import { openTable } from '../table/engine/client.ts';
import { createIdAllocator, type IdAllocator } from '../table/engine/ids.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';

/** Services of a group whose operations allot ids and start jobs. */
export interface JobServices extends BaseServices {
  ids: IdAllocator;
  jobs: JobQueue;
}

export function openJobServices(environment = readEnvironment()): JobServices {
  const table = openTable(environment);
  return { table, ids: createIdAllocator(table), jobs: openJobQueue(environment), now: () => new Date() };
}

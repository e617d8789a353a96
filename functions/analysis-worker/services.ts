import { readEnvironment } from '../../shared/environment.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { type JobQueue, openJobQueue } from '../../shared/jobs/job-queue.ts';
import type { Grader } from '../../shared/providers/model/grader.ts';
import { openGrader } from '../../shared/providers/model/open-grader.ts';
import { type BatchProvider, openModelBatches } from '../../shared/providers/model/open-model-batches.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { createIdAllocator, type IdAllocator } from '../../shared/table/engine/ids.ts';
import { openModelSwitch } from '../../shared/table/model-switch.ts';

export interface AnalysisServices extends BaseServices {
  ids: IdAllocator;
  jobs: JobQueue;
  grader: Grader;
  /** Null where the operator has not switched them on. */
  batches: BatchProvider | null;
}

export function openAnalysisServices(): AnalysisServices {
  const environment = readEnvironment();
  const table = openTable(environment);
  return {
    table,
    ids: createIdAllocator(table),
    jobs: openJobQueue(environment),
    batches: openModelBatches(environment),
    grader: openGrader(environment, openModelSwitch(table)),
    now: () => new Date(),
  };
}

import { readEnvironment } from '../../shared/environment.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { type JobQueue, openDelayedQueue, openJobQueue, type SendLater } from '../../shared/jobs/job-queue.ts';
import { type BatchProvider, openModelBatches } from '../../shared/providers/model/open-model-batches.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { openModelSwitch } from '../../shared/table/model-switch.ts';

export interface BatchServices extends BaseServices {
  jobs: JobQueue;
  sendLater: SendLater;
  /** Null where the operator has not switched them on. */
  batches: BatchProvider | null;
  /** Whether the operator has models switched off now. */
  areOff(): Promise<boolean>;
}

/** Where batches are switched on. */
export type OpenBatchServices = BatchServices & { batches: BatchProvider };

export function openBatchServices(): BatchServices {
  const environment = readEnvironment();
  const table = openTable(environment);
  return {
    table,
    jobs: openJobQueue(environment),
    sendLater: openDelayedQueue(environment),
    batches: openModelBatches(environment),
    ...openModelSwitch(table),
    now: () => new Date(),
  };
}

import type { Api } from './api.ts';
import type { JobQueue } from './job-queue.ts';
import type { ResourceNames } from './names.ts';
import type { ServiceFunctions } from './service-functions.ts';
import type { Stage } from './stages.ts';
import type { JobMachines } from './state-machines.ts';
import type { ServiceTable } from './table.ts';
import type { WebhookQueue } from './webhook-queue.ts';

export interface AlarmsProps {
  stage: Stage;
  names: ResourceNames;
  api: Api;
  table: ServiceTable;
  jobs: JobQueue;
  webhooks: WebhookQueue;
  machines: JobMachines;
  functions: ServiceFunctions;
}

import { readEnvironment } from '../../shared/environment.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { openPlanner } from '../../shared/providers/model/open-planner.ts';
import type { Planner } from '../../shared/providers/model/planner.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { createIdAllocator, type IdAllocator } from '../../shared/table/engine/ids.ts';
import { openModelSwitch } from '../../shared/table/model-switch.ts';

export interface PlanningWorkerServices extends BaseServices {
  ids: IdAllocator;
  planner: Planner;
}

export function openPlanningWorkerServices(): PlanningWorkerServices {
  const environment = readEnvironment();
  const table = openTable(environment);
  return {
    table,
    ids: createIdAllocator(table),
    planner: openPlanner(environment, openModelSwitch(table)),
    now: () => new Date(),
  };
}

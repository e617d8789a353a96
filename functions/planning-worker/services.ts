import { readEnvironment } from '../../shared/environment.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { openPlanner } from '../../shared/providers/model/open-planner.ts';
import type { Planner } from '../../shared/providers/model/planner.ts';
import { openTable } from '../../shared/table/engine/client.ts';

export interface PlanningWorkerServices extends BaseServices {
  planner: Planner;
}

export function openPlanningWorkerServices(): PlanningWorkerServices {
  const environment = readEnvironment();
  return { table: openTable(environment), planner: openPlanner(environment), now: () => new Date() };
}

import { readHostRules } from '../../shared/domain/crawling/host-rules.ts';
import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openJobServices } from '../../shared/jobs/job-services.ts';
import { openPlanner } from '../../shared/providers/model/open-planner.ts';
import { openModelSwitch } from '../../shared/table/model-switch.ts';
import { planningRoutes } from './routes.ts';
import type { PlanningServices } from './services.ts';

const environment = readEnvironment();
const jobServices = openJobServices(environment);
const services: PlanningServices = {
  ...jobServices,
  planner: openPlanner(environment, openModelSwitch(jobServices.table)),
  hostRules: readHostRules(environment),
};

export const handler = apiHandler(planningRoutes, services, environment);

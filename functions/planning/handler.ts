import { readHostRules } from '../../shared/domain/crawling/host-rules.ts';
import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openJobServices } from '../../shared/jobs/job-services.ts';
import { openPlanner } from '../../shared/providers/model/open-planner.ts';
import { planningRoutes } from './routes.ts';
import type { PlanningServices } from './services.ts';

const environment = readEnvironment();
const services: PlanningServices = {
  ...openJobServices(environment),
  planner: openPlanner(environment),
  hostRules: readHostRules(environment),
};

export const handler = apiHandler(planningRoutes, services, environment);

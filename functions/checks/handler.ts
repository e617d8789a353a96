import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openJobServices } from '../../shared/jobs/job-services.ts';
import { openCheckAdvisor } from '../../shared/providers/model/check-advisor.ts';
import { openModelSwitch } from '../../shared/table/model-switch.ts';
import { checkRoutes } from './routes.ts';
import type { CheckServices } from './services.ts';

const environment = readEnvironment();
const jobServices = openJobServices(environment);
const services: CheckServices = {
  ...jobServices,
  advisor: openCheckAdvisor(environment, openModelSwitch(jobServices.table)),
};

export const handler = apiHandler(checkRoutes, services, environment);

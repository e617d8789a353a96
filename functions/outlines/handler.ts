import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openJobServices } from '../../shared/jobs/job-services.ts';
import { outlineRoutes } from './routes.ts';

const environment = readEnvironment();

export const handler = apiHandler(outlineRoutes, openJobServices(environment), environment);

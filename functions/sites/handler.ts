import { readHostRules } from '../../shared/domain/crawling/host-rules.ts';
import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openJobServices } from '../../shared/jobs/job-services.ts';
import { siteRoutes } from './routes.ts';
import type { SiteServices } from './services.ts';

const environment = readEnvironment();
const services: SiteServices = { ...openJobServices(environment), hostRules: readHostRules(environment) };

export const handler = apiHandler(siteRoutes, services, environment);

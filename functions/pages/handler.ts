import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openJobServices } from '../../shared/jobs/job-services.ts';
import { createPackedLists } from '../../shared/pages/packed-lists.ts';
import { createPageCatalogue } from '../../shared/pages/page-catalogue.ts';
import { pageRoutes } from './routes.ts';
import type { PageServices } from './services.ts';

const environment = readEnvironment();
const jobServices = openJobServices(environment);
const { table } = jobServices;
const services: PageServices = {
  ...jobServices,
  catalogue: createPageCatalogue(table),
  lists: createPackedLists(table),
};

export const handler = apiHandler(pageRoutes, services, environment);

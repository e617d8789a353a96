import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openSiteSearch } from '../../shared/providers/search-console/open-site-search.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { reportRoutes } from './routes.ts';
import type { ReportServices } from './services.ts';

const environment = readEnvironment();
const table = openTable(environment);
const services: ReportServices = { table, now: () => new Date(), siteSearch: openSiteSearch(environment, table) };

export const handler = apiHandler(reportRoutes, services, environment);

import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { createPageCatalogue } from '../../shared/pages/page-catalogue.ts';
import { openSiteSearch } from '../../shared/providers/search-console/open-site-search.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { opportunityRoutes } from './routes.ts';
import type { OpportunityServices } from './services.ts';

const environment = readEnvironment();
const table = openTable(environment);
const services: OpportunityServices = {
  table,
  now: () => new Date(),
  siteSearch: openSiteSearch(environment, table),
  catalogue: createPageCatalogue(table),
};

export const handler = apiHandler(opportunityRoutes, services, environment);

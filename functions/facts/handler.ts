import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { factRoutes } from './routes.ts';

const environment = readEnvironment();

export const handler = apiHandler(factRoutes, { table: openTable(environment), now: () => new Date() }, environment);

import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { usageRoutes } from './routes.ts';

const environment = readEnvironment();

export const handler = apiHandler(usageRoutes, { table: openTable(environment), now: () => new Date() }, environment);

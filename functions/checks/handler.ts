import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openTable } from '../../shared/table/client.ts';
import { checkRoutes } from './routes.ts';

const environment = readEnvironment();

export const handler = apiHandler(checkRoutes, { table: openTable(environment), now: () => new Date() }, environment);

import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { identityRoutes } from './routes.ts';

const environment = readEnvironment();

/** Also API Gateway's `$default` route: a path that no operation has returns 404 in the envelope. */
export const handler = apiHandler(
  identityRoutes,
  { table: openTable(environment), now: () => new Date() },
  environment,
);

import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { serveCrawlerPage } from '../../shared/http/crawler-page.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { identityRoutes } from './routes.ts';

const environment = readEnvironment();

/** Also API Gateway's `$default` route: the page about the crawler, and 404 in the envelope for a path that no operation has. */
export const handler = serveCrawlerPage(
  apiHandler(identityRoutes, { table: openTable(environment), now: () => new Date() }, environment),
);

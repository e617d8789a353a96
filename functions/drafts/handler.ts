import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { createIdAllocator } from '../../shared/table/engine/ids.ts';
import { draftRoutes } from './routes.ts';
import type { DraftServices } from './services.ts';

const environment = readEnvironment();
const table = openTable(environment);
const services: DraftServices = { table, ids: createIdAllocator(table), now: () => new Date() };

export const handler = apiHandler(draftRoutes, services, environment);

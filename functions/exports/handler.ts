import { randomUUID } from 'node:crypto';
import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import type { ExportServices } from './exporter.ts';
import { exportRoutes } from './routes.ts';

const environment = readEnvironment();
const services: ExportServices = { table: openTable(environment), now: () => new Date(), newId: randomUUID };

export const handler = apiHandler(exportRoutes, services, environment);

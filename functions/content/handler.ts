import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { createIdAllocator } from '../../shared/table/engine/ids.ts';
import { createBodyTurns } from './body-turns.ts';
import { rememberCollapsedEdits } from './collapsed-edits.ts';
import { contentRoutes } from './routes.ts';
import type { ContentServices } from './services.ts';

const environment = readEnvironment();
const table = openTable(environment);
const services: ContentServices = {
  table,
  ids: createIdAllocator(table),
  now: () => new Date(),
  collapsedEdits: rememberCollapsedEdits(),
  bodyTurns: createBodyTurns(),
};

export const handler = apiHandler(contentRoutes, services, environment);

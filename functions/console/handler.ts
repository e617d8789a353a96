import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { readConsoleSite } from '../../shared/http/console-request.ts';
import { openIdentityProvider } from '../../shared/providers/identity/open-identity-provider.ts';
import { openServiceCipher } from '../../shared/providers/secrets/open-service-cipher.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { createIdAllocator } from '../../shared/table/engine/ids.ts';
import { consoleRoutes } from './routes.ts';
import type { ConsoleServices } from './services.ts';

const environment = readEnvironment();
const table = openTable(environment);
const services: ConsoleServices = {
  table,
  now: () => new Date(),
  ids: createIdAllocator(table),
  openCipher: () => openServiceCipher(environment),
  site: readConsoleSite(environment),
  openIdentityProvider: openIdentityProvider(environment),
};

export const handler = apiHandler(consoleRoutes, services, environment);

import { readHostRules } from '../../shared/domain/crawling/host-rules.ts';
import { readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openServiceCipher } from '../../shared/providers/secrets/open-service-cipher.ts';
import type { SecretCipher } from '../../shared/providers/secrets/secret-cipher.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { createIdAllocator } from '../../shared/table/engine/ids.ts';
import { openNudge } from '../../shared/webhooks/nudge.ts';
import { webhookRoutes } from './routes.ts';
import type { WebhookServices } from './services.ts';

const environment = readEnvironment();
const table = openTable(environment);
let cipher: Promise<SecretCipher> | undefined;
const services: WebhookServices = {
  table,
  ids: createIdAllocator(table),
  openCipher: () => (cipher ??= openServiceCipher(environment)),
  nudge: openNudge(environment),
  hostRules: readHostRules(environment),
  now: () => new Date(),
};

export const handler = apiHandler(webhookRoutes, services, environment);

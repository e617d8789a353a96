import { lookup } from 'node:dns/promises';
import { readHostRules } from '../../shared/domain/crawling/host-rules.ts';
import { parseOriginOverrides } from '../../shared/domain/crawling/origin-overrides.ts';
import { crawlerUserAgent } from '../../shared/domain/crawling/user-agent.ts';
import { EnvironmentError, readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { taskSettings } from '../../shared/providers/model/model-settings.ts';
import { openValidator } from '../../shared/providers/model/open-validator.ts';
import { createAddressProber } from '../../shared/providers/web/address-prober.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { openModelSwitch } from '../../shared/table/model-switch.ts';
import { recommendationRoutes } from './routes.ts';
import type { RecommendationServices } from './services.ts';

const environment = readEnvironment();

const overrides = parseOriginOverrides(environment.CRAWL_ORIGIN_OVERRIDES);
if (!overrides.ok) throw new EnvironmentError(`CRAWL_ORIGIN_OVERRIDES: ${overrides.message}`);

/** A name that always resolves where names do. */
const CONTROL_HOST = 'www.iana.org';

const table = openTable(environment);
const services: RecommendationServices = {
  table,
  now: () => new Date(),
  validator: openValidator(environment, openModelSwitch(table)),
  validationBudgetMs: taskSettings(environment, 'verifications').timeLimitMs,
  probeAddress: createAddressProber({
    originOverrides: overrides.overrides,
    userAgent: crawlerUserAgent(environment.CRAWL_CONTACT_URL),
    hostRules: readHostRules(environment),
  }),
  hasNetwork: () =>
    lookup(CONTROL_HOST).then(
      () => true,
      () => false,
    ),
};

export const handler = apiHandler(recommendationRoutes, services, environment);

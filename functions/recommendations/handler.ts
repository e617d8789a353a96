import { lookup } from 'node:dns/promises';
import { parseOriginOverrides } from '../../shared/domain/crawling/origin-overrides.ts';
import { crawlerUserAgent } from '../../shared/domain/crawling/user-agent.ts';
import { EnvironmentError, readEnvironment } from '../../shared/environment.ts';
import { apiHandler } from '../../shared/http/api-handler.ts';
import { openValidator } from '../../shared/providers/model/open-validator.ts';
import { VALIDATION_BUDGET_MS } from '../../shared/providers/model/validate-within.ts';
import type { WebFetcher } from '../../shared/providers/web/web-fetcher.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { recommendationRoutes } from './routes.ts';
import type { RecommendationServices } from './services.ts';

const environment = readEnvironment();

const overrides = parseOriginOverrides(environment.CRAWL_ORIGIN_OVERRIDES);
if (!overrides.ok) throw new EnvironmentError(`CRAWL_ORIGIN_OVERRIDES: ${overrides.message}`);

/** A name that always resolves where names do. */
const CONTROL_HOST = 'www.iana.org';

let web: Promise<WebFetcher> | undefined;

async function openFetcher(): Promise<WebFetcher> {
  const { createHttpWebFetcher } = await import('../../shared/providers/web/http-web-fetcher.ts');
  return createHttpWebFetcher({
    originOverrides: overrides.ok ? overrides.overrides : new Map(),
    userAgent: crawlerUserAgent(environment.CRAWL_CONTACT_URL),
    // Whether a page is there can be told from its first bytes.
    limits: { totalTimeoutMs: 4_000, connectTimeoutMs: 2_000, headersTimeoutMs: 3_000 },
  });
}

const services: RecommendationServices = {
  table: openTable(environment),
  now: () => new Date(),
  validator: openValidator(environment),
  validationBudgetMs: VALIDATION_BUDGET_MS,
  openWeb: () => {
    web ??= openFetcher();
    return web;
  },
  hasNetwork: () =>
    lookup(CONTROL_HOST).then(
      () => true,
      () => false,
    ),
};

export const handler = apiHandler(recommendationRoutes, services, environment);

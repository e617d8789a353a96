import { parseOriginOverrides } from '../../shared/domain/crawling/origin-overrides.ts';
import { EnvironmentError, readEnvironment } from '../../shared/environment.ts';
import { type JobServices, openJobServices } from '../../shared/jobs/job-services.ts';
import { createHttpWebFetcher } from '../../shared/providers/web/http-web-fetcher.ts';
import type { WebFetcher } from '../../shared/providers/web/web-fetcher.ts';

export interface CrawlServices extends JobServices {
  web: WebFetcher;
  settings: { maxPages: number; concurrency: number; delayMs: number };
  random: () => number;
}

export function openCrawlServices(): CrawlServices {
  const environment = readEnvironment();
  const overrides = parseOriginOverrides(environment.CRAWL_ORIGIN_OVERRIDES);
  if (!overrides.ok) throw new EnvironmentError(`CRAWL_ORIGIN_OVERRIDES: ${overrides.message}`);
  return {
    ...openJobServices(environment),
    web: createHttpWebFetcher({ originOverrides: overrides.overrides }),
    settings: {
      maxPages: environment.CRAWL_MAX_PAGES,
      concurrency: environment.CRAWL_CONCURRENCY,
      delayMs: environment.CRAWL_DELAY_MS,
    },
    random: Math.random,
  };
}

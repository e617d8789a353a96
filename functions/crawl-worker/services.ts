import { randomUUID } from 'node:crypto';
import { type HostRules, readHostRules } from '../../shared/domain/crawling/host-rules.ts';
import { isOwnOverride, parseOriginOverrides } from '../../shared/domain/crawling/origin-overrides.ts';
import type { RenderMode } from '../../shared/domain/crawling/render-mode.ts';
import { crawlerUserAgent } from '../../shared/domain/crawling/user-agent.ts';
import { type Environment, EnvironmentError, readEnvironment } from '../../shared/environment.ts';
import { openDelayedQueue, type SendLater } from '../../shared/jobs/job-queue.ts';
import { type JobServices, openJobServices } from '../../shared/jobs/job-services.ts';
import { openSiteDescriber, type SiteDescriber } from '../../shared/providers/model/site-describer.ts';
import { openPageRenderer } from '../../shared/providers/web/browser/open-page-renderer.ts';
import type { PageRenderer } from '../../shared/providers/web/browser/page-renderer.ts';
import { createLateWebFetcher } from '../../shared/providers/web/late-web-fetcher.ts';
import type { WebFetcher } from '../../shared/providers/web/web-fetcher.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { openModelSwitch } from '../../shared/table/model-switch.ts';
import { type DocumentReader, openReaderThreads } from './reader-threads.ts';
import { createHostTurns, type HostTurns } from './requests/host-turns.ts';
import { createPoliteFetcher } from './requests/polite-fetcher.ts';

/** They take some 100 MB, beside the addresses of all pages. */
const PAGES_OF_SHARE = 25_000;

export interface CrawlServices extends JobServices, DocumentReader {
  sendLater: SendLater;
  web: WebFetcher;
  /** Until when a host lets no request of this process through. */
  pausedUntilMs: HostTurns['pausedUntilMs'];
  /** Whether an address of a site may be requested that nothing links to. */
  mayProbe: (url: string, site: string) => boolean;
  /** Null where there is no browser. */
  renderer: PageRenderer | null;
  describer: SiteDescriber;
  settings: {
    maxPages: number;
    hoursMax: number;
    concurrency: number;
    /** Workers that may read one site at the same time. */
    workersMax: number;
    /** Of this worker, at the same time, of all crawls. */
    invocations: number;
    delayMs: number;
    render: RenderMode;
    /** A large site is compared in shares of so many pages. */
    pagesOfShare: number;
    /** Addresses that are no pages of the site, requested at the end of a crawl. */
    linkChecks: number;
  };
  random: () => number;
  /** The operator's lists of hosts. */
  hostRules: HostRules;
}

/** How the crawler reaches the web: as many requests at a time to a host as all crawls together may send. */
export function openCrawlWeb(
  environment: Environment,
  table: Table,
): { web: WebFetcher; turns: HostTurns } & Pick<CrawlServices, 'mayProbe'> {
  const overrides = parseOriginOverrides(environment.CRAWL_ORIGIN_OVERRIDES);
  if (!overrides.ok) throw new EnvironmentError(`CRAWL_ORIGIN_OVERRIDES: ${overrides.message}`);
  const turns = createHostTurns({
    table,
    configuredDelayMs: environment.CRAWL_DELAY_MS,
    requestsAtOnce: environment.CRAWL_CONCURRENCY,
    // The embedded system is one process by its lock: after a crash each thread takes up the slots that it held.
    holder: environment.AWS_LAMBDA_FUNCTION_NAME ? randomUUID() : `embedded-${environment.THREAD}`,
  });
  const web = createLateWebFetcher({
    originOverrides: overrides.overrides,
    userAgent: crawlerUserAgent(environment.CRAWL_CONTACT_URL),
    hostRules: readHostRules(environment),
    takeTurn: turns.take,
  });
  return { web, turns, mayProbe: (url, site) => isOwnOverride(new URL(url), site, overrides.overrides) };
}

function openReader({ CRAWL_READER_THREADS: threads, UNIT_PROCESSOR_SECONDS: seconds }: Environment): DocumentReader {
  if (threads > 0) return openReaderThreads(threads, { processorMsMax: seconds * 1_000 });
  return {
    // Loaded with the first document: it is most of the code.
    readDocument: async (document) => (await import('./read-document.ts')).readDocument(document),
    endIdleReaders: () => undefined,
  };
}

export function openCrawlServices(): CrawlServices {
  const environment = readEnvironment();
  const services = openJobServices(environment);
  const { web, turns, mayProbe } = openCrawlWeb(environment, services.table);
  const renderer = openPageRenderer(environment, web);
  return {
    ...services,
    sendLater: openDelayedQueue(environment),
    web: createPoliteFetcher(web, turns),
    mayProbe,
    pausedUntilMs: turns.pausedUntilMs,
    renderer,
    ...openReader(environment),
    describer: openSiteDescriber(environment, openModelSwitch(services.table)),
    settings: {
      maxPages: environment.CRAWL_MAX_PAGES,
      hoursMax: environment.CRAWL_HOURS_MAX,
      concurrency: environment.CRAWL_CONCURRENCY,
      workersMax: environment.CRAWL_WORKERS,
      invocations: environment.WORKER_CONCURRENCY,
      delayMs: environment.CRAWL_DELAY_MS,
      pagesOfShare: PAGES_OF_SHARE,
      linkChecks: environment.CRAWL_LINK_CHECKS,
      render: environment.CRAWL_RENDER ?? (renderer === null ? 'never' : 'auto'),
    },
    random: Math.random,
    hostRules: readHostRules(environment),
  };
}

/** A site of many pages, and a crawl of it whose steps a test runs by itself. */
import { type ReadDocument, readDocument } from '../../../functions/crawl-worker/read-document.ts';
import type { CrawlServices } from '../../../functions/crawl-worker/services.ts';
import { noHostRules } from '../../../shared/domain/crawling/host-rules.ts';
import { documentPlace } from '../../../shared/domain/crawling/query-pages.ts';
import type { WebDocument, WebResponse } from '../../../shared/domain/crawling/web-response.ts';
import { siteCrawlWrites } from '../../../shared/jobs/start-site-crawl.ts';
import { createOrganizationWithUser } from '../../../shared/operator/identities.ts';
import type { Table } from '../../../shared/table/engine/client.ts';
import { createIdAllocator } from '../../../shared/table/engine/ids.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { createSiteWrites, newSite } from '../../../shared/table/sites.ts';

export interface LargeCrawl {
  services: CrawlServices;
  job: { organizationId: number; id: number };
  siteId: number;
  site: {
    /** @param wait - while the request runs. */
    fetch(url: string, wait?: () => Promise<unknown>): Promise<WebResponse>;
    /** Requests of pages by path. */
    requests: Map<string, number>;
    mostAtOnce(): number;
  };
}

const toDocument = (url: string, body: string): WebDocument => ({
  requestedUrl: url,
  finalUrl: url,
  redirects: [],
  outcome: 'ok',
  status: 200,
  headers: {},
  contentType: 'text/html',
  body,
  encoding: 'utf-8',
  sizeBytes: body.length,
  etag: null,
  lastModified: null,
  truncated: false,
});

const missing = (url: string): WebResponse => ({
  requestedUrl: url,
  finalUrl: url,
  redirects: [],
  outcome: 'http_error',
  status: 404,
  headers: {},
  contentType: null,
  body: '',
  retryAfterSeconds: null,
});

/** A document as the crawl reads it. */
export function readText(url: string, body: string): ReadDocument {
  const document = toDocument(url, body);
  const place = documentPlace(document);
  if (place === null) throw new Error(`${url} is no page`);
  const { headers, finalUrl } = document;
  return { document, place, depth: 1, ...readDocument({ body, headers, finalUrl, readOn: '2026-11-22' }) };
}

/** Registers a site whose start page links to all others, and starts its crawl. */
export async function beginLargeCrawl(
  table: Table,
  { pages, workersMax, requestsAtOnce }: { pages: number; workersMax: number; requestsAtOnce: number },
): Promise<LargeCrawl> {
  const links = Array.from({ length: pages }, (_, at) => `<a href="/about-${at}/">${at}</a>`).join(' ');
  const requests = new Map<string, number>();
  const running = { now: 0, most: 0 };
  const site: LargeCrawl['site'] = {
    requests,
    mostAtOnce: () => running.most,
    async fetch(url, wait) {
      const { pathname } = new URL(url);
      if (/\.(?:txt|xml)$/.test(pathname)) return missing(url);
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      requests.set(pathname, (requests.get(pathname) ?? 0) + 1);
      await wait?.();
      running.now -= 1;
      const body =
        pathname === '/'
          ? `<title>Home</title><main><p>Words.</p>${links}</main>`
          : `<title>${pathname}</title><p>Words.</p>`;
      return toDocument(url, body);
    },
  };
  const ids = createIdAllocator(table);
  const services: CrawlServices = {
    table,
    now: () => new Date(),
    ids,
    jobs: { send: async () => undefined },
    web: { fetch: ({ url }) => site.fetch(url), close: async () => undefined },
    pausedUntilMs: () => 0,
    mayProbe: () => false,
    sendLater: async () => undefined,
    readDocument: async (document) => readDocument(document),
    endIdleReaders: () => undefined,
    describer: { describe: async () => null },
    renderer: null,
    settings: {
      maxPages: 100_000,
      hoursMax: 12,
      concurrency: requestsAtOnce,
      workersMax,
      invocations: 130,
      delayMs: 0,
      pagesOfShare: 25_000,
      render: 'never',
      linkChecks: 0,
    },
    random: () => 0.5,
    hostRules: noHostRules,
  };
  const { organization } = await createOrganizationWithUser(services, { name: 'Large', plan: 'pro', preview: true });
  const organizationId = organization.id;
  const [siteId, id] = [await ids.next('site'), await ids.next('crawl')];
  const now = new Date();
  const row = newSite({ id: siteId, organizationId, domain: `large-${id}.example`, createdAt: now.toISOString() });
  const { writes } = siteCrawlWrites({ id, organizationId, siteId, now });
  const written = await transact(table, [...createSiteWrites(row, null), ...writes]);
  if (!written.ok) throw new Error('the crawl could not be started');
  return { services, job: { organizationId, id }, siteId, site };
}

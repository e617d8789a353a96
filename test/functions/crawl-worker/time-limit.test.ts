import { expect, test } from 'vitest';
import { readDocument } from '../../../functions/crawl-worker/read-document.ts';
import type { CrawlServices } from '../../../functions/crawl-worker/services.ts';
import { crawlBatch } from '../../../functions/crawl-worker/steps/crawl-batch.ts';
import { discoverUrls } from '../../../functions/crawl-worker/steps/discover-urls.ts';
import { noHostRules } from '../../../shared/domain/crawling/host-rules.ts';
import type { WebDocument, WebResponse } from '../../../shared/domain/crawling/web-response.ts';
import { siteCrawlWrites } from '../../../shared/jobs/start-site-crawl.ts';
import { createOrganizationWithUser } from '../../../shared/operator/identities.ts';
import { listCrawledUrls } from '../../../shared/table/crawl-urls.ts';
import { getCrawl } from '../../../shared/table/crawls.ts';
import { createIdAllocator } from '../../../shared/table/engine/ids.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { createSiteWrites, newSite } from '../../../shared/table/sites.ts';
import { useTable } from '../../shared/table/use-table.ts';

const tables = useTable();
const minute = 60_000;
const hour = 60 * minute;
const began = Date.parse('2026-11-22T00:00:00.000Z');

const links = Array.from({ length: 120 }, (_, at) => `/page-${at}/`);
const home = `<!doctype html><title>Home</title><main><h1>Home</h1><p>Words.</p>${links
  .map((link) => `<a href="${link}">${link}</a>`)
  .join('')}</main>`;

function answer(url: string): WebResponse {
  const exchange = { requestedUrl: url, finalUrl: url, redirects: [] };
  if (/\.(?:txt|xml)$/.test(url)) {
    const headers = {};
    return {
      ...exchange,
      outcome: 'http_error',
      status: 404,
      headers,
      contentType: null,
      body: '',
      retryAfterSeconds: null,
    };
  }
  const body = new URL(url).pathname === '/' ? home : '<!doctype html><title>Page</title><p>Words of a page.</p>';
  const document: WebDocument = {
    ...exchange,
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
  };
  return document;
}

test('a crawl that takes longer than CRAWL_HOURS_MAX ends with what it has read, and lists what it did not come to', async () => {
  const { table } = tables;
  let clock = began;
  const ids = createIdAllocator(table);
  const services: CrawlServices = {
    table,
    now: () => new Date(clock),
    ids,
    jobs: { send: async () => undefined },
    web: {
      fetch: async ({ url }) => {
        clock += url.includes('/page-') ? minute : 0;
        return answer(url);
      },
      close: async () => undefined,
    },
    pausedUntilMs: () => 0,
    mayProbe: () => false,
    sendLater: async () => {},
    readDocument: async (document) => readDocument(document),
    describer: { describe: async () => null },
    renderer: null,
    settings: { maxPages: 500, hoursMax: 2, concurrency: 1, delayMs: 0, render: 'never', linkChecks: 0 },
    random: () => 0.5,
    hostRules: noHostRules,
  };
  const { organization } = await createOrganizationWithUser(services, { name: 'Slow', plan: 'pro', preview: true });
  const organizationId = organization.id;
  const [siteId, id] = [await ids.next('site'), await ids.next('crawl')];
  const site = newSite({
    id: siteId,
    organizationId,
    domain: 'slow.example',
    createdAt: new Date(began).toISOString(),
  });
  const { writes } = siteCrawlWrites({ id, organizationId, siteId, now: new Date(began) });
  expect((await transact(table, [...createSiteWrites(site, null), ...writes])).ok).toBe(true);
  const job = { organizationId, id };
  await discoverUrls(services, job);
  clock += hour;
  // One call does batch after batch; the second one takes more than the hour that is left.
  expect(await crawlBatch(services, job)).toEqual({ remaining: false, waitSeconds: 0 });
  const crawl = await getCrawl(table, organizationId, id);
  expect(crawl).toMatchObject({ stoppedBy: 'time_limit', totalPages: 121, crawledPages: 65 });
  const from = { part: 0, at: 0 };
  const { urls } = await listCrawledUrls(table, job, { from, limit: 500, isWanted: () => true });
  expect(urls).toHaveLength(121);
  expect(urls.filter(({ reason }) => reason === 'time_limit')).toHaveLength(56);
  expect(urls.at(-1)).toMatchObject({ outcome: 'not_read', foundOn: 'https://slow.example/', statusCode: null });
});

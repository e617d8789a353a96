import { expect, test } from 'vitest';
import { readDocument } from '../../../functions/crawl-worker/read-document.ts';
import type { CrawlServices } from '../../../functions/crawl-worker/services.ts';
import { crawlBatch } from '../../../functions/crawl-worker/steps/crawl-batch.ts';
import { discoverUrls } from '../../../functions/crawl-worker/steps/discover-urls.ts';
import { noHostRules } from '../../../shared/domain/crawling/host-rules.ts';
import type { WebDocument, WebResponse } from '../../../shared/domain/crawling/web-response.ts';
import { siteCrawlWrites } from '../../../shared/jobs/start-site-crawl.ts';
import { JobOverError } from '../../../shared/jobs/worker-errors.ts';
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

interface Clock {
  ms: number;
}

const exchangeOf = (url: string) => ({ requestedUrl: url, finalUrl: url, redirects: [] });

function answer(url: string): WebResponse {
  const exchange = exchangeOf(url);
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

/** A crawl that has been discovered; `fetch` may move the clock. */
async function begin(fetch: (url: string, clock: Clock) => WebResponse) {
  const { table } = tables;
  const clock: Clock = { ms: began };
  const ids = createIdAllocator(table);
  const sentLater: { message: unknown; seconds: number }[] = [];
  const services: CrawlServices = {
    table,
    now: () => new Date(clock.ms),
    ids,
    jobs: { send: async () => undefined },
    web: { fetch: async ({ url }) => fetch(url, clock), close: async () => undefined },
    pausedUntilMs: () => 0,
    mayProbe: () => false,
    sendLater: async (message, seconds) => {
      sentLater.push({ message, seconds });
    },
    readDocument: async (document) => readDocument(document),
    endIdleReaders: () => undefined,
    describer: { describe: async () => null },
    renderer: null,
    settings: {
      maxPages: 500,
      hoursMax: 2,
      concurrency: 1,
      workersMax: 1,
      invocations: 130,
      delayMs: 0,
      pagesOfShare: 25_000,
      render: 'never',
      linkChecks: 0,
    },
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
  return { services, job, clock, sentLater, read: () => getCrawl(table, organizationId, id) };
}

test('a crawl that takes longer than CRAWL_HOURS_MAX ends with what it has read, and lists what it did not come to', async () => {
  const { services, job, clock, read } = await begin((url, at) => {
    at.ms += url.includes('/page-') ? minute : 0;
    return answer(url);
  });
  clock.ms += hour;
  // One call does batch after batch; the second one takes more than the hour that is left.
  expect(await crawlBatch(services, job)).toEqual({
    remaining: false,
    waitSeconds: 0,
    slices: [],
    next: 'generate-context',
  });
  expect(await read()).toMatchObject({ stoppedBy: 'time_limit', totalPages: 121, crawledPages: 65 });
  const from = { part: 0, at: 0 };
  const { urls } = await listCrawledUrls(services.table, job, { from, limit: 500, isWanted: () => true });
  expect(urls).toHaveLength(121);
  expect(urls.filter(({ reason }) => reason === 'time_limit')).toHaveLength(56);
  expect(urls.at(-1)).toMatchObject({ outcome: 'not_read', foundOn: 'https://slow.example/', statusCode: null });
});

const busy = (url: string, retryAfterSeconds: number): WebResponse => ({
  ...exchangeOf(url),
  outcome: 'http_error',
  status: 503,
  headers: {},
  contentType: null,
  body: '',
  retryAfterSeconds,
});

test('a crawl that waits for long goes on as its next attempt, within the hours of the first, and the former execution writes nothing more', async () => {
  const { services, job, clock, sentLater, read } = await begin((url) =>
    url.includes('/page-7/') ? busy(url, 60) : answer(url),
  );
  const first = { ...job, attempt: 1 };
  await expect(crawlBatch(services, first)).rejects.toThrow(JobOverError);
  const waiting = await read();
  expect(waiting).toMatchObject({ crawledPages: 120, job: { state: 'queued', attempt: 2 } });
  expect(waiting?.job.startedAt).toBe(new Date(began).toISOString());
  const [sent] = sentLater;
  expect(sent).toMatchObject({ message: { jobId: `job_cr_${job.id}`, attempt: 2 } });
  expect(sent?.seconds).toBeGreaterThanOrEqual(60);
  // Its result was lost, and the task is done again.
  await expect(crawlBatch(services, first)).rejects.toThrow(JobOverError);
  expect((await read())?.job.state).toBe('queued');
  clock.ms += 90_000;
  await discoverUrls(services, { ...job, attempt: 2 });
  await expect(crawlBatch(services, { ...job, attempt: 2 })).rejects.toThrow(JobOverError);
  expect(await read()).toMatchObject({ job: { state: 'queued', attempt: 3 } });
});

test.each([
  ['an execution of an earlier version, which does not say its attempt', {}, 60],
  ['a short wait', { attempt: 1 }, 5],
])('%s waits in its state machine', async (_, said, seconds) => {
  const { services, job, sentLater, read } = await begin((url) =>
    url.includes('/page-7/') ? busy(url, seconds) : answer(url),
  );
  const result = await crawlBatch(services, { ...job, ...said });
  expect(result).toMatchObject({ remaining: true });
  expect(result.waitSeconds).toBeGreaterThanOrEqual(seconds);
  expect(sentLater).toEqual([]);
  expect(await read()).toMatchObject({ job: { state: 'running', attempt: 1 } });
});

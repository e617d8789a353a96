import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetPageFacts,
  recordOtherReadings,
  recordPageFacts,
  updateFacts,
} from '../../../functions/crawl-worker/extract-facts.ts';
import { readDocument } from '../../../functions/crawl-worker/read-document.ts';
import type { CrawlServices } from '../../../functions/crawl-worker/services.ts';
import { noHostRules } from '../../../shared/domain/crawling/host-rules.ts';
import { siteCrawlWrites } from '../../../shared/jobs/start-site-crawl.ts';
import { log } from '../../../shared/logging/log.ts';
import { openTable } from '../../../shared/table/engine/client.ts';
import { newPage } from '../../../shared/table/pages.ts';
import { newSite } from '../../../shared/table/sites.ts';

const logged = vi.spyOn(log, 'error');
beforeEach(() => {
  logged.mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockReset();
});

/** Nothing listens there. */
const table = openTable({
  TABLE_NAME: 'none',
  AWS_REGION: 'us-east-1',
  AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:1',
});
const unused = () => {
  throw new Error('not used');
};
const services: CrawlServices = {
  table,
  now: () => new Date(),
  ids: { next: unused, many: unused },
  jobs: { send: unused },
  web: { fetch: unused, close: unused },
  pausedUntilMs: () => 0,
  mayProbe: () => false,
  sendLater: async () => {},
  readDocument: unused,
  endIdleReaders: unused,
  describer: { describe: unused },
  renderer: null,
  settings: {
    maxPages: 1,
    hoursMax: 12,
    concurrency: 1,
    workersMax: 1,
    invocations: 130,
    delayMs: 0,
    pagesOfShare: 25_000,
    render: 'never',
    linkChecks: 0,
  },
  random: unused,
  hostRules: noHostRules,
};
const createdAt = '2026-01-01T00:00:00.000Z';
const site = newSite({ id: 1, organizationId: 1, domain: 'shop.example', createdAt });
const { crawl } = siteCrawlWrites({ id: 1, organizationId: 1, siteId: 1, now: new Date(createdAt) });
const url = 'https://shop.example/';
const page = newPage({ id: 1, organizationId: 1, siteId: 1, url, path: '/', createdAt });
const document = {
  outcome: 'ok',
  requestedUrl: url,
  finalUrl: url,
  status: 200,
  redirects: [],
  contentType: 'text/html',
  body: '<p>Call us: <a href="tel:+442079460123">+44 20 7946 0123</a></p>',
  etag: null,
  lastModified: null,
  headers: {},
  encoding: 'utf-8',
  sizeBytes: 12,
  truncated: false,
} as const;

test.each([
  {
    name: 'storing what a page says',
    work: () => recordPageFacts(services, site, [{ page, document, ...readDocument(document) }]),
  },
  { name: 'forgetting a page', work: () => forgetPageFacts(services, crawl, 1) },
  { name: 'bringing the facts up to date', work: () => updateFacts(services, site) },
])('a failure in $name is logged, and the crawl goes on', async ({ work }) => {
  await expect(work()).resolves.toBeUndefined();
  expect(logged).toHaveBeenCalledOnce();
});

test('nothing to note asks for nothing', async () => {
  await recordOtherReadings(services, crawl, site, []);
  expect(logged).not.toHaveBeenCalled();
});

/**
 * Contention that outlives the retries: 409 `conflict` for a client, with nothing written, and retryable in a worker; never 500.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CrawlServices } from '../../functions/crawl-worker/services.ts';
import { ensurePages } from '../../functions/crawl-worker/storing/ensure-pages.ts';
import { localRegion } from '../../local/engines/aws-identity.ts';
import { TABLE_NAME } from '../../local/table-name.ts';
import { startSiteCrawl } from '../../shared/jobs/start-site-crawl.ts';
import { RetryableError, workerError } from '../../shared/jobs/worker-errors.ts';
import { getCrawl } from '../../shared/table/crawls.ts';
import { listUnfinishedJobs } from '../../shared/table/due-work.ts';
import { openTable } from '../../shared/table/engine/client.ts';
import { ContentionError } from '../../shared/table/engine/contention.ts';
import { createIdAllocator } from '../../shared/table/engine/ids.ts';
import { getSite } from '../../shared/table/sites.ts';
import type { ApiClient } from '../harness/api-client.ts';
import { engine, proxy, system } from '../systems/engine-proxy.ts';

/** Past the proxy. */
const table = openTable({ TABLE_NAME, AWS_REGION: localRegion, AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint });
const ids = createIdAllocator(table);
let organizationId: number;
let api: ApiClient;
let siteId: number;
let pageId: number;

beforeAll(async () => {
  ({ organizationId, api } = await system.tenant());
  siteId = (await api.post('/sites/plan', { brief: 'A shop for bicycles in Leeds.', name: 'Bicycles' })).body.data.id;
  pageId = (await api.post(`/sites/${siteId}/pages`, { path: '/bikes/' })).body.data.id;
  await api.post(`/pages/${pageId}/content`, { markdown: '# Bikes\n\nWords about bikes.' });
});
afterAll(() => table.documents.destroy());

/** Every transaction meets another one, as long as the work takes. */
async function inConflict<T>(work: () => Promise<T>): Promise<T> {
  proxy.inject(({ operation }) => (operation === 'TransactWriteItems' ? 'conflict' : null));
  try {
    return await work();
  } finally {
    proxy.inject(() => null);
  }
}

/** But for the scores of the site, which follow a minute after an analysis. */
async function listStarted(): Promise<unknown[]> {
  const kinds = (await listUnfinishedJobs(table)).map(({ workKind }) => workKind);
  return kinds.filter((kind) => kind !== 'opportunity_scores');
}

describe('a request whose transactions meet others all the time', () => {
  test.each([
    ['an analysis', () => api.post(`/pages/${pageId}/analyze`, {})],
    ['an outline', () => api.post(`/pages/${pageId}/outline`, { primary_keyword: 'bikes' })],
    ['a keyword run', () => api.post(`/sites/${siteId}/plan/keywords`, {})],
    ['an ideas run', () => api.post(`/sites/${siteId}/ideas/refresh`, {})],
    ['a page', () => api.post(`/sites/${siteId}/pages`, { path: '/lights/' })],
    ['a draft', () => api.put(`/pages/${pageId}/drafts/title`, { draft_value: 'Bikes in Leeds' })],
    ['a body', () => api.post(`/pages/${pageId}/content`, { markdown: '# Bikes\n\nOther words.' })],
  ])('of %s returns 409 conflict, and can be sent again', async (_, send) => {
    const { status, body, text } = await inConflict(send);
    expect([status, body?.error?.code], text).toEqual([409, 'conflict']);
    expect(await listStarted()).toEqual([]);
    expect((await send()).status).toBeLessThan(300);
    // A job that was started now is over before the next request.
    await expect.poll(listStarted, { timeout: 60_000, interval: 50 }).toEqual([]);
  });
});

test('a step of a crawl whose transactions meet others all the time is retryable', async () => {
  const site = await getSite(table, organizationId, siteId);
  if (!site) throw new Error('the site is not there');
  const unsent = { table, ids, now: () => new Date(), jobs: { send: async () => {} } };
  const started = await startSiteCrawl(unsent, site);
  if (!started.started) throw new Error(started.reason);
  const crawl = await getCrawl(table, organizationId, Number(started.jobId.slice('job_cr_'.length)));
  if (!crawl) throw new Error('the crawl is not there');
  const behindProxy = openTable({ TABLE_NAME, AWS_REGION: localRegion, AWS_ENDPOINT_URL_DYNAMODB: proxy.endpoint });
  const services = { ...unsent, table: behindProxy } as CrawlServices;
  const place = { path: '/new/', pathKey: '/new' };
  const failed = inConflict(() => ensurePages(services, crawl, site, [place]).catch((error: unknown) => error));
  const error = await failed;
  expect(error).toBeInstanceOf(ContentionError);
  expect(workerError(error)).toBeInstanceOf(RetryableError);
  expect((await ensurePages(services, crawl, site, [place])).size).toBe(1);
  behindProxy.documents.destroy();
});

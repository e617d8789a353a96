/** @module-tag stories */
import { expect, test } from 'vitest';
import { requestSitemapRest } from '../../../functions/crawl-worker/request-sitemap-rest.ts';
import { discoverUrls } from '../../../functions/crawl-worker/steps/discover-urls.ts';
import { parseRobots } from '../../../shared/domain/crawling/robots.ts';
import { putCrawlFiles } from '../../../shared/table/crawl-files.ts';
import { getCrawlState, nextFrontierUrls } from '../../../shared/table/crawl-frontier.ts';
import { getCrawl } from '../../../shared/table/crawls.ts';
import { getSite } from '../../../shared/table/sites.ts';
import { useTable } from '../../shared/table/use-table.ts';
import { beginLargeCrawl } from './large-crawl.ts';

const tables = useTable();

async function begin({ maxPages }: { maxPages: number }) {
  const { services, job, siteId } = await beginLargeCrawl(tables.table, { pages: 1, workersMax: 1, requestsAtOnce: 1 });
  const { table, now } = services;
  await discoverUrls(services, job);
  const [crawl, site, state] = await Promise.all([
    getCrawl(table, job.organizationId, job.id),
    getSite(table, job.organizationId, siteId),
    getCrawlState(table, job),
  ]);
  if (crawl === null || site === null || state === null) throw new Error('no crawl has begun');
  const sitemapUrls = Array.from({ length: 6 }, (_, at) => `https://${site.domain}/of-sitemap-${at}/`);
  const files = { sitemapUrls, isWhole: true, llmsTxtStatus: 404, sitemapAlternates: [] };
  await putCrawlFiles(table, job, files, now());
  const atWork = { crawl, site, robots: parseRobots(null, 404), state: { ...state, sitemapTaken: 2 } };
  const limited = { ...services, settings: { ...services.settings, maxPages } };
  const readPaths = async (): Promise<string[]> =>
    (await nextFrontierUrls(table, job, 20)).map(({ url }) => new URL(url).pathname);
  return { services: limited, atWork, readPaths };
}

test('the URLs of a long sitemap that the discovery left enter the frontier when it is empty, each once', async () => {
  const { services, atWork, readPaths } = await begin({ maxPages: 100 });
  const more = await requestSitemapRest(services, atWork);
  expect(more).toMatchObject({ isBegun: true, leftOut: [], state: { sitemapTaken: null } });
  expect((await readPaths()).toSorted()).toEqual(['/', ...[2, 3, 4, 5].map((at) => `/of-sitemap-${at}/`)]);
  // As after a crash before the state was written.
  expect(await requestSitemapRest(services, atWork)).toBeNull();
  expect(await readPaths()).toHaveLength(5);
});

test('the URLs of a long sitemap beyond the limit of pages are listed as left out', async () => {
  const { services, atWork } = await begin({ maxPages: 3 });
  const more = await requestSitemapRest(services, atWork);
  expect(more?.isBegun).toBe(true);
  expect(more?.leftOut.map(({ reason }) => reason)).toEqual(['page_limit', 'page_limit']);
});

test('a crawl that an earlier release began has taken all URLs of its sitemaps', async () => {
  const { services, atWork } = await begin({ maxPages: 100 });
  expect(await requestSitemapRest(services, { ...atWork, state: { ...atWork.state, sitemapTaken: null } })).toBeNull();
});

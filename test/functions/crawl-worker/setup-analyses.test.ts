import { expect, test } from 'vitest';
import { runAnalysisScope } from '../../../functions/crawl-worker/run-analysis-scope.ts';
import { crawlBatch } from '../../../functions/crawl-worker/steps/crawl-batch.ts';
import { discoverUrls } from '../../../functions/crawl-worker/steps/discover-urls.ts';
import { getCrawl } from '../../../shared/table/crawls.ts';
import { getSite } from '../../../shared/table/sites.ts';
import { useTable } from '../../shared/table/use-table.ts';
import { beginLargeCrawl } from './large-crawl.ts';

const tables = useTable();

test('the progress of a setup counts graded pages from the first analysis that it starts', async () => {
  const { services, job, siteId } = await beginLargeCrawl(tables.table, {
    pages: 3,
    workersMax: 1,
    requestsAtOnce: 4,
  });
  await discoverUrls(services, job);
  while ((await crawlBatch(services, job, true)).remaining);
  const readCrawl = () => getCrawl(services.table, job.organizationId, job.id);
  const [site, crawl] = await Promise.all([getSite(services.table, job.organizationId, siteId), readCrawl()]);
  if (!site || !crawl) throw new Error('the crawl is gone');
  const counted: unknown[] = [];
  const jobs = { send: async () => void counted.push((await readCrawl())?.setupAnalyses) };
  await runAnalysisScope({ ...services, jobs }, job, { ...site, autoRunAnalysisScope: 'all' }, crawl);
  expect(counted[0]).toEqual({ done: 0, total: 4 });
});

test.each([
  { scope: 'top', analyzed: 10 },
  { scope: 'all', analyzed: 13 },
] as const)('the setup of a site of 13 pages with the scope $scope analyzes $analyzed', async ({ scope, analyzed }) => {
  const { services, job, siteId } = await beginLargeCrawl(tables.table, {
    pages: 12,
    workersMax: 1,
    requestsAtOnce: 4,
  });
  await discoverUrls(services, job);
  while ((await crawlBatch(services, job, true)).remaining);
  const crawl = await getCrawl(services.table, job.organizationId, job.id);
  const site = await getSite(services.table, job.organizationId, siteId);
  if (!site || !crawl) throw new Error('the crawl is gone');
  await runAnalysisScope(services, job, { ...site, autoRunAnalysisScope: scope }, crawl);
  const after = await getCrawl(services.table, job.organizationId, job.id);
  expect(after?.setupAnalyses?.total).toBe(analyzed);
});

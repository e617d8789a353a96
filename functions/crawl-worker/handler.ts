import { crawlKind } from '../../shared/jobs/kinds/crawl.ts';
import { failStep } from '../../shared/jobs/lifecycle/end-job.ts';
import { workerHandler } from '../../shared/jobs/worker-handler.ts';
import { openCrawlServices } from './services.ts';
import { auditSite } from './steps/audit-site.ts';
import { completeCrawl } from './steps/complete-crawl.ts';
import { crawlBatch } from './steps/crawl-batch.ts';
import { crawlSlice } from './steps/crawl-slice.ts';
import { discoverUrls } from './steps/discover-urls.ts';
import { enrichSite } from './steps/enrich-site.ts';
import { generateContext } from './steps/generate-context.ts';
import { recrawlPage } from './steps/recrawl-page.ts';

/** The tasks of `crawl-site` and `recrawl-page`. */
export const handler = workerHandler({
  services: openCrawlServices,
  steps: {
    'discover-urls': (services, { job }) => discoverUrls(services, job),
    'enrich-site': (services, { job }) => enrichSite(services, job),
    'crawl-batch': (services, { job, shares }) => crawlBatch(services, job, shares),
    'crawl-slice': (services, { job, slice }) => crawlSlice(services, job, slice),
    'generate-context': (services, { job }) => generateContext(services, job),
    'audit-site': (services, { job }) => auditSite(services, job),
    'complete-crawl': (services, { job }) => completeCrawl(services, job),
    'recrawl-page': (services, { job }) => recrawlPage(services, job),
    'fail-crawl': failStep(crawlKind),
  },
});

import { crawlKind } from '../../shared/jobs/kinds/crawl.ts';
import { failStep } from '../../shared/jobs/lifecycle/end-job.ts';
import { workerHandler } from '../../shared/jobs/worker-handler.ts';
import { openCrawlServices } from './services.ts';

/** The tasks of `crawl-site` and `recrawl-page`. A step is loaded with its first task. */
export const handler = workerHandler({
  services: openCrawlServices,
  steps: {
    'discover-urls': async (services, { job }) => {
      await (await import('./steps/discover-urls.ts')).discoverUrls(services, job);
      await (await import('./steps/enrich-site.ts')).enrichSite(services, job);
    },
    // Of executions of an earlier version.
    'enrich-site': async (services, { job }) => (await import('./steps/enrich-site.ts')).enrichSite(services, job),
    'crawl-batch': async (services, { job, shares }) =>
      (await import('./steps/crawl-batch.ts')).crawlBatch(services, job, shares),
    'crawl-slice': async (services, { job, slice }) =>
      (await import('./steps/crawl-slice.ts')).crawlSlice(services, job, slice),
    'generate-context': async (services, { job }) =>
      (await import('./steps/generate-context.ts')).generateContext(services, job),
    'audit-site': async (services, { job, shares }) =>
      (await import('./steps/audit-site.ts')).auditSite(services, job, shares),
    'complete-crawl': async (services, { job }) =>
      (await import('./steps/complete-crawl.ts')).completeCrawl(services, job),
    'recrawl-page': async (services, { job }) => (await import('./steps/recrawl-page.ts')).recrawlPage(services, job),
    'fail-crawl': failStep(crawlKind),
  },
});

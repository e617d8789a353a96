import * as z from 'zod';
import { runJobTask } from '../../shared/jobs/run-job-task.ts';
import { openCrawlServices } from './services.ts';
import { completeCrawl } from './steps/complete-crawl.ts';
import { crawlBatch } from './steps/crawl-batch.ts';
import { discoverUrls } from './steps/discover-urls.ts';
import { enrichSite } from './steps/enrich-site.ts';
import { failCrawl } from './steps/fail-crawl.ts';
import { generateContext } from './steps/generate-context.ts';
import { recrawlPage } from './steps/recrawl-page.ts';

const taskSchema = z.object({
  step: z.enum([
    'discover-urls',
    'enrich-site',
    'crawl-batch',
    'generate-context',
    'complete-crawl',
    'recrawl-page',
    'fail-crawl',
  ]),
  job: z.object({ organizationId: z.number(), id: z.number() }),
  failure: z.unknown().optional(),
});
type Task = z.infer<typeof taskSchema>;

const services = openCrawlServices();

const steps: Record<Task['step'], (task: Task) => Promise<unknown>> = {
  'discover-urls': ({ job }) => discoverUrls(services, job),
  'enrich-site': ({ job }) => enrichSite(services, job),
  'crawl-batch': ({ job }) => crawlBatch(services, job),
  'generate-context': ({ job }) => generateContext(services, job),
  'complete-crawl': ({ job }) => completeCrawl(services, job),
  'recrawl-page': ({ job }) => recrawlPage(services, job),
  'fail-crawl': ({ job, failure }) => failCrawl(services, job, failure),
};

/** The tasks of `crawl-site` and `recrawl-page`: one file per step. */
export const handler = async (event: unknown): Promise<unknown> => {
  const task = taskSchema.parse(event);
  return runJobTask(event, () => steps[task.step](task));
};

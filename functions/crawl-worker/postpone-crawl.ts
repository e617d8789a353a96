import { jobMessage } from '../../shared/jobs/job-kind.ts';
import { crawlKind } from '../../shared/jobs/kinds/crawl.ts';
import { requeueJob } from '../../shared/jobs/lifecycle/requeue-job.ts';
import { JobOverError } from '../../shared/jobs/worker-errors.ts';
import { type CrawlJob, reportCrawl } from './active-crawl.ts';
import type { CrawlServices } from './services.ts';

/**
 * Queues the crawl again, to go on after a wait: it holds no slot in the meantime. For this execution it is over.
 * @throws JobOverError always.
 */
export async function postponeCrawl(services: CrawlServices, job: CrawlJob, waitSeconds: number): Promise<never> {
  const until = new Date(services.now().getTime() + waitSeconds * 1_000);
  const { crawl } = await reportCrawl(services, job, { set: { waitsUntil: until.toISOString() } });
  const waiting = await requeueJob(services, crawlKind, crawl, { error: null, until });
  if (waiting === null || 'refused' in waiting) throw new JobOverError(`crawl ${crawl.id} is over`);
  await services.sendLater(jobMessage(crawlKind, waiting), waitSeconds);
  throw new JobOverError(`crawl ${crawl.id} waits, and goes on as attempt ${waiting.job.attempt}`);
}

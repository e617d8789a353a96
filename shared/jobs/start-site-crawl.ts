import { type CrawlOptions, defaultCrawlOptions } from '../domain/crawling/crawl-options.ts';
import type { AnalyzedAfterCrawl } from '../domain/crawling/crawl-schedule.ts';
import { formatJobId } from '../domain/jobs/job-id.ts';
import { type Crawl, newCrawl, siteCrawlWrite } from '../table/crawls.ts';
import { transact, type Write } from '../table/engine/transaction.ts';
import { newJob } from '../table/jobs.ts';
import { type Site, updateSiteWrite } from '../table/sites.ts';
import { crawlLock, holderOfLock, listCrawlLocks } from './crawl-locks.ts';
import { type JobStarter, jobMessage } from './job-kind.ts';
import type { JobMessage } from './job-message.ts';
import { crawlKind } from './kinds/crawl.ts';
import { startJobWrites } from './lifecycle/start-job.ts';

/**
 * A new crawl of a whole site: its row, the lock of the site (the write named `lock` fails while another crawl holds it),
 * and the message to send once they are written.
 */
export function siteCrawlWrites(request: {
  id: number;
  organizationId: number;
  siteId: number;
  now: Date;
  options?: CrawlOptions;
  analyze?: AnalyzedAfterCrawl;
}): {
  crawl: Crawl;
  writes: Write[];
  message: JobMessage;
} {
  const { id, organizationId, siteId, now, options = defaultCrawlOptions, analyze = 'none' } = request;
  const createdAt = now.toISOString();
  const jobId = formatJobId({ kind: 'crawl', id });
  const locks = [crawlLock(request)];
  const job = newJob({ id: jobId, kind: 'crawl', siteId, pageId: null, queuedAt: createdAt, locks });
  const kind = 'site';
  const crawl = newCrawl({ id, organizationId, siteId, kind, status: 'pending', createdAt, job, options, analyze });
  return {
    crawl,
    writes: [...startJobWrites(crawlKind, crawl, now), siteCrawlWrite(crawl)],
    message: jobMessage(crawlKind, crawl),
  };
}

export type StartSiteCrawlResult =
  | { started: true; jobId: string; crawl: Crawl }
  /**
   * `runningJobId`: the crawl of the site, or of one of its pages, that is running; null when it ended at this moment.
   * `superseded`: the write of the schedule failed, because another worker took the run.
   */
  | { started: false; reason: 'crawl_in_progress' | 'superseded'; runningJobId: string | null };

export interface ScheduledCrawl {
  analyze: AnalyzedAfterCrawl;
  /** Written together with the crawl that it starts, or not at all. */
  alsoWrite: (jobId: string) => Write & { name: string };
}

/** Crawls a site that exists again. Refused while any crawl of the site runs. */
export async function startSiteCrawl(
  { table, ids, jobs, now }: JobStarter,
  site: Site,
  {
    options = defaultCrawlOptions,
    scheduled = null,
  }: { options?: CrawlOptions; scheduled?: ScheduledCrawl | null } = {},
): Promise<StartSiteCrawlResult> {
  const { organizationId, id: siteId } = site;
  const at = now();
  const [id, [running]] = await Promise.all([ids.next('crawl'), listCrawlLocks(table, { organizationId, siteId }, at)]);
  if (running) return { started: false, reason: 'crawl_in_progress', runningJobId: running.holder };
  const analyze = scheduled?.analyze ?? 'none';
  const { crawl, writes, message } = siteCrawlWrites({ id, organizationId, siteId, now: at, options, analyze });
  const busy = { set: { backgroundStatus: 'discovering', latestCrawlId: crawl.id } };
  const also = scheduled?.alsoWrite(crawl.job.id);
  const all = [...writes, updateSiteWrite(organizationId, siteId, busy), ...(also ? [also] : [])];
  const result = await transact(table, all);
  if (!result.ok) {
    if (also && result.failed.includes(also.name)) return { started: false, reason: 'superseded', runningJobId: null };
    return { started: false, reason: 'crawl_in_progress', runningJobId: holderOfLock(result.items['lock']) };
  }
  await jobs.send(message);
  return { started: true, jobId: crawl.job.id, crawl };
}

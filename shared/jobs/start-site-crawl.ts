import { formatJobId } from '../domain/jobs/job-id.ts';
import { type Crawl, newCrawl } from '../table/crawls.ts';
import { transact, type Write } from '../table/engine/transaction.ts';
import { newJob } from '../table/jobs.ts';
import { type Site, updateSiteWrite } from '../table/sites.ts';
import { crawlLock } from './crawl-locks.ts';
import { type JobStarter, messageOf, type StartedJob } from './job-kind.ts';
import type { JobMessage } from './job-message.ts';
import { crawlKind } from './kinds/crawl.ts';
import { startJobWrites } from './lifecycle.ts';

/**
 * A new crawl of a whole site: its row, the lock of the site (the write named `lock` fails while another crawl holds it),
 * and the message to send once they are written.
 */
export function siteCrawlWrites(request: { id: number; organizationId: number; siteId: number; now: Date }): {
  crawl: Crawl;
  writes: Write[];
  message: JobMessage;
} {
  const { id, organizationId, siteId, now } = request;
  const createdAt = now.toISOString();
  const jobId = formatJobId({ kind: 'crawl', id });
  const locks = [crawlLock(request)];
  const job = newJob({ id: jobId, kind: 'crawl', siteId, pageId: null, queuedAt: createdAt, locks });
  const crawl = newCrawl({ id, organizationId, siteId, kind: 'site', status: 'pending', createdAt, job });
  return { crawl, writes: startJobWrites(crawlKind, crawl, now), message: messageOf(crawlKind, crawl) };
}

/** Crawls a site that exists again. */
export async function startSiteCrawl({ table, ids, jobs, now }: JobStarter, site: Site): Promise<StartedJob> {
  const { organizationId, id: siteId } = site;
  const { crawl, writes, message } = siteCrawlWrites({
    id: await ids.next('crawl'),
    organizationId,
    siteId,
    now: now(),
  });
  const busy = { set: { backgroundStatus: 'discovering', latestCrawlId: crawl.id } };
  const result = await transact(table, [...writes, updateSiteWrite(organizationId, siteId, busy)]);
  if (!result.ok) return { started: false, reason: 'crawl_in_progress' };
  await jobs.send(message);
  return { started: true, jobId: crawl.job.id };
}

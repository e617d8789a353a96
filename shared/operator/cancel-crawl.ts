import { crawlKind } from '../jobs/kinds/crawl.ts';
import { endJob } from '../jobs/lifecycle.ts';
import { type Crawl, findCrawlOwner, getCrawl, isCrawlOver } from '../table/crawls.ts';
import type { OperatorServices } from './identities.ts';
import { OperatorError } from './operator-error.ts';

async function requireCrawl({ table }: Pick<OperatorServices, 'table'>, crawlId: number): Promise<Crawl> {
  const organizationId = await findCrawlOwner(table, crawlId);
  const crawl = organizationId === null ? null : await getCrawl(table, organizationId, crawlId);
  if (!crawl) throw new OperatorError(`crawl ${crawlId} does not exist`);
  return crawl;
}

/**
 * Cancels a crawl: its lock is free and its site idle at once; a worker that is busy with it stops at its next step.
 * Answers the crawl as it is then: one that was over already stays what it was.
 */
export async function cancelCrawl(services: Pick<OperatorServices, 'table' | 'now'>, crawlId: number): Promise<Crawl> {
  const crawl = await requireCrawl(services, crawlId);
  if (isCrawlOver(crawl.status)) return crawl;
  await endJob(services.table, crawlKind, crawl, { status: 'cancelled', now: services.now() });
  // Not "cancelled" by assumption: the crawl may have ended by itself a moment before.
  return requireCrawl(services, crawlId);
}

import * as z from 'zod';
import { formatJobId } from '../domain/jobs/job-id.ts';
import type { Crawl } from '../table/crawls.ts';
import { queryItems, type Table } from '../table/engine/client.ts';
import { keys, prefixes } from '../table/engine/keys.ts';
import type { JobLock } from '../table/jobs.ts';
import { type Page, uniquePathKey } from '../table/pages.ts';

/**
 * The locks of a site's crawls. One is the site's: a crawl of the site or a recrawl holds it. The crawl of a page that was
 * just added may run beside that one, so it holds a separate lock, which others look at.
 */
type CrawlOfSite = Pick<Crawl, 'organizationId' | 'siteId' | 'id'>;

const holderOfCrawl = ({ id }: Pick<CrawlOfSite, 'id'>): string => formatJobId({ kind: 'crawl', id });

export const crawlLock = (crawl: CrawlOfSite): JobLock => ({
  ...keys.siteLock(crawl.organizationId, crawl.siteId, 'CRAWL'),
  holder: holderOfCrawl(crawl),
});

export const addedPageLock = (crawl: CrawlOfSite, page: Page): JobLock => ({
  ...keys.addedPageLock(crawl.organizationId, crawl.siteId, crawl.id),
  holder: holderOfCrawl(crawl),
  with: { pathKey: uniquePathKey(page) },
});

const lockSchema = z.object({
  holder: z.string(),
  leaseUntil: z.string(),
  /** Of the crawl of an added page: the path that it reads. */
  pathKey: z.string().optional(),
});
type CrawlLock = Pick<z.infer<typeof lockSchema>, 'holder' | 'pathKey'>;

/** Every lock of the site that a running crawl holds. */
export async function listCrawlLocks(
  table: Table,
  { organizationId, siteId }: Pick<CrawlOfSite, 'organizationId' | 'siteId'>,
  now: Date,
): Promise<CrawlLock[]> {
  const { pk } = keys.siteLock(organizationId, siteId, 'CRAWL');
  const items = await queryItems(table, { pk, prefix: prefixes.crawlLock });
  return items.map((item) => lockSchema.parse(item)).filter(({ leaseUntil }) => leaseUntil >= now.toISOString());
}

/** The job that holds the lock of a write that was refused. */
export const holderOfLock = (item: Record<string, unknown> | null | undefined): string | null =>
  lockSchema.safeParse(item).data?.holder ?? null;

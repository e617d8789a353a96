import * as z from 'zod';
import { jobDeadlines } from '../domain/jobs/deadlines.ts';
import { formatJobId } from '../domain/jobs/job-id.ts';
import { pagePathKey } from '../domain/urls/page-url.ts';
import type { Crawl } from '../table/crawls.ts';
import { queryItems, type Table } from '../table/engine/client.ts';
import { type Key, keys, prefixes } from '../table/engine/keys.ts';
import { acquireLeaseWrite, renewLease } from '../table/engine/leases.ts';
import type { Write } from '../table/engine/transaction.ts';
import type { Page } from '../table/pages.ts';

/**
 * The locks of a site's crawls. One is the site's: a crawl of the site or a recrawl holds it. The crawl of a page that was
 * just added may run beside that one, so it holds a lock of its own, which others look at.
 */
type CrawlOfSite = Pick<Crawl, 'organizationId' | 'siteId' | 'id'>;

const holderOf = ({ id }: CrawlOfSite): string => formatJobId({ kind: 'crawl', id });
const siteLock = (crawl: CrawlOfSite): Key => keys.siteLock(crawl.organizationId, crawl.siteId, 'CRAWL');
const addedPageLock = (crawl: CrawlOfSite): Key => keys.addedPageLock(crawl.organizationId, crawl.siteId, crawl.id);
const leaseOf = (crawl: CrawlOfSite, now: Date) => ({
  holder: holderOf(crawl),
  leaseSeconds: jobDeadlines.crawl.leaseSeconds,
  now,
});

/** The write named `crawlLock` fails while another crawl holds the site's lock. */
export const acquireCrawlLockWrite = (crawl: CrawlOfSite, now: Date): Write =>
  acquireLeaseWrite('crawlLock', { key: siteLock(crawl), ...leaseOf(crawl, now) });

export const acquireAddedPageLockWrite = (crawl: CrawlOfSite, page: Page, now: Date): Write =>
  acquireLeaseWrite('addedPageLock', {
    key: addedPageLock(crawl),
    ...leaseOf(crawl, now),
    with: { pathKey: pagePathKey(page.path ?? '/') },
  });

/** Extends the leases that the crawl holds. */
export async function renewCrawlLocks(table: Table, crawl: Crawl, now: Date): Promise<void> {
  const held = crawl.kind === 'page' ? [siteLock(crawl), addedPageLock(crawl)] : [siteLock(crawl)];
  await Promise.all(held.map((key) => renewLease(table, { key, ...leaseOf(crawl, now) })));
}

/** The write named `lock` fails when another crawl holds the site's lock by now. */
export const releaseCrawlLockWrite = (crawl: CrawlOfSite): Write => ({
  name: 'lock',
  delete: siteLock(crawl),
  if: [
    [
      { attribute: 'pk', is: 'missing' },
      { attribute: 'holder', is: '=', value: holderOf(crawl) },
    ],
  ],
});

/** Only this crawl ever holds it. */
export const releaseAddedPageLockWrite = (crawl: CrawlOfSite): Write => ({ delete: addedPageLock(crawl) });

const lockSchema = z.object({
  holder: z.string(),
  leaseUntil: z.string(),
  /** Of the crawl of an added page: the path that it reads. */
  pathKey: z.string().optional(),
});
export type CrawlLock = Pick<z.infer<typeof lockSchema>, 'holder' | 'pathKey'>;

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

/** The job that a refused `crawlLock` write met. */
export const holderOfLock = (item: Record<string, unknown> | null | undefined): string | null =>
  lockSchema.safeParse(item).data?.holder ?? null;

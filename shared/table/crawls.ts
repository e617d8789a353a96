import * as z from 'zod';
import { type CrawlOptions, defaultCrawlOptions } from '../domain/crawling/crawl-options.ts';
import { analyzedAfterCrawl } from '../domain/crawling/crawl-schedule.ts';
import { renderModes } from '../domain/crawling/render-mode.ts';
import { formatJobId } from '../domain/jobs/job-id.ts';
import { getItem, getItems, type Item, queryItems, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { formerCrawlJob } from './former-jobs.ts';
import { addJobEnvelope, jobRowShape, jobRunsCheck } from './jobs.ts';

export const crawlStatuses = ['pending', 'running', 'completed', 'failed', 'cancelled'] as const;
export type CrawlStatus = (typeof crawlStatuses)[number];

/** `page_limit`: of the service or of the request. `time_limit`: of the service. */
export const crawlStops = ['page_limit', 'time_limit'] as const;

const crawlOptionsSchema: z.ZodType<CrawlOptions, unknown> = z.object({
  maxPages: z.number().nullable(),
  include: z.array(z.string()),
  exclude: z.array(z.string()),
  render: z.enum(renderModes).nullable(),
  maxChecks: z.number().nullable().default(null),
});

/** Requests of addresses that are no pages of the site; `total` is null before they are known. */
const crawlChecksSchema = z.object({ done: z.number(), total: z.number().nullable() });
export type CrawlChecks = z.infer<typeof crawlChecksSchema>;

/** A crawl is the job `job_cr_{id}`: of a whole site, or of one page. */
const crawlSchema = z.object({
  ...jobRowShape,
  id: z.number(),
  siteId: z.number(),
  kind: z.enum(['site', 'page']),
  /** The page of a one-page crawl. */
  pageId: z.number().nullable(),
  /** The path that a recrawl reads instead of the page's, when its slug was renamed. */
  newPath: z.string().nullable(),
  status: z.enum(crawlStatuses),
  totalPages: z.number().nullable(),
  crawledPages: z.number().nullable(),
  /** How far the requests at its end are; null before and after them. */
  auditChecks: crawlChecksSchema.nullable().default(null),
  /** The host lets no request through before; null while it does. */
  waitsUntil: z.string().nullable().default(null),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  snapshotId: z.number().nullable(),
  /** Why the snapshot of a one-page crawl is not of the page itself; null when the page was read. */
  notRead: z.string().nullable().default(null),
  /** Requests made for the page of a one-page crawl in this attempt. */
  pageRequests: z.number().default(0),
  /** The client's options for the crawl of a site. */
  options: crawlOptionsSchema.default(defaultCrawlOptions),
  /** The pages that are analyzed after it: of a crawl that a schedule started. */
  analyze: z.enum(analyzedAfterCrawl).default('none'),
  /** When the analyses that the setup was asked for were started; null before, and of every other crawl. */
  setupAnalysesAt: z.string().nullable().default(null),
  /** How many of them are over, as they were looked at last. */
  setupAnalyses: crawlChecksSchema.nullable().default(null),
  /** The reason why the crawl of a site ended before it had read all URLs; null without one. */
  stoppedBy: z.enum(crawlStops).nullable().default(null),
  /** Addresses that it knows and did not come to because of that; null before its end, and of an earlier release. */
  unreadUrls: z.number().nullable().default(null),
});
export type Crawl = z.infer<typeof crawlSchema>;

export const newCrawl = (
  given: Pick<Crawl, 'id' | 'organizationId' | 'siteId' | 'kind' | 'createdAt' | 'status' | 'job'> & Partial<Crawl>,
): Crawl => ({
  pageId: null,
  newPath: null,
  totalPages: null,
  crawledPages: null,
  auditChecks: null,
  waitsUntil: null,
  startedAt: null,
  completedAt: null,
  snapshotId: null,
  notRead: null,
  pageRequests: 0,
  options: defaultCrawlOptions,
  analyze: 'none',
  setupAnalysesAt: null,
  setupAnalyses: null,
  stoppedBy: null,
  unreadUrls: null,
  ...given,
});

export const parseCrawl = (item: Item): Crawl => crawlSchema.parse(addJobEnvelope(item, formerCrawlJob));

export async function getCrawl(table: Table, organizationId: number, crawlId: number): Promise<Crawl | null> {
  const item = await getItem(table, keys.crawl(organizationId, crawlId));
  return item ? parseCrawl(item) : null;
}

export async function getCrawls(table: Table, organizationId: number, crawlIds: readonly number[]): Promise<Crawl[]> {
  const items = await getItems(
    table,
    crawlIds.map((id) => keys.crawl(organizationId, id)),
  );
  return items.map(parseCrawl);
}

/**
 * Part of every transaction that stores what a crawl read: the write named `crawl` fails when the crawl is over, so that a
 * cancelled one writes nothing more.
 */
export const crawlRunsCheck = ({ organizationId, id }: Pick<Crawl, 'organizationId' | 'id'>): Write =>
  jobRunsCheck('crawl', keys.crawl(organizationId, id), formatJobId({ kind: 'crawl', id }));

/** Lists the crawl among those of its site. */
export const siteCrawlWrite = ({ organizationId, siteId, id }: Crawl): Write => ({
  put: { ...keys.siteCrawl(organizationId, siteId, id), crawlId: id },
});

/** The crawls of the whole site, newest first: those before the id `before`, where it is given. */
export async function listSiteCrawls(
  table: Table,
  { organizationId, siteId }: Pick<Crawl, 'organizationId' | 'siteId'>,
  { before, limit }: { before: number | null; limit: number },
): Promise<Crawl[]> {
  const { pk } = keys.siteCrawl(organizationId, siteId, 0);
  const range = {
    from: prefixes.siteCrawl,
    to: keys.siteCrawl(organizationId, siteId, (before ?? Number.MAX_SAFE_INTEGER) - 1).sk,
  };
  const items = await queryItems(table, { pk, range, newestFirst: true, limit });
  const crawls = await getCrawls(
    table,
    organizationId,
    items.map(({ crawlId }) => z.number().parse(crawlId)),
  );
  return crawls.sort((a, b) => b.id - a.id);
}

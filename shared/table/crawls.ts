import * as z from 'zod';
import { getItem, getItems, type Table } from './engine/client.ts';
import type { Changes, Conditions } from './engine/expressions.ts';
import { dueWorkIndexKey, keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { updateItem } from './engine/writes.ts';

export const crawlStatuses = ['pending', 'running', 'completed', 'failed', 'cancelled'] as const;
export type CrawlStatus = (typeof crawlStatuses)[number];

/** A crawl is the job `job_cr_{id}`: of a whole site, or of one page. */
const crawlSchema = z.object({
  id: z.number(),
  organizationId: z.number(),
  siteId: z.number(),
  kind: z.enum(['site', 'page']),
  /** The page of a one-page crawl. */
  pageId: z.number().nullable(),
  /** What a recrawl reads instead of the page's path, when its slug was renamed. */
  newPath: z.string().nullable(),
  status: z.enum(crawlStatuses),
  attempt: z.number(),
  totalPages: z.number().nullable(),
  crawledPages: z.number().nullable(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  snapshotId: z.number().nullable(),
  /** Why it failed, for its operator: clients get a generic text. */
  failureReason: z.string().nullable().default(null),
  /** Requests made for the page of a one-page crawl in this attempt. */
  pageRequests: z.number().default(0),
  cancelRequested: z.boolean(),
  /** Until when it must report again; the sweeper looks after it then. Absent once it is over. */
  dueAt: z.string().optional(),
  /** When a worker last reported; absent until one picked it up. */
  reportedAt: z.string().optional(),
  /** How often it was sent again. */
  resends: z.number(),
});
export type Crawl = z.infer<typeof crawlSchema>;

export const isCrawlOver = (status: CrawlStatus): boolean => status !== 'pending' && status !== 'running';

export const newCrawl = (
  given: Pick<Crawl, 'id' | 'organizationId' | 'siteId' | 'kind' | 'createdAt' | 'status'> & Partial<Crawl>,
): Crawl => ({
  pageId: null,
  newPath: null,
  attempt: 1,
  totalPages: null,
  crawledPages: null,
  startedAt: null,
  completedAt: null,
  snapshotId: null,
  failureReason: null,
  pageRequests: 0,
  cancelRequested: false,
  resends: 0,
  ...given,
});

const dueWork = (crawl: Pick<Crawl, 'id' | 'organizationId'>, dueAt: Date): Record<string, unknown> => ({
  ...dueWorkIndexKey({ kind: 'job', id: crawl.id, dueAt: dueAt.toISOString() }),
  workKind: 'crawl',
  workId: crawl.id,
});

/** The row, in the sweeper's index until it is over, and the operator's pointer. */
export const createCrawlWrites = (crawl: Crawl, dueAt: Date): Write[] => [
  {
    put: { ...keys.crawl(crawl.organizationId, crawl.id), ...crawl, ...dueWork(crawl, dueAt) },
    if: [{ attribute: 'pk', is: 'missing' }],
  },
  { put: { ...keys.owner('CRAWL', crawl.id), organizationId: crawl.organizationId } },
];

export async function getCrawl(table: Table, organizationId: number, crawlId: number): Promise<Crawl | null> {
  const item = await getItem(table, keys.crawl(organizationId, crawlId));
  return item ? crawlSchema.parse(item) : null;
}

export async function getCrawls(table: Table, organizationId: number, crawlIds: readonly number[]): Promise<Crawl[]> {
  const items = await getItems(
    table,
    crawlIds.map((id) => keys.crawl(organizationId, id)),
  );
  return items.map((item) => crawlSchema.parse(item));
}

const stillActive: Conditions = [
  [
    { attribute: 'status', is: '=', value: 'pending' },
    { attribute: 'status', is: '=', value: 'running' },
  ],
];

/**
 * Part of every transaction that stores what a crawl read: the write named `crawl` fails when the crawl is over, so that a
 * cancelled one writes nothing more.
 */
export const crawlRunsCheck = (crawl: Pick<Crawl, 'organizationId' | 'id'>): Write => ({
  name: 'crawl',
  check: keys.crawl(crawl.organizationId, crawl.id),
  if: stillActive,
});

/** Changes an unfinished crawl and says when it must report again; null when it is over, does not exist, or a condition fails. */
export async function updateActiveCrawl(
  table: Table,
  crawl: Pick<Crawl, 'organizationId' | 'id'>,
  changes: Changes,
  dueAt: Date,
  conditions: Conditions = [],
): Promise<Crawl | null> {
  const result = await updateItem(
    table,
    keys.crawl(crawl.organizationId, crawl.id),
    { ...changes, set: { ...changes.set, dueAt: dueAt.toISOString() } },
    [...stillActive, ...conditions],
  );
  return result.ok ? crawlSchema.parse(result.item) : null;
}

/** Ends a crawl once: the write named `job` fails when it is over already. Takes it out of the sweeper's index. */
export const endCrawlWrite = (
  crawl: Pick<Crawl, 'organizationId' | 'id'>,
  status: 'completed' | 'failed' | 'cancelled',
  completedAt: Date,
  set: Record<string, unknown> = {},
): Write => ({
  name: 'job',
  update: keys.crawl(crawl.organizationId, crawl.id),
  changes: {
    set: { ...set, status, completedAt: completedAt.toISOString() },
    remove: ['dueKind', 'dueAt', 'workKind', 'workId'],
  },
  if: stillActive,
});

/**
 * Puts a crawl that failed, or fell silent, back to work under the next attempt. It is due at once, so that the sweeper
 * sends it. The write named `crawl` fails when another writer changed it since.
 */
export const restartCrawlWrite = (crawl: Crawl, now: Date): Write => ({
  name: 'crawl',
  update: keys.crawl(crawl.organizationId, crawl.id),
  changes: {
    set: {
      // One that had started goes on with its frontier, and nothing on that way sets it to running again.
      status: crawl.startedAt === null ? 'pending' : 'running',
      attempt: crawl.attempt + 1,
      resends: 0,
      pageRequests: 0,
      failureReason: null,
      completedAt: null,
      ...dueWork(crawl, now),
    },
    remove: ['reportedAt'],
  },
  if: [
    { attribute: 'status', is: '=', value: crawl.status },
    { attribute: 'attempt', is: '=', value: crawl.attempt },
  ],
});

export async function findCrawlOwner(table: Table, crawlId: number): Promise<number | null> {
  const pointer = await getItem(table, keys.owner('CRAWL', crawlId));
  return pointer ? z.number().parse(pointer['organizationId']) : null;
}

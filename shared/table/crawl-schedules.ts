/** When a site is crawled by itself, and what became of the latest run. In the index of due work while it is on. */
import * as z from 'zod';
import { analyzedAfterCrawl, scheduleIntervals } from '../domain/crawling/crawl-schedule.ts';
import { getItem, queryItems, type Table } from './engine/client.ts';
import type { Conditions } from './engine/expressions.ts';
import { dueWorkIndexKey, dueWorkPartitions, indexes } from './engine/indexes.ts';
import { type Key, keys } from './engine/keys.ts';
import { transact, type Write } from './engine/transaction.ts';
import { deleteItem, updateItem } from './engine/writes.ts';

/** Why a run started no crawl. */
export const skipReasons = ['crawl_in_progress', 'payment_required', 'host_not_allowed', 'site_planned'] as const;
export type SkipReason = (typeof skipReasons)[number];

const lastRunSchema = z.object({
  at: z.string(),
  /** Null: the crawl was started. */
  skipped: z.enum(skipReasons).nullable(),
  /** The crawl that was started, or the one that was running. */
  jobId: z.string().nullable(),
  /** Analyses that were requested after the crawl; null while it runs, and where nothing was to be analyzed. */
  analyses: z
    .object({
      queued: z.number(),
      notQueued: z.number(),
      stoppedBy: z.enum(['payment_required', 'allowance_exhausted']).nullable(),
    })
    .nullable(),
});
export type LastRun = z.infer<typeof lastRunSchema>;

const crawlScheduleSchema = z.object({
  organizationId: z.number(),
  siteId: z.number(),
  every: z.enum(['off', ...scheduleIntervals]),
  hour: z.number(),
  analyze: z.enum(analyzedAfterCrawl),
  /** The first run: its day of the week or of the month is that of all of them. */
  startsAt: z.string().nullable(),
  /** The next run; missing while the schedule is off. */
  dueAt: z.string().nullable().default(null),
  lastRun: lastRunSchema.nullable().default(null),
});
export type CrawlSchedule = z.infer<typeof crawlScheduleSchema>;
type SiteId = Pick<CrawlSchedule, 'organizationId' | 'siteId'>;

const scheduleKey = ({ organizationId, siteId }: SiteId): Key => keys.crawlSchedule(organizationId, siteId);

export async function getCrawlSchedule(table: Table, site: SiteId): Promise<CrawlSchedule | null> {
  const item = await getItem(table, scheduleKey(site));
  return item ? crawlScheduleSchema.parse(item) : null;
}

/**
 * Stores the settings, and keeps what became of the latest run. False when the site does not exist.
 * @param keepTimes only what is analyzed changes: a worker may move the date at this moment, and must not be undone
 */
export async function saveCrawlSchedule(
  table: Table,
  schedule: Omit<CrawlSchedule, 'lastRun'>,
  { keepTimes = false }: { keepTimes?: boolean } = {},
): Promise<boolean> {
  const { organizationId, siteId, every, hour, analyze, startsAt, dueAt } = schedule;
  const settings = { organizationId, siteId, every, hour, analyze, startsAt };
  const due = { workKind: 'crawl_schedule', workId: siteId };
  const changes = keepTimes
    ? { set: { analyze } }
    : dueAt === null
      ? { set: settings, remove: ['dueKind', 'dueAt', 'workKind', 'workId'] }
      : { set: { ...settings, ...due, ...dueWorkIndexKey({ kind: 'schedule', id: siteId, dueAt }) } };
  const result = await transact(table, [
    { update: scheduleKey(schedule), changes },
    { check: keys.site(organizationId, siteId), if: [{ attribute: 'pk', is: 'present' }] },
  ]);
  return result.ok;
}

const dueSchema = z.object({ organizationId: z.number(), workId: z.number(), dueAt: z.string() });
export type DueSchedule = z.infer<typeof dueSchema>;

/** The schedules that are due, those first that have waited longest. */
export async function listDueSchedules(table: Table, until: Date, limit: number): Promise<DueSchedule[]> {
  const partitions = await Promise.all(
    dueWorkPartitions('schedule').map((pk) =>
      queryItems(table, { pk, index: indexes.dueWork, range: { to: until.toISOString() }, limit }),
    ),
  );
  return partitions
    .flat()
    .map((item) => dueSchema.parse(item))
    .sort((a, b) => a.dueAt.localeCompare(b.dueAt))
    .slice(0, limit);
}

/** The run is still due: no other worker took it, and no client changed the schedule. */
const isStillDue = ({ dueAt }: Pick<CrawlSchedule, 'dueAt'>): Conditions => [
  { attribute: 'dueAt', is: '=', value: dueAt },
];

/** Takes a run that is due. The write named `schedule` fails when another worker took it, or the schedule was changed. */
export const takeRunWrite = (schedule: CrawlSchedule, nextAt: Date, lastRun: LastRun): Write & { name: string } => ({
  name: 'schedule',
  update: scheduleKey(schedule),
  changes: { set: { dueAt: nextAt.toISOString(), lastRun } },
  if: isStillDue(schedule),
});

/** Takes a run that starts nothing; false when another worker took it, or the schedule was changed. */
export async function skipRun(table: Table, schedule: CrawlSchedule, nextAt: Date, lastRun: LastRun): Promise<boolean> {
  const changes = { set: { dueAt: nextAt.toISOString(), lastRun } };
  return (await updateItem(table, scheduleKey(schedule), changes, isStillDue(schedule))).ok;
}

/** Of a site that does not exist any more. */
export const deleteCrawlSchedule = async (table: Table, schedule: CrawlSchedule): Promise<void> =>
  void (await deleteItem(table, scheduleKey(schedule), isStillDue(schedule)));

/** Notes what was analyzed after the crawl of the latest run; nothing when there was another run since. */
export async function noteAnalyses(
  table: Table,
  site: SiteId,
  { jobId, analyses }: { jobId: string; analyses: NonNullable<LastRun['analyses']> },
): Promise<void> {
  await updateItem(table, scheduleKey(site), { set: { 'lastRun/analyses': analyses } }, [
    { attribute: 'lastRun/jobId', is: '=', value: jobId },
  ]);
}

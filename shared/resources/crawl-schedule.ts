import * as z from 'zod';
import { analyzedAfterCrawl, scheduleIntervals } from '../domain/crawling/crawl-schedule.ts';
import { timestamp } from '../http/schemas.ts';
import { type CrawlSchedule, skipReasons } from '../table/crawl-schedules.ts';

export const scheduleEvery = ['off', ...scheduleIntervals] as const;

export const crawlScheduleSchema = z.lazy(() =>
  z
    .strictObject({
      every: z.enum(scheduleEvery),
      hour: z.number().int().meta({ description: 'UTC. The crawl begins within this hour.' }),
      analyse: z.enum(analyzedAfterCrawl),
      next_run: timestamp()
        .nullable()
        .meta({ description: 'Null while the schedule is off. The crawl begins within five minutes of it.' }),
      last_run: z
        .strictObject({
          at: timestamp(),
          outcome: z.enum(['started', 'skipped']),
          reason: z.enum(skipReasons).nullable().meta({ description: 'Why the run started no crawl.' }),
          job_id: z.string().nullable().meta({
            description: 'The crawl that the run started; with `crawl_in_progress` the one that was running.',
          }),
          analyses: z
            .strictObject({
              queued: z.number().int(),
              not_queued: z.number().int(),
              stopped_by: z.enum(['payment_required', 'allowance_exhausted']).nullable().meta({
                description: 'Why pages were left out; null when each that was left out has its own reason.',
              }),
            })
            .nullable()
            .meta({ description: 'Null while the crawl runs, and when no pages were to be analyzed.' }),
        })
        .nullable(),
    })
    .meta({ id: 'CrawlSchedule' }),
);

/** Null: the schedule was never set. */
export function crawlScheduleResource(schedule: CrawlSchedule | null): z.input<typeof crawlScheduleSchema> {
  if (schedule === null) return { every: 'off', hour: 0, analyse: 'none', next_run: null, last_run: null };
  const { every, hour, analyze, dueAt, lastRun } = schedule;
  return {
    every,
    hour,
    analyse: analyze,
    next_run: dueAt,
    last_run: lastRun && {
      at: lastRun.at,
      outcome: lastRun.skipped === null ? 'started' : 'skipped',
      reason: lastRun.skipped,
      job_id: lastRun.jobId,
      analyses: lastRun.analyses && {
        queued: lastRun.analyses.queued,
        not_queued: lastRun.analyses.notQueued,
        stopped_by: lastRun.analyses.stoppedBy,
      },
    },
  };
}

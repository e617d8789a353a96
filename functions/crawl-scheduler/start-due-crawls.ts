import { nextRun } from '../../shared/domain/crawling/crawl-schedule.ts';
import { type HostRules, isHostAllowed } from '../../shared/domain/crawling/host-rules.ts';
import { isSubscribed } from '../../shared/domain/plans/plans.ts';
import type { JobStarter } from '../../shared/jobs/job-kind.ts';
import { runInParallel } from '../../shared/jobs/run-in-parallel.ts';
import { startSiteCrawl } from '../../shared/jobs/start-site-crawl.ts';
import { log } from '../../shared/logging/log.ts';
import {
  type CrawlSchedule,
  type DueSchedule,
  deleteCrawlSchedule,
  getCrawlSchedule,
  type LastRun,
  listDueSchedules,
  type SkipReason,
  skipRun,
  takeRunWrite,
} from '../../shared/table/crawl-schedules.ts';
import { requireOrganization } from '../../shared/table/organizations.ts';
import { getSite, type Site } from '../../shared/table/sites.ts';

interface SchedulerServices extends JobStarter {
  /** The operator's lists of hosts. */
  hostRules: HostRules;
}

/** Those that are not reached stay due, and come first at the next beat. */
const SITES_MAX = 500;
const SITES_AT_ONCE = 8;
/** Leaves the function time for the sites that have begun. */
const WORK_MS = 40_000;

type Outcome = 'started' | 'skipped' | 'removed';

/** Starts the crawls that are due. Two of these at once do no harm: of two runs of a site one starts. */
export async function startDueCrawls(services: SchedulerServices): Promise<Record<Outcome | 'failed', number>> {
  const { table, now } = services;
  const until = now().getTime() + WORK_MS;
  const result = { started: 0, skipped: 0, removed: 0, failed: 0 };
  await runInParallel(await listDueSchedules(table, now(), SITES_MAX), SITES_AT_ONCE, async (due) => {
    if (now().getTime() > until) return;
    try {
      const outcome = await runSchedule(services, due);
      if (outcome) result[outcome] += 1;
    } catch (error) {
      // One site's trouble must not keep the others from their crawl.
      log.error('a scheduled crawl could not be started', error, { site_id: due.workId });
      result.failed += 1;
    }
  });
  return result;
}

/** Null when there is nothing to do: another worker took the run, or the schedule was changed. */
async function runSchedule(
  services: SchedulerServices,
  { organizationId, workId: siteId }: DueSchedule,
): Promise<Outcome | null> {
  const { table, now } = services;
  const [schedule, site] = await Promise.all([
    getCrawlSchedule(table, { organizationId, siteId }),
    getSite(table, organizationId, siteId),
  ]);
  // The row decides: the index may lag behind it.
  if (!schedule?.startsAt || schedule.every === 'off' || (schedule.dueAt ?? '') > now().toISOString()) return null;
  if (!site) {
    await deleteCrawlSchedule(table, schedule);
    log.info('the schedule of a site that does not exist was removed', { site_id: siteId });
    return 'removed';
  }
  const nextAt = nextRun({ every: schedule.every, startsAt: new Date(schedule.startsAt) }, now());
  const reason = await reasonToSkip(services, site);
  if (reason) return skip(services, { schedule, nextAt, reason, jobId: null });
  const result = await startSiteCrawl(services, site, {
    scheduled: {
      analyze: schedule.analyze,
      alsoWrite: (jobId) => takeRunWrite(schedule, nextAt, runAt(now(), { skipped: null, jobId })),
    },
  });
  if (result.started) return 'started';
  if (result.reason === 'superseded') return null;
  return skip(services, { schedule, nextAt, reason: 'crawl_in_progress', jobId: result.runningJobId });
}

async function reasonToSkip({ table, hostRules }: SchedulerServices, site: Site): Promise<SkipReason | null> {
  if (site.planned) return 'site_planned';
  if (!isHostAllowed(site.domain, hostRules)) return 'host_not_allowed';
  const { plan } = await requireOrganization(table, site.organizationId);
  return isSubscribed(plan) ? null : 'payment_required';
}

async function skip(
  { table, now }: SchedulerServices,
  run: { schedule: CrawlSchedule; nextAt: Date; reason: SkipReason; jobId: string | null },
): Promise<'skipped' | null> {
  const { schedule, nextAt, reason, jobId } = run;
  if (!(await skipRun(table, schedule, nextAt, runAt(now(), { skipped: reason, jobId })))) return null;
  log.info('a scheduled crawl was skipped', { site_id: schedule.siteId, reason });
  return 'skipped';
}

const runAt = (now: Date, given: Pick<LastRun, 'skipped' | 'jobId'>): LastRun => ({
  at: now.toISOString(),
  analyses: null,
  ...given,
});

import { hoursLater } from '../../shared/domain/ideas/run-rules.ts';
import { jobDeadlines, secondsLater } from '../../shared/domain/jobs/deadlines.ts';
import { type IdeasRunStarter, startIdeasRun } from '../../shared/jobs/start-ideas-run.ts';
import { log } from '../../shared/logging/log.ts';
import { type DueRefresh, listDueRefreshes, postponeRefresh } from '../../shared/table/idea-runs.ts';
import { getSite } from '../../shared/table/sites.ts';

interface RefreshResult {
  started: number;
}

/** How long a refresh waits that cannot start or is not wanted: the site may be switched on, or the plan change, by then. */
const POSTPONE_HOURS = 24;

/** Starts what is due. Two of these at once do no harm: of two runs of a site one starts. */
export async function refreshDueIdeas(services: IdeasRunStarter): Promise<RefreshResult> {
  const result: RefreshResult = { started: 0 };
  for (const due of await listDueRefreshes(services.table, services.now())) {
    try {
      if (await refreshSite(services, due)) result.started += 1;
    } catch (error) {
      // One site's trouble must not keep the others from their refresh.
      log.error('ideas refresher: a site failed', error, { site_id: due.workId });
    }
  }
  return result;
}

async function refreshSite(services: IdeasRunStarter, due: DueRefresh): Promise<boolean> {
  const { table, now } = services;
  const site = await getSite(table, due.organizationId, due.workId);
  const wanted = site?.autoRefresh ?? false;
  const result = site && wanted ? await startIdeasRun(services, { site, mode: 'update', trigger: 'scheduled' }) : null;
  // A run that is under way sets the next date when it succeeds; until then this keeps the site out of every beat.
  await postponeRefresh(
    table,
    { organizationId: due.organizationId, siteId: due.workId },
    result?.started ? secondsLater(now(), jobDeadlines.ideas_run.silentSeconds * 4) : hoursLater(now(), POSTPONE_HOURS),
  );
  return result?.started ?? false;
}

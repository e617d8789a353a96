import { hoursLater, isStale, RUN_SILENT_SECONDS } from '../../shared/domain/ideas/run-rules.ts';
import { QUEUED_DUE_SECONDS, SENDS_MAX, secondsLater } from '../../shared/jobs/deadlines.ts';
import { failIdeasRun } from '../../shared/jobs/end-ideas-run.ts';
import { type IdeasRunStarter, ideasRunMessage, startIdeasRun } from '../../shared/jobs/start-ideas-run.ts';
import { log } from '../../shared/logging/log.ts';
import {
  type DueIdeasWork,
  getLatestIdeaRun,
  listDueIdeasWork,
  postponeRefresh,
  updateActiveIdeaRun,
} from '../../shared/table/idea-runs.ts';
import { getSite } from '../../shared/table/sites.ts';

export interface RefreshResult {
  started: number;
  resent: number;
  failed: number;
}

/** How long a refresh waits that cannot start or is not wanted: the site may be switched on, or the plan change, by then. */
const POSTPONE_HOURS = 24;

/** Two of these at once do no harm: every write is conditional, and a message that is sent twice starts one execution. */
export async function refreshDueIdeas(services: IdeasRunStarter): Promise<RefreshResult> {
  const result: RefreshResult = { started: 0, resent: 0, failed: 0 };
  for (const due of await listDueIdeasWork(services.table, services.now())) {
    try {
      const outcome = await (due.workKind === 'ideas_run' ? lookAfterRun(services, due) : refreshSite(services, due));
      if (outcome) result[outcome] += 1;
    } catch (error) {
      // One site's trouble must not keep the others from their refresh.
      log.error('ideas refresher: a site failed', error, { site_id: due.workId });
    }
  }
  return result;
}

/** A run that no worker picked up lost its message; one that fell silent is dead. The index may lag: the row decides. */
async function lookAfterRun(services: IdeasRunStarter, due: DueIdeasWork): Promise<'resent' | 'failed' | null> {
  const { table, jobs, now } = services;
  const at = now();
  const run = await getLatestIdeaRun(table, due.organizationId, due.workId);
  if (run?.status !== 'running' || run.dueAt === undefined || run.dueAt > at.toISOString()) return null;
  if (run.pickedUp || run.resends >= SENDS_MAX || isStale(run, at)) {
    return (await failIdeasRun(table, run, { stale: true, now: at })) ? 'failed' : null;
  }
  if (!(await updateActiveIdeaRun(table, run, { add: { resends: 1 } }, secondsLater(at, QUEUED_DUE_SECONDS))))
    return null;
  await jobs.send(ideasRunMessage(run));
  return 'resent';
}

async function refreshSite(services: IdeasRunStarter, due: DueIdeasWork): Promise<'started' | null> {
  const { table, now } = services;
  const site = await getSite(table, due.organizationId, due.workId);
  const wanted = site?.autoRefresh ?? false;
  const result = site && wanted ? await startIdeasRun(services, { site, mode: 'update', trigger: 'scheduled' }) : null;
  // A run that is under way sets the next date when it succeeds; until then this keeps the site out of every beat.
  await postponeRefresh(
    table,
    { organizationId: due.organizationId, siteId: due.workId },
    result?.started ? secondsLater(now(), RUN_SILENT_SECONDS * 4) : hoursLater(now(), POSTPONE_HOURS),
  );
  return result?.started ? 'started' : null;
}

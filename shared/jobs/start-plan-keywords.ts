import { formatJobId } from '../domain/jobs/job-id.ts';
import { transact } from '../table/engine/transaction.ts';
import { newJob } from '../table/jobs.ts';
import { keywordLock } from '../table/keyword-lock.ts';
import type { PlanKeywordRun } from '../table/plan-keyword-runs.ts';
import { keywordRunWrite, type Plan, readPlan } from '../table/planning.ts';
import type { Site } from '../table/sites.ts';
import { type JobStarter, jobMessage, type StartedJob } from './job-kind.ts';
import { planKeywordsKind } from './kinds/plan-keywords.ts';
import { startJobWrites } from './lifecycle/start-job.ts';

/**
 * Starts a keyword run of a site. Of several at the same time one starts: a run holds the lock of the site's keywords, and
 * two that were started from the same plan conflict.
 */
export async function startPlanKeywords(
  { table, jobs, now }: Pick<JobStarter, 'table' | 'jobs' | 'now'>,
  site: Site,
  plan?: Plan,
): Promise<StartedJob> {
  const at = now();
  const known = plan ?? (await readPlan(table, site));
  const run = newKeywordRun(site, known.keywordRun + 1, at);
  // The lock guards the row: the row of an earlier run is replaced.
  const writes = startJobWrites(planKeywordsKind, run, at, { if: [] });
  const result = await transact(table, [keywordRunWrite(site, known), ...writes]);
  if (!result.ok) return { started: false, reason: 'in_progress' };
  await jobs.send(jobMessage(planKeywordsKind, run));
  return { started: true, jobId: run.job.id };
}

function newKeywordRun({ organizationId, id: siteId }: Site, run: number, at: Date): PlanKeywordRun {
  const jobId = formatJobId({ kind: 'plan_keywords', siteId, run });
  const locks = [keywordLock(organizationId, siteId, jobId)];
  const job = newJob({ id: jobId, kind: 'plan_keywords', siteId, pageId: null, queuedAt: at.toISOString(), locks });
  return { organizationId, siteId, run, job };
}

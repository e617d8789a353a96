import type { Table } from '../table/engine/client.ts';
import { requestScores } from '../table/opportunity-scores.ts';
import { jobMessage } from './job-kind.ts';
import type { JobQueue } from './job-queue.ts';
import { newScoresJob, opportunityScoresKind, type SiteReference } from './kinds/opportunity-scores.ts';
import { queuedDueAt } from './lifecycle/start-job.ts';

/**
 * Requests that the opportunity scores and automatic priorities of a site's pages are computed again: call it once after a
 * request has written primary keywords (a bulk request calls it once). Costs 1 write unit (2 with its index) and a message;
 * requests that come while the scores are computed share the next round. The response to the client does not wait for it.
 * @returns the job id.
 */
export async function requestOpportunityScores(
  { table, jobs, now }: { table: Table; jobs: JobQueue; now: () => Date },
  site: SiteReference,
): Promise<string> {
  const job = newScoresJob(site.id, now());
  await requestScores(table, site, job, queuedDueAt(now()));
  await jobs.send(jobMessage(opportunityScoresKind, { organizationId: site.organizationId, job, requested: 1 }));
  return job.id;
}

/** The same without a message: the scores are due at once, and the sweeper sends the job. */
export const requestScoresSoon = (
  { table, now }: { table: Table; now: () => Date },
  site: SiteReference,
  dueAt: Date = now(),
): Promise<void> => requestScores(table, site, newScoresJob(site.id, now()), dueAt);

/** Grades and verbs that move the scores of a site come one after the other: scores are computed once, behind the last of them. */
const SETTLED_AFTER_MS = 60_000;
/** Requests within it set one time, which moves no entry of the index: 1 write unit in place of 3. */
const TIMES_APART_MS = 30_000;

/** The same as `requestScoresSoon`, a minute to a minute and a half from now. */
export function requestScoresLater(services: { table: Table; now: () => Date }, site: SiteReference): Promise<void> {
  const earliest = services.now().getTime() + SETTLED_AFTER_MS;
  return requestScoresSoon(services, site, new Date(Math.ceil(earliest / TIMES_APART_MS) * TIMES_APART_MS));
}

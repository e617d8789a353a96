import { randomUUID } from 'node:crypto';
import { QUEUED_DUE_SECONDS, secondsLater } from '../domain/jobs/deadlines.ts';
import { formatJobId } from '../domain/jobs/job-id.ts';
import type { Table } from '../table/engine/client.ts';
import { requestScores } from '../table/opportunity-scores.ts';
import type { JobMessage } from './job-message.ts';
import type { JobQueue } from './job-queue.ts';

export interface SiteReference {
  organizationId: number;
  id: number;
}

/** A job of its own for each try: an execution's name can be used once. Those that find the work taken end at once. */
const scoresMessage = ({ organizationId, id }: SiteReference, tryId: string): JobMessage => ({
  machine: 'score-opportunities',
  organizationId,
  id,
  jobId: formatJobId({ kind: 'opportunity_scores', siteId: id, tryId }),
  attempt: 1,
});

/** Named by the deadline that passed: of two sweepers that send it at once, one starts an execution. */
export const resentScoresMessage = (site: SiteReference, dueAt: string): JobMessage =>
  scoresMessage(site, String(Date.parse(dueAt)));

/**
 * Asks for the opportunity scores and automatic priorities of a site's pages to be computed again: call it once after a
 * request has written primary keywords (a bulk request calls it once). Costs 1 write unit (2 with its index) and a message;
 * requests that come while the scores are computed share the next round. The answer to the client does not wait for it.
 */
export async function requestOpportunityScores(
  { table, jobs, now }: { table: Table; jobs: JobQueue; now: () => Date },
  site: SiteReference,
): Promise<void> {
  await requestScores(table, site, secondsLater(now(), QUEUED_DUE_SECONDS));
  await jobs.send(scoresMessage(site, randomUUID()));
}

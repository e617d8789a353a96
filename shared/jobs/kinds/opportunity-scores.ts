import { randomUUID } from 'node:crypto';
import { jobDeadlines } from '../../domain/jobs/deadlines.ts';
import { formatJobId, jobIdPrefixes } from '../../domain/jobs/job-id.ts';
import { type JobEnvelope, type JobRow, newJob } from '../../table/jobs.ts';
import { type OpportunityScores, parseScores, scoresKey } from '../../table/opportunity-scores.ts';
import { ownerFinder } from '../find-owner.ts';
import type { JobKind } from '../job-kind.ts';

export interface SiteReference {
  organizationId: number;
  id: number;
}

/**
 * The opportunity scores of a site (`score-opportunities`). Sent until they are computed, and never failed: they reserve
 * nothing. Its worker takes the work, and ends it, in `compute-opportunity-scores.ts`: a request that comes in the meantime
 * keeps it open.
 */
export const opportunityScoresKind: JobKind<OpportunityScores> = {
  name: 'opportunity_scores',
  idPrefix: jobIdPrefixes.opportunity_scores,
  isInternal: true,
  machines: ['score-opportunities'],
  deadlines: jobDeadlines.opportunity_scores,
  // The worker has two kinds of jobs.
  invocationsAtOnce: 2,
  onSilence: 'resend',
  parse: parseScores,
  keyOf: (row) => scoresKey({ organizationId: row.organizationId, id: readSiteId(row) }),
  taskId: readSiteId,
  locate: (_table, job) => scoresKey(job),
  endChanges: () => ({ remove: ['holder', 'leaseUntil'] }),
  findOwner: ownerFinder('SITE'),
};

function readSiteId({ job }: JobRow): number {
  if (job.siteId === null) throw new Error(`job ${job.id} names no site`);
  return job.siteId;
}

/** Each request is a separate job: the name of an execution can be used once. */
export const newScoresJob = (siteId: number, now: Date): JobEnvelope =>
  newJob({
    id: formatJobId({ kind: 'opportunity_scores', siteId, tryId: randomUUID() }),
    kind: 'opportunity_scores',
    siteId,
    pageId: null,
    queuedAt: now.toISOString(),
  });

import { formatJobId, parseAnyJobId } from '../../domain/jobs/job-id.ts';
import { getUnfinishedScores, postponeScores, type UnfinishedScores } from '../../table/opportunity-scores.ts';
import type { JobKind } from '../job-kind.ts';
import type { JobMessage } from '../job-message.ts';

export interface SiteReference {
  organizationId: number;
  id: number;
}
export type ScoresRow = SiteReference & UnfinishedScores;

/**
 * The opportunity scores of a site (`score-opportunities`). Sent until they are computed, and never failed: they take
 * nothing that had to be given back. Each message is a job of its own; one that finds the work taken ends at once.
 */
export const opportunityScoresKind: JobKind<ScoresRow> = {
  name: 'opportunity_scores',
  onSilence: 'resend',
  async read(table, { organizationId, workId: id }) {
    const scores = await getUnfinishedScores(table, { organizationId, id });
    return scores && { organizationId, id, ...scores };
  },
  async find(table, { organizationId, id }) {
    const scores = await getUnfinishedScores(table, { organizationId, id });
    return scores && { organizationId, id, ...scores };
  },
  toJob: (scores) => ({
    // Named by the deadline that passed: of two sweepers that send it at once, one starts an execution.
    message: scoresMessage(scores, String(Date.parse(scores.dueAt))),
    state: scores.holder === undefined ? 'queued' : 'running',
    dueAt: scores.dueAt,
    resends: 0,
    expired: false,
  }),
  async update(table, { organizationId, id, jobId }, { dueAt }) {
    const reference = parseAnyJobId(jobId);
    if (reference?.kind !== 'opportunity_scores') return null;
    const from = new Date(Number(reference.tryId)).toISOString();
    const site = { organizationId, id };
    return (await postponeScores(table, site, from, dueAt)) ? { ...site, dueAt: dueAt.toISOString() } : null;
  },
  // Its worker takes the work, and ends it, in `compute-opportunity-scores.ts`: a request that comes meanwhile keeps it open.
  reportChanges: () => ({}),
  notPickedUp: [],
  locks: () => [],
  endWrites: () => [],
};

export const scoresMessage = ({ organizationId, id }: SiteReference, tryId: string): JobMessage => ({
  machine: 'score-opportunities',
  organizationId,
  id,
  jobId: formatJobId({ kind: 'opportunity_scores', siteId: id, tryId }),
  attempt: 1,
});

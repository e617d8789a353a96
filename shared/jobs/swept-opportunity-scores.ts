import { getUnfinishedScores, postponeScores } from '../table/opportunity-scores.ts';
import { resentScoresMessage } from './request-opportunity-scores.ts';
import type { ReadSweptJob } from './swept-job.ts';

/**
 * Sent until they are computed, and never failed: they take nothing that had to be given back, and nothing depends on when.
 * Each try is a job of its own; one that finds the work taken ends at once.
 */
export const sweptOpportunityScores: ReadSweptJob = async ({ table }, { organizationId, workId: id }) => {
  const site = { organizationId, id };
  const scores = await getUnfinishedScores(table, site);
  if (!scores) return null;
  const { dueAt, holder } = scores;
  return {
    message: resentScoresMessage(site, dueAt),
    status: holder === undefined ? 'queued' : 'processing',
    dueAt,
    resends: 0,
    abandoned: false,
    countResend: (next) => postponeScores(table, site, dueAt, next),
    fail: async () => false,
  };
};

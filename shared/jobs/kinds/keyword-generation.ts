import { jobDeadlines } from '../../domain/jobs/deadlines.ts';
import { jobIdPrefixes } from '../../domain/jobs/job-id.ts';
import { releaseBlob } from '../../table/engine/blobs.ts';
import { keys } from '../../table/engine/keys.ts';
import {
  emptyGeneration,
  generationKey,
  type KeywordGeneration,
  parseGeneration,
} from '../../table/keyword-generations.ts';
import { ownerFinder } from '../find-owner.ts';
import type { JobKind } from '../job-kind.ts';
import { requestScoresSoon } from '../request-opportunity-scores.ts';

/** The keyword generation of a site (`generate-keywords`). It holds the lock of the site's keywords. */
export const keywordGenerationKind: JobKind<KeywordGeneration> = {
  name: 'keyword_generation',
  idPrefix: jobIdPrefixes.keyword_generation,
  machines: ['generate-keywords'],
  deadlines: jobDeadlines.keyword_generation,
  // The worker has two kinds of jobs.
  invocationsAtOnce: 2,
  onSilence: 'fail',
  parse: parseGeneration,
  keyOf: generationKey,
  taskId: ({ siteId }) => siteId,
  // A site has one row, that of its latest run.
  locate: (_table, { organizationId, id }) => keys.keywordGeneration(organizationId, id),
  statuses: {
    queued: 'running',
    running: 'running',
    completed: 'completed',
    failed: 'failed',
    skipped: 'completed',
    cancelled: 'failed',
  },
  endChanges: (_generation, { now }) => ({ set: { finishedAt: now.toISOString() } }),
  async afterEnd(table, { organizationId, siteId, pageIds }, { status, now }) {
    await releaseBlob(table, pageIds, now);
    // The keywords that were written stay, and are scored soon.
    if (status !== 'completed') await requestScoresSoon({ table, now: () => now }, { organizationId, id: siteId });
  },
  // The pages are chosen anew: those that got a keyword are not among them.
  retry: (_table, { siteId }) => ({
    set: emptyGeneration,
    refusals: { lock: (holder) => `keywords of site ${siteId} are being written by ${holder}` },
  }),
  findOwner: ownerFinder('SITE'),
};

import { formatJobId } from '../domain/jobs/job-id.ts';
import type { Table } from '../table/engine/client.ts';
import { transact } from '../table/engine/transaction.ts';
import { newJob } from '../table/jobs.ts';
import {
  emptyGeneration,
  getKeywordGenerationRow,
  isLatestGeneration,
  type KeywordGeneration,
} from '../table/keyword-generations.ts';
import { keywordLock } from '../table/keyword-lock.ts';
import type { RunScope, Site } from '../table/sites.ts';
import { jobMessage } from './job-kind.ts';
import type { JobQueue } from './job-queue.ts';
import { keywordGenerationKind } from './kinds/keyword-generation.ts';
import { startJobWrites } from './lifecycle/start-job.ts';

export type StartKeywordGenerationResult =
  | { started: true; jobId: string }
  | { started: false; reason: 'nothing_to_do' | 'in_progress' };

/**
 * Starts the keyword generation of a site: every page of the scope that has no primary keyword gets one, with secondary
 * keywords; keywords that a page has already are kept. Writes the generation's row and takes the site's KEYWORDS lock (which
 * gates keyword writes, `keyword_generation_in_progress`) in one transaction, then sends one message. Takes a few
 * milliseconds; the work is done by the state machine `generate-keywords`, which also computes the opportunity scores.
 *
 * The scope is used as it is given: clamp it first (`clampedScopes`; a site's row holds the clamped one). Costs a credit for
 * each page that gets a keyword. Call it when the site's pages are there and their snapshots stored. Safe to call twice: of
 * two calls at the same time one starts, the other returns `in_progress`, also while a plan's keywords are assigned.
 */
export async function startKeywordGeneration(
  { table, jobs, now }: { table: Table; jobs: JobQueue; now: () => Date },
  { site, scope }: { site: Pick<Site, 'organizationId' | 'id'>; scope: RunScope },
): Promise<StartKeywordGenerationResult> {
  if (scope === 'none') return { started: false, reason: 'nothing_to_do' };
  const { organizationId, id: siteId } = site;
  const at = now();
  const previous = await getKeywordGenerationRow(table, site);
  const run = (previous?.run ?? 0) + 1;
  const jobId = formatJobId({ kind: 'keyword_generation', siteId, run });
  const generation: KeywordGeneration = {
    ...emptyGeneration,
    organizationId,
    siteId,
    run,
    scope,
    status: 'running',
    startedAt: at.toISOString(),
    job: newJob({
      id: jobId,
      kind: 'keyword_generation',
      siteId,
      pageId: null,
      queuedAt: at.toISOString(),
      locks: [keywordLock(organizationId, siteId, jobId)],
    }),
  };
  const writes = startJobWrites(keywordGenerationKind, generation, at, { if: isLatestGeneration(previous) });
  if (!(await transact(table, writes)).ok) return { started: false, reason: 'in_progress' };
  await jobs.send(jobMessage(keywordGenerationKind, generation));
  return { started: true, jobId };
}

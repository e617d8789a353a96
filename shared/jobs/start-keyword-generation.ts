import { jobDeadlines, QUEUED_DUE_SECONDS, secondsLater } from '../domain/jobs/deadlines.ts';
import type { Table } from '../table/engine/client.ts';
import { keys } from '../table/engine/keys.ts';
import { acquireLeaseWrite } from '../table/engine/leases.ts';
import { transact } from '../table/engine/transaction.ts';
import {
  createGenerationWrite,
  generationJobId,
  getKeywordGenerationRow,
  newGeneration,
  type RunningGeneration,
} from '../table/keyword-generations.ts';
import type { RunScope, Site } from '../table/sites.ts';
import type { JobMessage } from './job-message.ts';
import type { JobQueue } from './job-queue.ts';

export type StartKeywordGenerationResult =
  | { started: true; jobId: string }
  | { started: false; reason: 'nothing_to_do' | 'in_progress' };

export const generationMessage = (running: RunningGeneration): JobMessage => ({
  machine: 'generate-keywords',
  organizationId: running.organizationId,
  id: running.siteId,
  jobId: generationJobId(running),
  attempt: 1,
});

/**
 * Starts the keyword generation of a site: every page of the scope that has no primary keyword gets one, with secondary
 * keywords; keywords that a page has already are kept. Writes the generation's row and takes the site's KEYWORDS lock (which
 * gates keyword writes, `keyword_generation_in_progress`) in one transaction, then sends one message. Takes a few
 * milliseconds; the work is done by the state machine `generate-keywords`, which also computes the opportunity scores.
 *
 * The scope is used as it is given: clamp it first (`clampedScopes`; a site's row holds the clamped one). Costs a credit for
 * each page that gets a keyword. Call it when the site's pages are there and their snapshots stored. Safe to call twice: of
 * two calls at the same time one starts, the other answers `in_progress`, also while a plan's keywords are assigned.
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
  const generation = newGeneration({ organizationId, siteId, run, scope, startedAt: at.toISOString() });
  const result = await transact(table, [
    createGenerationWrite(generation, previous, secondsLater(at, QUEUED_DUE_SECONDS)),
    acquireLeaseWrite('keywordsLock', {
      key: keys.siteLock(organizationId, siteId, 'KEYWORDS'),
      holder: generationJobId(generation),
      leaseSeconds: jobDeadlines.keyword_generation.leaseSeconds,
      now: at,
    }),
  ]);
  if (!result.ok) return { started: false, reason: 'in_progress' };
  await jobs.send(generationMessage(generation));
  return { started: true, jobId: generationJobId(generation) };
}

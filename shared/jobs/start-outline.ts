import { formatJobId } from '../domain/jobs/job-id.ts';
import { outlineKeyword } from '../domain/outlines/outline-keyword.ts';
import { isRunning } from '../domain/outlines/outline-states.ts';
import { keys } from '../table/engine/keys.ts';
import { transact } from '../table/engine/transaction.ts';
import { newJob } from '../table/jobs.ts';
import { type Outline, outlineLeaseEnd } from '../table/outlines.ts';
import { type Page, pageIsLive } from '../table/pages.ts';
import { type JobStarter, jobMessage } from './job-kind.ts';
import { outlineKind } from './kinds/outline.ts';
import { startJobWrites } from './lifecycle/start-job.ts';

export type StartOutlineResult =
  | { started: true; jobId: string; outline: Outline }
  | { started: false; reason: 'no_keyword' | 'in_progress' | 'not_found' };

interface OutlineRequest {
  page: Page;
  /** The page's latest outline as of now. */
  latest: Outline | null;
  /** Null for the keyword, the name or the title of the page. */
  primaryKeyword: string | null;
  triggeredBy: string;
}

/** Starts the outline of a page, unless one is being generated. */
export async function startOutline(
  { table, ids, jobs, now }: JobStarter,
  { page, latest, primaryKeyword, triggeredBy }: OutlineRequest,
): Promise<StartOutlineResult> {
  const { organizationId, id: pageId } = page;
  const at = now();
  const keyword = outlineKeyword(primaryKeyword ?? undefined, page);
  if (keyword === null) return { started: false, reason: 'no_keyword' };
  if (latest && isRunning(latest)) return { started: false, reason: 'in_progress' };
  // The latest outline is the one with the largest id, whichever process made it.
  const id = await ids.next('outline', { above: latest?.id ?? 0 });
  const outline = newOutline(page, { id, primaryKeyword: keyword, triggeredBy }, at);
  const result = await transact(table, [
    { name: 'page', check: keys.page(organizationId, pageId), if: pageIsLive },
    ...startJobWrites(outlineKind, outline, at),
  ]);
  if (!result.ok) return { started: false, reason: result.failed.includes('page') ? 'not_found' : 'in_progress' };
  await jobs.send(jobMessage(outlineKind, outline));
  return { started: true, jobId: outline.job.id, outline };
}

function newOutline(
  { organizationId, siteId, id: pageId }: Page,
  given: Pick<Outline, 'id' | 'primaryKeyword' | 'triggeredBy'>,
  now: Date,
): Outline {
  const at = now.toISOString();
  const jobId = formatJobId({ kind: 'outline', id: given.id });
  const locks = [{ ...keys.outlineLock(organizationId, pageId), holder: jobId }];
  return {
    ...given,
    organizationId,
    pageId,
    status: 'pending',
    sections: [],
    serpSnapshot: null,
    note: null,
    dropped: [],
    writtenIn: null,
    error: null,
    createdAt: at,
    completedAt: null,
    updatedAt: at,
    leaseUntil: outlineLeaseEnd(now),
    revision: 0,
    job: newJob({ id: jobId, kind: 'outline', siteId, pageId, queuedAt: at, locks }),
  };
}

import { jobDeadlines } from '../../domain/jobs/deadlines.ts';
import { jobIdPrefixes, parseAnyJobId } from '../../domain/jobs/job-id.ts';
import { isRunning, OUTLINE_FAILED, outlineAt } from '../../domain/outlines/outline-states.ts';
import { keys } from '../../table/engine/keys.ts';
import {
  getLatestOutline,
  leaseHolds,
  type Outline,
  outlineKey,
  outlineLeaseEnd,
  parseOutline,
} from '../../table/outlines.ts';
import { pageIsLive } from '../../table/pages.ts';
import type { JobKind } from '../job-kind.ts';

/** The outline of a page (`generate-outline`). It holds the page's outline lock. */
export const outlineKind: JobKind<Outline> = {
  name: 'outline',
  idPrefix: jobIdPrefixes.outline,
  machines: ['generate-outline'],
  deadlines: jobDeadlines.outline,
  onSilence: 'fail',
  parse: parseOutline,
  keyOf: outlineKey,
  taskId: ({ pageId }) => pageId,
  // The message names the page; the job id names the outline.
  locate(_table, { organizationId, id: pageId, jobId }) {
    const reference = parseAnyJobId(jobId);
    return reference?.kind === 'outline' ? outlineKey({ organizationId, pageId, id: reference.id }) : null;
  },
  statuses: {
    queued: 'pending',
    running: 'processing',
    completed: 'completed',
    failed: 'failed',
    skipped: 'completed',
    cancelled: 'failed',
  },
  reportChanges: (now) => ({ leaseUntil: outlineLeaseEnd(now), updatedAt: now.toISOString() }),
  runsAt: leaseHolds,
  // From the end of its lease it reads as failed; ending it stores that.
  isExpired: (outline, now) => !isRunning(outlineAt(outline, now)),
  endChanges({ leaseUntil }, { status, now }) {
    const at = now.toISOString();
    if (status === 'completed') return { set: { completedAt: at, updatedAt: at } };
    return { set: { error: OUTLINE_FAILED, updatedAt: leaseUntil < at ? leaseUntil : at } };
  },
  async retry(table, { id, organizationId, pageId }, now) {
    const latest = await getLatestOutline(table, { organizationId, pageId }, now);
    if (latest && latest.id !== id) return { refused: `page ${pageId} has a later outline (${latest.job.id})` };
    return {
      set: { error: null, leaseUntil: outlineLeaseEnd(now), updatedAt: now.toISOString() },
      writes: [{ name: 'page', check: keys.page(organizationId, pageId), if: pageIsLive }],
      refusals: {
        page: () => `page ${pageId} was deleted`,
        lock: (holder) => `another outline of page ${pageId} is generated (${holder})`,
      },
    };
  },
};

import { jobDeadlines, secondsLater } from '../../domain/jobs/deadlines.ts';
import { formatJobId, parseAnyJobId } from '../../domain/jobs/job-id.ts';
import { isRunning, outlineAt } from '../../domain/outlines/outline-states.ts';
import type { Table } from '../../table/engine/client.ts';
import { keys } from '../../table/engine/keys.ts';
import {
  completeOutlineWrite,
  failOutlineWrite,
  getOutline,
  getOutlineAt,
  type Outline,
  type OutlineKey,
  updateRunningOutline,
} from '../../table/outlines.ts';
import type { JobKind, JobTaskReference } from '../job-kind.ts';
import type { JobMessage } from '../job-message.ts';

/** The outline of a page (`generate-outline`). It holds the page's outline lock. */
export const outlineKind: JobKind<Outline> = {
  name: 'outline',
  onSilence: 'fail',
  read: async (table, due) => unlessOver(await getOutlineAt(table, due)),
  find: findRunning,
  toJob: (outline, now) => ({
    message: outlineMessage(outline),
    state: outline.status === 'pending' ? 'queued' : 'running',
    dueAt: outline.dueAt,
    resends: outline.resends,
    // From the end of its lease it reads as failed; ending it writes that down.
    expired: !isRunning(outlineAt(outline, now)),
  }),
  async update(table, job, update) {
    const key = outlineOfJob(job);
    return key && updateRunningOutline(table, key, update);
  },
  reportChanges: (now) => ({
    status: 'processing',
    leaseUntil: secondsLater(now, jobDeadlines.outline.leaseSeconds).toISOString(),
    updatedAt: now.toISOString(),
  }),
  notPickedUp: [{ attribute: 'status', is: '=', value: 'pending' }],
  locks: ({ organizationId, pageId, id }) => [
    { key: keys.outlineLock(organizationId, pageId), holder: formatJobId({ kind: 'outline', id }) },
  ],
  endWrites: (outline, { status, now, set = {} }) => [
    status === 'completed' ? completeOutlineWrite(outline, set, now) : failOutlineWrite(outline, now),
  ],
};

const unlessOver = (outline: Outline | null): Outline | null => (outline && isRunning(outline) ? outline : null);

async function findRunning(table: Table, job: JobTaskReference): Promise<Outline | null> {
  const key = outlineOfJob(job);
  return key && unlessOver(await getOutline(table, key));
}

/** The message names the page; the job id names the outline. */
function outlineOfJob({ organizationId, id: pageId, jobId }: JobTaskReference): OutlineKey | null {
  const reference = parseAnyJobId(jobId);
  return reference?.kind === 'outline' ? { organizationId, pageId, id: reference.id } : null;
}

export const outlineMessage = ({ organizationId, pageId, id }: OutlineKey): JobMessage => ({
  machine: 'generate-outline',
  organizationId,
  id: pageId,
  jobId: formatJobId({ kind: 'outline', id }),
  attempt: 1,
});

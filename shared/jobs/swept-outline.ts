import { formatJobId } from '../domain/jobs/job-id.ts';
import { isRunning, outlineAt } from '../domain/outlines/outline-states.ts';
import { transact } from '../table/engine/transaction.ts';
import { abandonOutlineWrites, countOutlineResend, getOutlineAt } from '../table/outlines.ts';
import type { ReadSweptJob } from './swept-job.ts';

/** A generation that is over by its lease reads as failed already; this writes it down, so that it leaves the index. */
export const sweptOutline: ReadSweptJob = async ({ table, now }, due) => {
  const outline = await getOutlineAt(table, due);
  if (!outline || !isRunning(outline)) return null;
  const { organizationId, pageId, resends, dueAt } = outline;
  const jobId = formatJobId({ kind: 'outline', id: outline.id });
  return {
    message: { machine: 'generate-outline', organizationId, id: pageId, jobId, attempt: 1 },
    status: outline.status === 'pending' ? 'queued' : 'processing',
    dueAt,
    resends,
    abandoned: outline.status === 'processing' || !isRunning(outlineAt(outline, now())),
    countResend: (next) => countOutlineResend(table, outline, next),
    async fail() {
      const { outline: failure, lock } = abandonOutlineWrites(outline, { jobId, now: now() });
      const result = await transact(table, [failure, lock]);
      if (result.ok) return true;
      if (result.failed.includes('outline')) return false;
      // A later outline of the page holds the lock: it stays that one's.
      return (await transact(table, [failure])).ok;
    },
  };
};

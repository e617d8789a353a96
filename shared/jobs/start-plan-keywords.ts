import * as z from 'zod';
import { jobDeadlines, QUEUED_DUE_SECONDS, secondsLater } from '../domain/jobs/deadlines.ts';
import { formatJobId, parseAnyJobId } from '../domain/jobs/job-id.ts';
import { dueWorkIndexKey, keys } from '../table/engine/keys.ts';
import { acquireLeaseWrite } from '../table/engine/leases.ts';
import type { Write } from '../table/engine/transaction.ts';
import { keywordRunWrite, type Plan } from '../table/planning.ts';
import type { Site } from '../table/sites.ts';
import type { JobMessage } from './job-message.ts';

/** The number of the run that a job id names; null when it is of no run of this site. */
export function planKeywordsRunOf({ id, jobId }: { id: number; jobId: string }): number | null {
  const reference = parseAnyJobId(jobId);
  return reference?.kind === 'plan_keywords' && reference.siteId === id ? reference.run : null;
}

/** The lock is the job: it is in the sweeper's index for as long as it is held. */
export const keywordRunLockSchema = z.object({
  holder: z.string().refine((jobId) => parseAnyJobId(jobId)?.kind === 'plan_keywords'),
  dueAt: z.string(),
  resends: z.number(),
  /** A worker picked the run up. */
  reportedAt: z.string().optional(),
});
export type KeywordRunLock = z.infer<typeof keywordRunLockSchema>;

/** What the lock holds once a worker reported; its lease is the deadline. */
export const reportedKeywordRun = (now: Date): Pick<KeywordRunLock, 'dueAt' | 'reportedAt'> => ({
  dueAt: secondsLater(now, jobDeadlines.plan_keywords.leaseSeconds).toISOString(),
  reportedAt: now.toISOString(),
});

/**
 * A new keyword run of a site: its number, the lock of the site, and the message to send once they are written. The
 * transaction fails while a run holds the lock, and when another one was started from the same plan.
 */
export function keywordRunStart(site: Site, plan: Plan, now: Date): { writes: Write[]; message: JobMessage } {
  const jobId = formatJobId({ kind: 'plan_keywords', siteId: site.id, run: plan.keywordRun + 1 });
  const { organizationId, id } = site;
  const dueAt = secondsLater(now, QUEUED_DUE_SECONDS).toISOString();
  return {
    writes: [
      keywordRunWrite(site, plan),
      acquireLeaseWrite('keywordsLock', {
        key: keys.siteLock(organizationId, id, 'KEYWORDS'),
        holder: jobId,
        leaseSeconds: jobDeadlines.plan_keywords.leaseSeconds,
        now,
        with: {
          ...dueWorkIndexKey({ kind: 'job', id, dueAt }),
          workKind: 'plan_keywords',
          organizationId,
          workId: id,
          resends: 0,
        },
      }),
    ],
    message: { machine: 'plan-keywords', organizationId, id, jobId, attempt: 1 },
  };
}

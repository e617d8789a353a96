import * as z from 'zod';
import { dueWorkIndexKey, keys } from '../table/engine/keys.ts';
import { acquireLeaseWrite } from '../table/engine/leases.ts';
import type { Write } from '../table/engine/transaction.ts';
import { keywordRunWrite, type Plan } from '../table/planning.ts';
import type { Site } from '../table/sites.ts';
import { QUEUED_DUE_SECONDS, secondsLater } from './deadlines.ts';
import type { JobMessage } from './job-message.ts';

/**
 * How long a run may stay silent before its lock is free for another one: a lost message or a dead worker costs this much.
 * Longer than a batch with all its retries.
 */
export const KEYWORD_RUN_LEASE_SECONDS = QUEUED_DUE_SECONDS * 10;

/** The number makes the execution's name unique, and says whose lock it is. */
const formatRun = (siteId: number, run: number): string => `plan_kw_${siteId}_${run}`;

/** The number of the run that a job id names; null when it is of no run of this site. */
export function planKeywordsRunOf({ id, jobId }: { id: number; jobId: string }): number | null {
  const run = Number(jobId.split('_').at(-1));
  return formatRun(id, run) === jobId ? run : null;
}

/** The lock is the job: it is in the sweeper's index for as long as it is held. */
export const keywordRunLockSchema = z.object({
  holder: z.string().startsWith('plan_kw_'),
  dueAt: z.string(),
  resends: z.number(),
  /** A worker picked the run up. */
  reportedAt: z.string().optional(),
});
export type KeywordRunLock = z.infer<typeof keywordRunLockSchema>;

/** What the lock holds once a worker reported; its lease is the deadline. */
export const reportedKeywordRun = (now: Date): Pick<KeywordRunLock, 'dueAt' | 'reportedAt'> => ({
  dueAt: secondsLater(now, KEYWORD_RUN_LEASE_SECONDS).toISOString(),
  reportedAt: now.toISOString(),
});

/**
 * A new keyword run of a site: its number, the lock of the site, and the message to send once they are written. The
 * transaction fails while a run holds the lock, and when another one was started from the same plan.
 */
export function keywordRunStart(site: Site, plan: Plan, now: Date): { writes: Write[]; message: JobMessage } {
  const jobId = formatRun(site.id, plan.keywordRun + 1);
  const { organizationId, id } = site;
  const dueAt = secondsLater(now, QUEUED_DUE_SECONDS).toISOString();
  return {
    writes: [
      keywordRunWrite(site, plan),
      acquireLeaseWrite('keywordsLock', {
        key: keys.siteLock(organizationId, id, 'KEYWORDS'),
        holder: jobId,
        leaseSeconds: KEYWORD_RUN_LEASE_SECONDS,
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

import { keys } from '../table/keys.ts';
import { acquireLeaseWrite } from '../table/leases.ts';
import { keywordRunWrite, type Plan } from '../table/planning.ts';
import type { Site } from '../table/sites.ts';
import type { Write } from '../table/transaction.ts';
import { QUEUED_DUE_SECONDS } from './deadlines.ts';
import type { JobMessage } from './job-message.ts';

/**
 * How long a run may stay silent before its lock is free for another one: a lost message or a dead worker costs this much.
 * Longer than a batch with all its retries.
 */
export const KEYWORD_RUN_LEASE_SECONDS = QUEUED_DUE_SECONDS * 10;

/**
 * A new keyword run of a site: its number, the lock of the site, and the message to send once they are written. The
 * transaction fails while a run holds the lock, and when another one was started from the same plan.
 */
export function keywordRunStart(site: Site, plan: Plan, now: Date): { writes: Write[]; message: JobMessage } {
  // The number makes the execution's name unique, and says whose lock it is.
  const jobId = `plan_kw_${site.id}_${plan.keywordRun + 1}`;
  const { organizationId, id } = site;
  return {
    writes: [
      keywordRunWrite(site, plan),
      acquireLeaseWrite('keywordsLock', {
        key: keys.siteLock(organizationId, id, 'KEYWORDS'),
        holder: jobId,
        leaseSeconds: KEYWORD_RUN_LEASE_SECONDS,
        now,
      }),
    ],
    message: { machine: 'plan-keywords', organizationId, id, jobId, attempt: 1 },
  };
}

import { jobDeadlines } from '../domain/jobs/deadlines.ts';
import { formatJobId } from '../domain/jobs/job-id.ts';
import { dueWorkIndexKey, keys } from '../table/engine/keys.ts';
import { acquireLeaseWrite } from '../table/engine/leases.ts';
import type { Write } from '../table/engine/transaction.ts';
import { keywordRunWrite, type Plan } from '../table/planning.ts';
import type { Site } from '../table/sites.ts';
import type { JobMessage } from './job-message.ts';
import { queuedDueAt } from './lifecycle.ts';

/**
 * A new keyword run of a site: its number, the lock of the site, and the message to send once they are written. The
 * transaction fails while a run holds the lock, and when another one was started from the same plan.
 */
export function keywordRunStart(site: Site, plan: Plan, now: Date): { writes: Write[]; message: JobMessage } {
  const jobId = formatJobId({ kind: 'plan_keywords', siteId: site.id, run: plan.keywordRun + 1 });
  const { organizationId, id } = site;
  const dueAt = queuedDueAt(now).toISOString();
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

import type { BaseServices } from '../http/api-handler.ts';
import { type Payer, readOnce } from '../providers/spending/payer.ts';
import { getItem } from '../table/engine/client.ts';
import { findJobKey, jobSchema } from '../table/jobs.ts';

/** The organization of a job pays for the calls of its steps; they are counted for the job's site and in its row. */
export const jobPayer = (
  { table, now }: BaseServices,
  { organizationId, jobId }: { organizationId: number; jobId: string },
): Payer => ({
  table,
  now,
  organizationId,
  subject: readOnce(async () => {
    const found = await findJobKey(table, jobId);
    if (found?.organizationId !== organizationId) return { siteId: null, job: null };
    const row = await getItem(table, found.key);
    return { siteId: jobSchema.safeParse(row?.['job']).data?.siteId ?? null, job: found.key };
  }),
});

import { getItem } from '../table/engine/client.ts';
import { updateItem } from '../table/engine/writes.ts';
import { failPlanKeywords } from './end-plan-keywords.ts';
import { type KeywordRunLock, keywordRunLockSchema } from './start-plan-keywords.ts';
import type { ReadSweptJob } from './swept-job.ts';

/** A keyword run of a plan has no row of its own: the lock that it holds is the job, and in the index while it is held. */
export const sweptPlanKeywords: ReadSweptJob = async ({ table }, { pk, sk, organizationId, workId: id }) => {
  const key = { pk, sk };
  const lock: KeywordRunLock | undefined = keywordRunLockSchema.safeParse(await getItem(table, key)).data;
  if (!lock) return null;
  const job = { organizationId, id, jobId: lock.holder };
  return {
    message: { ...job, machine: 'plan-keywords', attempt: 1 },
    status: lock.reportedAt === undefined ? 'queued' : 'processing',
    dueAt: lock.dueAt,
    resends: lock.resends,
    abandoned: lock.reportedAt !== undefined,
    async countResend(next) {
      const changes = { set: { dueAt: next.toISOString(), resends: lock.resends + 1 } };
      const result = await updateItem(table, key, changes, [
        { attribute: 'holder', is: '=', value: lock.holder },
        { attribute: 'reportedAt', is: 'missing' },
      ]);
      return result.ok;
    },
    fail: () => failPlanKeywords(table, job),
  };
};

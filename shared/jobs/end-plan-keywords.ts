import type { Table } from '../table/engine/client.ts';
import { keys } from '../table/engine/keys.ts';
import { transact } from '../table/engine/transaction.ts';
import { failedPagesWrite, getPlan, listPlannedPages } from '../table/planning.ts';
import { planKeywordsRunOf } from './start-plan-keywords.ts';

/**
 * Ends a keyword run that failed for good: the pages that it had not looked at count as failed and the lock is free, in one
 * transaction. Doing it twice does nothing the second time, and the lock of another run is left alone. Answers whether this
 * call ended it.
 */
export async function failPlanKeywords(
  table: Table,
  job: { organizationId: number; id: number; jobId: string },
): Promise<boolean> {
  const plan = await getPlan(table, job);
  const pages = await listPlannedPages(table, job, plan);
  const left = pages.filter(({ id, primaryKeyword }) => primaryKeyword === null && !plan.failedPageIds.includes(id));
  const release = {
    name: 'lock',
    delete: keys.siteLock(job.organizationId, job.id, 'KEYWORDS'),
    if: [{ attribute: 'holder', is: '=', value: job.jobId } as const],
  };
  // The plan is of a later run when that one began after this one's lease: its pages are its own to look at.
  const isLatest = planKeywordsRunOf(job) === plan.keywordRun;
  const failed = failedPagesWrite(job, plan.keywordRun, [...plan.failedPageIds, ...left.map(({ id }) => id)]);
  return (await transact(table, isLatest && left.length > 0 ? [failed, release] : [release])).ok;
}

import { formatJobId } from '../domain/jobs/job-id.ts';
import { type Analysis, endAnalysisWrite } from '../table/analyses.ts';
import type { Table } from '../table/engine/client.ts';
import { keys } from '../table/engine/keys.ts';
import { transact, type Write } from '../table/engine/transaction.ts';
import { refundAuditWrite } from '../table/organizations.ts';

/** Gives back what was taken for an analysis that ends without a grade. */
const refundWrites = (analysis: Analysis): Write[] => {
  if (analysis.debit.kind === 'audit') return [refundAuditWrite(analysis.organizationId, analysis.debit.month)];
  if (analysis.debit.kind === 'homepage_preview') {
    const key = keys.site(analysis.organizationId, analysis.siteId);
    return [{ update: key, changes: { set: { homepagePreviewUsed: false } } }];
  }
  return [];
};

/** Releases the page's lock within the transaction that ends the analysis. Somebody else's lock is left alone by its lease. */
export const releaseAnalysisLockWrite = (analysis: Analysis): Write => ({
  name: 'lock',
  delete: keys.analysisLock(analysis.organizationId, analysis.pageId),
  if: [
    [
      { attribute: 'pk', is: 'missing' },
      { attribute: 'holder', is: '=', value: formatJobId({ kind: 'analysis', id: analysis.id }) },
    ],
  ],
});

/**
 * Ends an analysis without a grade: status, lock and allowance in one transaction. Doing it twice does nothing the second
 * time, so a redelivered failure gives nothing back twice. Answers whether this call ended it.
 */
export async function endAnalysisWithoutGrade(
  table: Table,
  analysis: Analysis,
  outcome: { status: 'failed' | 'skipped'; now: Date; set?: Record<string, unknown> },
): Promise<boolean> {
  const ending = [endAnalysisWrite(analysis, outcome.status, outcome.now, outcome.set), ...refundWrites(analysis)];
  const result = await transact(table, [...ending, releaseAnalysisLockWrite(analysis)]);
  if (result.ok) return true;
  if (result.failed.includes('analysis')) return false;
  // The lease ran out and a later analysis holds the lock: end this one and leave the lock to it.
  return (await transact(table, ending)).ok;
}

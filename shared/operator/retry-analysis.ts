import { jobDeadlines } from '../domain/jobs/deadlines.ts';
import { formatJobId } from '../domain/jobs/job-id.ts';
import { type Analysis, restartAnalysisWrite } from '../table/analyses.ts';
import type { Table } from '../table/engine/client.ts';
import { keys } from '../table/engine/keys.ts';
import { acquireLeaseWrite } from '../table/engine/leases.ts';
import { transact, type Write } from '../table/engine/transaction.ts';
import { getPage, pageIsLive } from '../table/pages.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Takes again what the failure gave back. Not measured against the allowance: the retry is the operator's decision, and
 * the analysis had its place in the month that it was started in.
 */
function debitAgain(analysis: Analysis): Write[] {
  if (analysis.status !== 'failed') return [];
  const { organizationId, siteId, debit } = analysis;
  if (debit.kind === 'audit') {
    return [{ update: keys.usage(organizationId, debit.month), changes: { add: { audits: 1 } } }];
  }
  if (debit.kind === 'homepage_preview') {
    return [{ update: keys.site(organizationId, siteId), changes: { set: { homepagePreviewUsed: true } } }];
  }
  return [];
}

/** @throws OperatorError when the page is gone, was graded since, or is being analysed. */
export async function retryAnalysis(table: Table, analysis: Analysis, now: Date): Promise<void> {
  const { organizationId, pageId } = analysis;
  const page = await getPage(table, organizationId, pageId);
  // Its result would take the place of a newer one.
  if (page?.latestAnalysis && page.latestAnalysis.id > analysis.id) {
    throw new OperatorError(`page ${pageId} was analysed since (analysis ${page.latestAnalysis.id})`);
  }
  const result = await transact(table, [
    restartAnalysisWrite(analysis, now),
    acquireLeaseWrite('lock', {
      key: keys.analysisLock(organizationId, pageId),
      holder: formatJobId({ kind: 'analysis', id: analysis.id }),
      leaseSeconds: jobDeadlines.analysis.leaseSeconds,
      now,
    }),
    { name: 'page', check: keys.page(organizationId, pageId), if: pageIsLive },
    ...debitAgain(analysis),
  ]);
  if (result.ok) return;
  if (result.failed.includes('page')) throw new OperatorError(`page ${pageId} was deleted`);
  if (result.failed.includes('lock')) throw new OperatorError(`another analysis of page ${pageId} is running`);
  throw new OperatorError('the job changed meanwhile; look at it again');
}

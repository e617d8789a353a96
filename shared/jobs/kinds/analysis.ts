import { formatJobId } from '../../domain/jobs/job-id.ts';
import { isTerminal } from '../../domain/jobs/job-status.ts';
import { type Analysis, endAnalysisWrite, getAnalysis, updateActiveAnalysis } from '../../table/analyses.ts';
import type { Table } from '../../table/engine/client.ts';
import { keys } from '../../table/engine/keys.ts';
import type { Write } from '../../table/engine/transaction.ts';
import { refundAuditWrite } from '../../table/organizations.ts';
import type { JobKind } from '../job-kind.ts';
import type { JobMessage } from '../job-message.ts';

/** The analysis of a page (`analyze-page`). It holds the page's lock and a unit of the allowance. */
export const analysisKind: JobKind<Analysis> = {
  name: 'analysis',
  onSilence: 'fail',
  read: (table, { organizationId, workId }) => findUnfinished(table, organizationId, workId),
  find: (table, { organizationId, id }) => findUnfinished(table, organizationId, id),
  toJob: (analysis) => ({
    message: analysisMessage(analysis),
    state: analysis.reportedAt === undefined ? 'queued' : 'running',
    dueAt: analysis.dueAt,
    resends: analysis.resends,
    expired: false,
  }),
  update: (table, job, { changes, dueAt, conditions }) => updateActiveAnalysis(table, job, changes, dueAt, conditions),
  reportChanges: () => ({}),
  notPickedUp: [{ attribute: 'reportedAt', is: 'missing' }],
  locks: ({ organizationId, pageId, id }) => [
    { key: keys.analysisLock(organizationId, pageId), holder: formatJobId({ kind: 'analysis', id }) },
  ],
  endWrites: (analysis, outcome) => [
    endAnalysisWrite(analysis, outcome.status === 'cancelled' ? 'failed' : outcome.status, outcome.now, outcome.set),
    ...(outcome.status === 'completed' ? [] : refundWrites(analysis)),
  ],
};

async function findUnfinished(table: Table, organizationId: number, id: number): Promise<Analysis | null> {
  const analysis = await getAnalysis(table, organizationId, id);
  return analysis && !isTerminal(analysis.status) ? analysis : null;
}

/** Gives back what was taken for an analysis that ends without a grade. */
function refundWrites({ organizationId, siteId, debit }: Analysis): Write[] {
  if (debit.kind === 'audit') return [refundAuditWrite(organizationId, debit.month)];
  if (debit.kind === 'homepage_preview') {
    return [{ update: keys.site(organizationId, siteId), changes: { set: { homepagePreviewUsed: false } } }];
  }
  return [];
}

export const analysisMessage = ({ organizationId, id, attempt }: Analysis): JobMessage => ({
  machine: 'analyze-page',
  organizationId,
  id,
  jobId: formatJobId({ kind: 'analysis', id }),
  attempt,
});

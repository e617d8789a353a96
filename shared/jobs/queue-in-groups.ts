import { usageMonth } from '../domain/plans/plans.ts';
import { log } from '../logging/log.ts';
import type { Analysis } from '../table/analyses.ts';
import { readHolder } from '../table/engine/leases.ts';
import { type TransactionResult, transact, type Write } from '../table/engine/transaction.ts';
import { debitAuditsWrite, type Organization, parseUsage } from '../table/organizations.ts';
import { type Allowance, computeAllowance } from './allowance.ts';
import type { Candidate, Unfit } from './analysis-candidates.ts';
import { type JobStarter, jobMessage } from './job-kind.ts';
import { analysisKind } from './kinds/analysis.ts';
import type { StartAnalysisResult } from './start-analysis.ts';
import { newAnalysis, queueAnalysisWrites } from './start-analysis.ts';

export type BatchResult = StartAnalysisResult | Unfit;

interface Paid {
  organization: Organization;
  /** As it was read before; the transactions find out what it is. */
  allowance: Allowance;
  force: boolean;
  /** No transaction begins after this. */
  until: Date;
}

type PageResults = readonly (readonly [number, BatchResult])[];

/** Five writes for each page, one for the allowance and one for an `Idempotency-Key`: within the hundred of a transaction. */
export const PAGES_PER_TRANSACTION = 19;

/**
 * Queues the analyses of these pages, in their order, as far as allowance and time go. Each transaction queues up to nineteen
 * and takes as many units: a transaction for each page would take too long in sequence, and would conflict on the counter
 * in parallel. The messages follow at the end, so that no worker changes the counter in between.
 */
export async function queueInGroups(
  services: JobStarter,
  { organization, force, until, ...read }: Paid,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<number, BatchResult>> {
  const startedAt = services.now();
  const reservation = { kind: 'audit', month: usageMonth(startedAt) } as const;
  const ids = await services.ids.many('analysis', candidates.length);
  const results = new Map<number, BatchResult>();
  let { allowance } = read;
  let waiting = candidates.map(({ page }, at) =>
    newAnalysis(page, {
      id: ids[at] ?? 0,
      force,
      mayWait: candidates.length > 1,
      reservation,
      createdAt: startedAt.toISOString(),
    }),
  );
  while (waiting.length > 0 && allowance.remaining > 0 && services.now() < until) {
    const group = waiting.slice(0, Math.min(PAGES_PER_TRANSACTION, allowance.remaining));
    const payment = debitAuditsWrite(organization.id, allowance.limit, reservation.month, group.length);
    const queued = await queueGroup(services, group, payment);
    for (const [pageId, result] of queued.results) results.set(pageId, result);
    allowance = computeAllowance(organization, queued.used ?? allowance.used + queued.taken);
    waiting = waiting.filter(({ pageId }) => !results.has(pageId));
  }
  const left: BatchResult =
    allowance.remaining === 0
      ? { started: false, reason: 'allowance_exhausted', allowance }
      : { started: false, reason: 'error' };
  for (const { pageId } of waiting) results.set(pageId, left);
  const started = [...results.values()].flatMap((result) => (result.started ? [result.analysis] : []));
  await services.jobs.send(...started.map((analysis) => jobMessage(analysisKind, analysis)));
  return results;
}

/**
 * Queues all of the group or none. When none, the pages that prevented it have their reason, `used` is the counter where the
 * allowance prevented it, and the others can be queued in another group.
 */
async function queueGroup(
  services: JobStarter,
  group: readonly Analysis[],
  payment: Write,
): Promise<{ results: PageResults; taken: number; used: number | null }> {
  const now = services.now();
  const writes = group.flatMap((analysis) => queueAnalysisWrites(analysis, now, nameSuffix(analysis)));
  try {
    const result = await transact(services.table, [...writes, payment]);
    if (result.ok) {
      const results = group.map((analysis) => [analysis.pageId, { started: true, analysis }] as const);
      return { results, taken: group.length, used: null };
    }
    const results = group.flatMap((analysis) => {
      const unfit = findUnfit(result, analysis);
      return unfit ? [[analysis.pageId, unfit] as const] : [];
    });
    const used = result.failed.includes('allowance') ? parseUsage(result.items['allowance'] ?? null).audits : null;
    if (results.length === 0 && used === null) throw new Error(`a condition failed: ${result.failed.join()}`);
    return { results, taken: 0, used };
  } catch (error) {
    log.error('analyses of a batch could not be queued', error, { page_ids: group.map(({ pageId }) => pageId) });
    const failed = { started: false, reason: 'error' } as const;
    return { results: group.map(({ pageId }) => [pageId, failed] as const), taken: 0, used: null };
  }
}

const nameSuffix = ({ pageId }: Analysis): string => ` of page ${pageId}`;

function findUnfit({ failed, items }: Extract<TransactionResult, { ok: false }>, analysis: Analysis): Unfit | null {
  const suffix = nameSuffix(analysis);
  if (failed.includes(`page${suffix}`)) return { started: false, reason: 'not_found' };
  if (!failed.includes(`lock${suffix}`)) return null;
  return { started: false, reason: 'analysis_in_progress', jobId: readHolder(items[`lock${suffix}`]) };
}

import { contentFingerprint } from '../domain/fields/content-fingerprint.ts';
import { formatJobId } from '../domain/jobs/job-id.ts';
import { isSubscribed, usageMonth } from '../domain/plans/plans.ts';
import { GENERATIONS_MAX } from '../domain/scoring/generation-cap.ts';
import { type Analysis, createAnalysisWrites } from '../table/analyses.ts';
import type { Table } from '../table/client.ts';
import type { IdAllocator } from '../table/ids.ts';
import { keys } from '../table/keys.ts';
import { acquireLeaseWrite } from '../table/leases.ts';
import { auditAllowance, debitAuditWrite, getUsage, requireOrganization } from '../table/organizations.ts';
import { getPageContent } from '../table/page-content.ts';
import { type Draft, type Page, pageIsLive } from '../table/pages.ts';
import { getSite } from '../table/sites.ts';
import { transact, type Write } from '../table/transaction.ts';
import { PROCESSING_DUE_SECONDS, QUEUED_DUE_SECONDS, secondsLater } from './deadlines.ts';
import type { JobQueue } from './job-queue.ts';

export interface AnalysisStarter {
  table: Table;
  ids: IdAllocator;
  jobs: JobQueue;
  now: () => Date;
}

export interface Allowance {
  limit: number;
  used: number;
  remaining: number;
}

export type StartAnalysisResult =
  | { started: true; analysis: Analysis }
  | { started: false; reason: 'no_content' | 'analysis_in_progress' | 'generation_cap_reached' | 'not_found' }
  /** `payment_required`: no subscription; `allowance_exhausted`: this month's page audits are used up. */
  | { started: false; reason: 'payment_required' | 'allowance_exhausted'; allowance: Allowance };

/** An analysis needs something to grade: a snapshot, a content version or a draft. */
const hasContent = (page: Page, drafts: readonly Draft[]): boolean =>
  page.latestSnapshot !== null ||
  page.latestContentVersionId !== null ||
  drafts.some((draft) => (draft.draftValue ?? '').trim() !== '');

type Payment =
  | { debit: Analysis['debit']; writes: Write[] }
  | { refused: 'payment_required' | 'allowance_exhausted'; allowance: Allowance };

/**
 * The guards of an analysis trigger, then one transaction: the row `queued`, the page's lock, the allowance's debit. Then
 * one message. A crash in between leaves a queued row that the sweeper sends again.
 */
export async function startAnalysis(
  services: AnalysisStarter,
  request: { page: Page; drafts: readonly Draft[]; force: boolean },
): Promise<StartAnalysisResult> {
  const { page, drafts, force } = request;
  if (!hasContent(page, drafts)) return { started: false, reason: 'no_content' };
  const now = services.now();
  const payment = await payFor(services.table, page, now);
  if ('refused' in payment) return { started: false, reason: payment.refused, allowance: payment.allowance };
  if (force && (await isCapReached(services.table, page))) return { started: false, reason: 'generation_cap_reached' };

  const id = await services.ids.next('analysis', { above: page.latestAnalysis?.id ?? 0 });
  const analysis = newAnalysis(page, { id, force, debit: payment.debit, createdAt: now.toISOString() });
  const result = await transact(services.table, [
    ...createAnalysisWrites(analysis, secondsLater(now, QUEUED_DUE_SECONDS)),
    acquireLeaseWrite('lock', {
      key: keys.analysisLock(page.organizationId, page.id),
      holder: formatJobId({ kind: 'analysis', id }),
      leaseSeconds: PROCESSING_DUE_SECONDS * 2,
      now,
    }),
    // The page must still be live when the analysis is queued.
    { name: 'page', check: keys.page(page.organizationId, page.id), if: pageIsLive },
    ...payment.writes,
  ]);
  if (!result.ok) {
    const refused = await refusedBy(result.failed, services.table, page, now);
    // What it could not pay with was given back meanwhile: it can pay now.
    return refused ?? startAnalysis(services, request);
  }
  await services.jobs.send({
    machine: 'analyze-page',
    organizationId: page.organizationId,
    id,
    jobId: formatJobId({ kind: 'analysis', id }),
    attempt: 1,
  });
  return { started: true, analysis };
}

/**
 * Whether this very content was graded as often as it may be. Bodies are read only then, so that other triggers pay nothing
 * for it. The page's lock lets one analysis run at a time, so that a trigger that was late exceeds the cap by one at most.
 */
async function isCapReached(table: Table, { latestAnalysis, organizationId, id }: Page): Promise<boolean> {
  if (!latestAnalysis || (latestAnalysis.generations ?? 1) < GENERATIONS_MAX) return false;
  const content = await getPageContent(table, organizationId, id);
  return content !== null && contentFingerprint(content.fields) === latestAnalysis.fingerprint;
}

/** A homepage of an unsubscribed organization gets one free audit; every other one is taken from the month's allowance. */
async function payFor(table: Table, page: Page, now: Date): Promise<Payment> {
  const [organization, usage, site] = await Promise.all([
    requireOrganization(table, page.organizationId),
    getUsage(table, page.organizationId, now),
    getSite(table, page.organizationId, page.siteId),
  ]);
  const limit = auditAllowance(organization);
  const allowance = { limit, used: usage.audits, remaining: Math.max(0, limit - usage.audits) };
  if (isSubscribed(organization.plan)) {
    if (allowance.remaining === 0) return { refused: 'allowance_exhausted', allowance };
    const month = usageMonth(now);
    return { debit: { kind: 'audit', month }, writes: [debitAuditWrite(page.organizationId, limit, month)] };
  }
  if (page.path === '/' && site && !site.homepagePreviewUsed) {
    return {
      debit: { kind: 'homepage_preview' },
      writes: [
        {
          name: 'preview',
          update: keys.site(page.organizationId, page.siteId),
          changes: { set: { homepagePreviewUsed: true } },
          if: [{ attribute: 'homepagePreviewUsed', is: '=', value: false }],
        },
      ],
    };
  }
  return { refused: 'payment_required', allowance };
}

/**
 * Another request was faster: say what it did. The lock counts first, because its holder may have spent the last unit. Null
 * when only the payment failed and can be made again.
 */
async function refusedBy(
  failed: readonly string[],
  table: Table,
  page: Page,
  now: Date,
): Promise<Extract<StartAnalysisResult, { started: false }> | null> {
  if (failed.includes('page')) return { started: false, reason: 'not_found' };
  if (failed.includes('lock')) return { started: false, reason: 'analysis_in_progress' };
  if (!failed.includes('allowance') && !failed.includes('preview')) {
    throw new Error(`the analysis of page ${page.id} could not be queued: ${failed.join()}`);
  }
  const payment = await payFor(table, page, now);
  return 'refused' in payment ? { started: false, reason: payment.refused, allowance: payment.allowance } : null;
}

const newAnalysis = (page: Page, given: Pick<Analysis, 'id' | 'force' | 'debit' | 'createdAt'>): Analysis => ({
  organizationId: page.organizationId,
  siteId: page.siteId,
  pageId: page.id,
  status: 'queued',
  attempt: 1,
  startedAt: null,
  completedAt: null,
  fingerprint: null,
  contentRevision: null,
  contentVersionId: null,
  overallScore: null,
  overallGrade: null,
  estimatedScore: null,
  estimatedGrade: null,
  scoreSource: 'audit',
  verifiedAt: null,
  previousAnalysisId: page.latestAnalysis?.id ?? null,
  input: null,
  resends: 0,
  revision: 0,
  ...given,
});

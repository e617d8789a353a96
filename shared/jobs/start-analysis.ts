import { contentFingerprint } from '../domain/fields/content-fingerprint.ts';
import { isSubscribed, usageMonth } from '../domain/plans/plans.ts';
import { GENERATIONS_MAX } from '../domain/scoring/generation-cap.ts';
import type { Analysis } from '../table/analyses.ts';
import type { Table } from '../table/engine/client.ts';
import { contended, retryWhileContended } from '../table/engine/contention.ts';
import { keys } from '../table/engine/keys.ts';
import { readHolder } from '../table/engine/leases.ts';
import { type TransactionResult, transact, type Write } from '../table/engine/transaction.ts';
import { newJob, type Reservation } from '../table/jobs.ts';
import { debitAuditsWrite } from '../table/organizations.ts';
import { getPageContent } from '../table/page-content.ts';
import { type Page, pageIsLive } from '../table/pages.ts';
import { getSite } from '../table/sites.ts';
import type { Draft } from '../table/stored-draft.ts';
import { type Allowance, type Dollars, readAllowance } from './allowance.ts';
import { type JobStarter, jobMessage } from './job-kind.ts';
import { analysisKind, analysisTask } from './kinds/analysis.ts';
import { startJobWrites } from './lifecycle/start-job.ts';
import { noContentReason } from './no-content.ts';
import { hurryAnalysis, runningAnalyses } from './running-analyses.ts';

export type StartAnalysisResult =
  | { started: true; analysis: Analysis }
  | { started: false; reason: 'generation_cap_reached' | 'not_found' }
  /** `why`: a sentence. */
  | { started: false; reason: 'no_content'; why: string }
  /** `jobId`: the job that runs, to poll. */
  | { started: false; reason: 'analysis_in_progress'; jobId: string }
  /** `payment_required`: no subscription; `allowance_exhausted`: this month's page audits, or its dollars, are used up. */
  | { started: false; reason: 'payment_required' | 'allowance_exhausted'; allowance: Allowance; dollars?: Dollars };

type Payment =
  | { reservation: Reservation; writes: Write[] }
  | { refused: 'payment_required' | 'allowance_exhausted'; allowance: Allowance; dollars?: Dollars };

/**
 * The guards of an analysis trigger, then one transaction: the row `queued`, the page's lock, the allowance's debit. Then
 * one message. A crash in between leaves a queued row that the sweeper sends again.
 */
export async function startAnalysis(
  services: JobStarter,
  request: { page: Page; drafts: readonly Draft[]; force: boolean },
): Promise<StartAnalysisResult> {
  const result = await retryWhileContended('the page audits of this organization', () => tryToStart(services, request));
  if (!result.started && result.reason === 'analysis_in_progress') {
    await hurryAnalysis(services, { organizationId: request.page.organizationId, jobId: result.jobId });
  }
  return result;
}

async function tryToStart(
  services: JobStarter,
  { page, drafts, force }: { page: Page; drafts: readonly Draft[]; force: boolean },
): Promise<StartAnalysisResult | typeof contended> {
  const why = await noContentReason(services.table, page, drafts);
  if (why !== null) return { started: false, reason: 'no_content', why };
  const now = services.now();
  const payment = await payFor(services.table, page, now);
  if ('refused' in payment) return (await findInProgress(services.table, page, now)) ?? toRefusal(payment);
  if (force && (await isCapReached(services.table, page))) {
    return (await findInProgress(services.table, page, now)) ?? { started: false, reason: 'generation_cap_reached' };
  }

  const id = await services.ids.next('analysis', { above: page.latestAnalysis?.id ?? 0 });
  const analysis = newAnalysis(page, { id, force, reservation: payment.reservation, createdAt: now.toISOString() });
  const result = await transact(services.table, [...queueAnalysisWrites(analysis, now), ...payment.writes]);
  if (!result.ok) return refusedBy(result, services.table, page, now);
  await services.jobs.send(jobMessage(analysisKind, analysis));
  return { started: true, analysis };
}

/**
 * Whether this very content was graded as often as it may be. Bodies are read only then, so that other triggers pay nothing
 * for it. The page's lock lets one analysis run at a time, so that a trigger that was late exceeds the cap by one at most.
 */
export async function isCapReached(table: Table, { latestAnalysis, organizationId, id }: Page): Promise<boolean> {
  if (!latestAnalysis || (latestAnalysis.generations ?? 1) < GENERATIONS_MAX) return false;
  const content = await getPageContent(table, organizationId, id);
  return content !== null && contentFingerprint(content.fields) === latestAnalysis.fingerprint;
}

/** A homepage of an unsubscribed organization gets one free audit; every other one is taken from the month's allowance. */
async function payFor(table: Table, page: Page, now: Date): Promise<Payment> {
  const [{ organization, allowance, dollars }, site] = await Promise.all([
    readAllowance(table, page.organizationId, now),
    getSite(table, page.organizationId, page.siteId),
  ]);
  if (dollars) return { refused: 'allowance_exhausted', allowance, dollars };
  if (isSubscribed(organization.plan)) {
    if (allowance.remaining === 0) return { refused: 'allowance_exhausted', allowance };
    const month = usageMonth(now);
    return {
      reservation: { kind: 'audit', month },
      writes: [debitAuditsWrite(page.organizationId, allowance.limit, month)],
    };
  }
  if (page.path === '/' && site && !site.homepagePreviewUsed) {
    return {
      reservation: { kind: 'homepage_preview' },
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

const toRefusal = ({ refused, ...what }: Extract<Payment, { refused: string }>) =>
  ({ started: false, reason: refused, ...what }) as const;

/**
 * The analysis of the page that runs, which is the reason that counts before any other. Read after what was refused: it may
 * itself have taken the last unit.
 */
async function findInProgress(table: Table, page: Page, now: Date) {
  const jobId = (await runningAnalyses(table, page.organizationId, [page.id], now)).get(page.id);
  return jobId === undefined ? null : ({ started: false, reason: 'analysis_in_progress', jobId } as const);
}

/** Another request was faster: says what it did. Contended when only the payment failed, and was returned since: it can pay now. */
async function refusedBy(
  { failed, items }: Extract<TransactionResult, { ok: false }>,
  table: Table,
  page: Page,
  now: Date,
): Promise<Extract<StartAnalysisResult, { started: false }> | typeof contended> {
  if (failed.includes('page')) return { started: false, reason: 'not_found' };
  if (failed.includes('lock')) {
    return { started: false, reason: 'analysis_in_progress', jobId: readHolder(items['lock']) };
  }
  if (!failed.includes('allowance') && !failed.includes('preview')) {
    throw new Error(`the analysis of page ${page.id} could not be queued: ${failed.join()}`);
  }
  const payment = await payFor(table, page, now);
  if (!('refused' in payment)) return contended;
  return (await findInProgress(table, page, now)) ?? toRefusal(payment);
}

export function newAnalysis(
  page: Page,
  {
    reservation,
    ...given
  }: Pick<Analysis, 'id' | 'force' | 'createdAt'> & { mayWait?: boolean; reservation: Reservation | null },
): Analysis {
  const { organizationId, siteId, id: pageId } = page;
  const { jobId } = analysisTask({ organizationId, id: given.id });
  const locks = [{ ...keys.analysisLock(organizationId, pageId), holder: jobId }];
  return {
    organizationId,
    siteId,
    pageId,
    status: 'queued',
    mayWait: false,
    waitsSince: null,
    startedAt: null,
    completedAt: null,
    fingerprint: null,
    contentRevision: null,
    contentVersionId: null,
    overallScore: null,
    auditScore: null,
    scoreHistory: [],
    dropped: [],
    overallGrade: null,
    estimatedScore: null,
    estimatedGrade: null,
    scoreSource: 'audit',
    verifiedAt: null,
    previousAnalysisId: page.latestAnalysis?.id ?? null,
    input: null,
    revision: 0,
    job: newJob({ id: jobId, kind: 'analysis', siteId, pageId, queuedAt: given.createdAt, reservation, locks }),
    ...given,
  };
}

/**
 * The row `queued`, the page's lock, and that the page is live still. `suffix` names the writes of one page apart from those
 * of another in the same transaction.
 */
export const queueAnalysisWrites = (analysis: Analysis, now: Date, suffix = ''): Write[] => [
  ...startJobWrites(analysisKind, analysis, now, { suffix }),
  { name: `page${suffix}`, check: keys.page(analysis.organizationId, analysis.pageId), if: pageIsLive },
];

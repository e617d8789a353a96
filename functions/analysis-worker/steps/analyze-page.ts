import { contentFingerprint } from '../../../shared/domain/fields/content-fingerprint.ts';
import type { GradingInput } from '../../../shared/domain/grading/grading-input.ts';
import { parseBody } from '../../../shared/domain/markdown/page-document.ts';
import { type RecurringLine, selectLines } from '../../../shared/domain/pages/recurring-lines.ts';
import { isSameSite } from '../../../shared/domain/urls/domain.ts';
import { keepPageListAfterAnalysis } from '../../../shared/jobs/keep-page-list.ts';
import { analysisKind } from '../../../shared/jobs/kinds/analysis.ts';
import { endJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { unreadBody } from '../../../shared/jobs/no-content.ts';
import { PermanentError } from '../../../shared/jobs/worker-errors.ts';
import { runAtDesk, WaitsForBatchError } from '../../../shared/providers/model/batch-desk.ts';
import { type Analysis, getAnalysis } from '../../../shared/table/analyses.ts';
import { type AnalysisInput, storeAnalysisInput } from '../../../shared/table/analysis-input.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { pageIsUnchanged } from '../../../shared/table/page-changes.ts';
import { getPageContent, type PageContent } from '../../../shared/table/page-content.ts';
import { getPageLinks, type PageLink } from '../../../shared/table/page-links.ts';
import { type Page, updatePageWrite } from '../../../shared/table/pages.ts';
import { readRecurringLines } from '../../../shared/table/recurring-lines.ts';
import { getSiteRubric } from '../../../shared/table/rubrics.ts';
import { getSite, type Site } from '../../../shared/table/sites.ts';
import { type AnalysisJob, reportAnalysis } from '../active-analysis.ts';
import { type GradedPage, gradePage } from '../grade-page.ts';
import { beginOfWork, openDesk, waitForBatch } from '../leave-question.ts';
import { noMaterial, readPageMaterial } from '../page-material.ts';
import { publishAnalysis } from '../publish-analysis.ts';
import type { AnalysisServices } from '../services.ts';

interface AnalyzedPage {
  outcome: 'skipped' | 'completed';
}

/** Internal links that a grader looks at one by one; the counts are of all. */
const LINKS_MAX = 300;

/**
 * The one step of an analysis: resolves what is to be graded, grades it, and makes the result visible in one transaction. Ends the analysis
 * as skipped when nothing changed. Nothing is stored in between, so that a crash costs the task, and a second run writes what the first would
 * have.
 */
export async function analyzePage(services: AnalysisServices, job: AnalysisJob): Promise<AnalyzedPage> {
  const { table, now } = services;
  const known = await getAnalysis(table, job.organizationId, job.id);
  // The task ran before and its result was lost.
  if (known?.status === 'completed') return { outcome: 'completed' };
  const analysis = await reportAnalysis(services, job, {
    // A retried step began with its first attempt.
    set: { status: 'processing', startedAt: known?.startedAt ?? now().toISOString() },
  });
  const [content, site, links, rubric, recurring] = await Promise.all([
    getPageContent(table, job.organizationId, analysis.pageId),
    getSite(table, job.organizationId, analysis.siteId),
    getPageLinks(table, job.organizationId, analysis.pageId),
    getSiteRubric(table, job.organizationId, analysis.siteId),
    readRecurringLines(table, analysis),
  ]);
  if (!content || !site) throw new PermanentError(`page ${analysis.pageId} of analysis ${analysis.id} does not exist`);
  const fingerprint = contentFingerprint(content.fields);
  if (!analysis.force && isGraded(content.page, fingerprint)) {
    await endJob(table, analysisKind, analysis, { status: 'skipped', now: now(), set: { fingerprint } });
    await keepGradeCurrent(services, content.page);
    return { outcome: 'skipped' };
  }
  // The trigger refuses such a page; a crawl may have changed it since.
  const doubt = unreadBody(content);
  if (doubt !== null) throw new PermanentError(`the text of page ${analysis.pageId} was not read: ${doubt.english}`);
  const begun = beginOfWork(analysis, now());
  const readOn = begun.toISOString().slice(0, 10);
  const input: AnalysisInput = {
    page: gradingInput(content, { site, links, recurring, readOn }),
    rubric,
    curve: site.scoreCurve,
  };
  const basis = {
    fingerprint,
    contentRevision: content.page.contentRevision,
    contentVersionId: content.contentVersion?.id ?? null,
  };
  const material = services.grader.usesMaterial ? await readPageMaterial(table, content.page, now()) : noMaterial;
  const graded = await gradeOrWait(services, analysis, () =>
    gradePage(services, analysis, input, { ...material, today: readOn }),
  );
  if (graded instanceof WaitsForBatchError) {
    return waitForBatch(services, job, { since: begun, questionId: graded.questionId });
  }
  const { pointer, claims } = await storeAnalysisInput(table, analysis, input, now());
  await publishAnalysis(services, {
    analysis: { ...analysis, ...basis },
    input,
    graded,
    stored: { set: { ...basis, input: pointer }, claims },
  });
  await keepPageListAfterAnalysis(services, site, analysis.id);
  return { outcome: 'completed' };
}

/** The error where a question waits for a batch of the model's provider. */
async function gradeOrWait(
  services: AnalysisServices,
  analysis: Analysis,
  grade: () => Promise<GradedPage>,
): Promise<GradedPage | WaitsForBatchError> {
  try {
    return await runAtDesk(openDesk(services, analysis), grade);
  } catch (error) {
    if (error instanceof WaitsForBatchError) return error;
    throw error;
  }
}

/** The same content has its grade, and nothing of it was left to the rules, or without a grade, because the grading failed. */
const isGraded = ({ latestAnalysis }: Page, fingerprint: string): boolean =>
  latestAnalysis?.fingerprint === fingerprint && latestAnalysis.hasFailed !== true;

/**
 * The content was written again and is the same: the latest analysis still holds for the revision that was compared, so it
 * is not stale. A write that came in between leaves it as it is.
 */
async function keepGradeCurrent({ table }: AnalysisServices, page: Page): Promise<void> {
  if (!page.latestAnalysis || page.latestAnalysis.contentRevision === page.contentRevision) return;
  const latestAnalysis = { ...page.latestAnalysis, contentRevision: page.contentRevision };
  await transact(table, [
    updatePageWrite(page, { set: { latestAnalysis } }, pageIsUnchanged(page, 'contentRevision', 'latestAnalysis')),
  ]);
}

interface Surroundings {
  readonly site: Site;
  readonly links: readonly PageLink[];
  readonly recurring: readonly RecurringLine[];
  readonly readOn: string;
}

function gradingInput(content: PageContent, { site, links, recurring, readOn }: Surroundings): GradingInput {
  const { page, fields } = content;
  const document = parseBody(content);
  const internal = links
    .filter((link) => isSameSite(URL.parse(link.href)?.host ?? '', site.domain))
    .slice(0, LINKS_MAX);
  return {
    url: page.url,
    path: page.path,
    siteDomain: site.planned ? null : site.domain,
    purpose: page.purpose,
    fields,
    document,
    recurringLines: selectLines(document, recurring),
    links: {
      crawled: page.linkCounts !== null,
      internalCount: page.linkCounts?.internal ?? 0,
      outboundCount: page.linkCounts?.outbound ?? 0,
      internal: internal.map(({ href, anchorText, location }) => ({ href, anchorText, location })),
    },
    language: page.language,
    siteContext: site.businessContext,
    siteName: site.name,
    pageKind: page.pageKind,
    signals: content.snapshot?.body.signals ?? null,
    readOn,
  };
}

import type { Finding } from '../../../shared/domain/grading/grading-input.ts';
import { isOpen } from '../../../shared/domain/recommendations/recommendation-states.ts';
import { recommendationsFrom } from '../../../shared/domain/recommendations/recommendations-from.ts';
import type { Rubric } from '../../../shared/domain/rubric/rubric.ts';
import { analysisScores } from '../../../shared/domain/scoring/analysis-scores.ts';
import { isConclusive } from '../../../shared/domain/scoring/conclusive.ts';
import { analysisKind } from '../../../shared/jobs/kinds/analysis.ts';
import { endJobWrites } from '../../../shared/jobs/lifecycle.ts';
import { JobOverError, PermanentError } from '../../../shared/jobs/worker-errors.ts';
import {
  type Analysis,
  analysisUnchangedCheck,
  type Component,
  componentItem,
  deleteComponentWrite,
  type FullAnalysis,
  getAnalysis,
  getComponents,
  getFullAnalysis,
  parseComponent,
  type Recommendation,
  recommendationWrites,
} from '../../../shared/table/analyses.ts';
import type { AnalysisInput } from '../../../shared/table/analysis-input.ts';
import { contended, retryWhileContended } from '../../../shared/table/engine/contention.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import type { LeanAnalysis } from '../../../shared/table/lean-rows.ts';
import { getPage, type Page, updatePageWrite } from '../../../shared/table/pages.ts';
import { type AnalysisJob, reportAnalysis } from '../active-analysis.ts';
import { requireAnalysisInput } from '../analysis-input.ts';
import { recommendationRows } from '../recommendation-rows.ts';
import type { AnalysisServices } from '../services.ts';

interface Graded {
  components: Component[];
  findings: Finding[];
  /** Stored components that the rubric does not have. */
  left: Component[];
}

/** Last step: scores and recommendations from what was graded, made visible with the page's row in one transaction. */
export async function completeAnalysis(
  services: AnalysisServices,
  job: AnalysisJob,
): Promise<{ outcome: 'completed' }> {
  const { table } = services;
  const known = await getAnalysis(table, job.organizationId, job.id);
  // The task ran before and its result was lost.
  if (known?.status === 'completed') return { outcome: 'completed' };
  const analysis = await reportAnalysis(services, job);
  const input = await requireAnalysisInput(table, analysis);
  const graded = await gradedComponents(services, job, input.rubric);
  const proposed = recommendationsFrom({
    findings: graded.findings,
    components: graded.components.map(({ componentType, criteriaScores }) => ({ componentType, criteriaScores })),
    rubric: input.rubric,
    document: input.page.document,
    page: input.page,
  });
  const rowIds = await services.ids.many('recommendation', proposed.length);
  const tryCompletion = async () => {
    const page = await getPage(table, job.organizationId, analysis.pageId);
    if (!page) throw new PermanentError(`page ${analysis.pageId} was deleted`);
    const previous = await readPrevious(services, page);
    const recommendations = recommendationRows({
      analysis,
      input: input.page,
      proposed,
      rowIds,
      earlier: previous?.recommendations ?? [],
      at: services.now().toISOString(),
    });
    const result = { analysis, page, previous, input, graded, recommendations };
    return (await makeVisible(services, result)) ? ({ outcome: 'completed' } as const) : contended;
  };
  return retryWhileContended(`the analysis before ${analysis.id}`, tryCompletion, { attemptsMax: ATTEMPTS_MAX });
}

/** Each attempt loses to a verb on a recommendation of the previous analysis; an editor's verbs come one after the other. */
const ATTEMPTS_MAX = 20;

const readPrevious = async ({ table }: AnalysisServices, page: Page): Promise<FullAnalysis | null> =>
  page.latestAnalysis ? getFullAnalysis(table, page.organizationId, page.latestAnalysis.id) : null;

/** The stored components in the order of the rubric, with ids that rise in that order: they were graded side by side. */
async function gradedComponents({ table, ids }: AnalysisServices, job: AnalysisJob, rubric: Rubric): Promise<Graded> {
  const items = await getComponents(table, job.organizationId, job.id);
  const sorted = rubric.components.map(({ componentType }) => {
    const item = items.find((one) => one['componentType'] === componentType);
    if (!item) throw new PermanentError(`component ${componentType} was not graded`);
    return item;
  });
  if (!isConclusive(sorted.map(parseComponent), rubric)) throw new PermanentError('too few components have a score');
  const componentIds = await ids.many('component', sorted.length);
  return {
    components: sorted.map((item, index) => ({ ...parseComponent(item), id: componentIds[index] ?? 0 })),
    findings: sorted.flatMap((item) => (item['findings'] ?? []) as Finding[]),
    // Of a run that was started again after the site's rubric had changed.
    left: items.filter((item) => !sorted.includes(item)).map(parseComponent),
  };
}

/**
 * One transaction. False when a recommendation of the analysis before was changed since it was read: what this one carries
 * on from it, such as a dismissal, is to be decided again.
 */
async function makeVisible(
  { table, now }: AnalysisServices,
  result: {
    analysis: Analysis;
    page: Page;
    previous: FullAnalysis | null;
    input: AnalysisInput;
    graded: Graded;
    recommendations: Recommendation[];
  },
): Promise<boolean> {
  const { analysis, page, previous, input, recommendations } = result;
  const { components, left } = result.graded;
  const scores = analysisScores({ components, rubric: input.rubric, recommendations });
  const completedAt = now();
  const summary = {
    overallScore: scores.overallScore,
    overallGrade: scores.overallGrade,
    estimatedScore: scores.estimatedScore,
    estimatedGrade: scores.estimatedGrade,
    scoreSource: scores.scoreSource,
  };
  const latestAnalysis: LeanAnalysis = {
    id: analysis.id,
    ...summary,
    status: 'completed',
    completedAt: completedAt.toISOString(),
    fingerprint: analysis.fingerprint ?? '',
    contentRevision: analysis.contentRevision ?? page.contentRevision,
    generations:
      page.latestAnalysis?.fingerprint === analysis.fingerprint ? (page.latestAnalysis.generations ?? 1) + 1 : 1,
  };
  if (input.page.pageKind != null) latestAnalysis.pageKind = input.page.pageKind;
  const previousAnalysisId = page.latestAnalysis?.id ?? null;
  const written = await transact(table, [
    ...(await endJobWrites(table, analysisKind, analysis, {
      status: 'completed',
      now: completedAt,
      set: { ...summary, previousAnalysisId },
    })),
    ...(previous ? [analysisUnchangedCheck('previous', previous.analysis)] : []),
    updatePageWrite(page, {
      set: {
        latestAnalysis,
        previousAnalysisId,
        latestGrade: scores.overallGrade,
        openRecommendationCount: recommendations.filter(({ status }) => isOpen(status)).length,
      },
    }),
    ...components.map((component) => ({
      put: componentItem(analysis.organizationId, withEstimate(component, scores.components)),
    })),
    ...left.map((component) => deleteComponentWrite(analysis.organizationId, component)),
    ...recommendations.flatMap((recommendation) => recommendationWrites(analysis.organizationId, recommendation)),
  ]);
  if (written.ok) return true;
  if (written.failed.join() === 'previous') return false;
  throw new JobOverError(`analysis ${analysis.id} could not be completed: ${written.failed.join(', ')}`);
}

function withEstimate(component: Component, scored: ReturnType<typeof analysisScores>['components']): Component {
  const scores = scored.find(({ componentType }) => componentType === component.componentType);
  if (!scores) return component;
  const { score, grade, estimatedScore, estimatedGrade } = scores;
  return { ...component, score, grade, estimatedScore, estimatedGrade };
}

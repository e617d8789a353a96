import { isOpen } from '../../shared/domain/recommendations/recommendation-states.ts';
import { analysisScores, toScoresByComponent } from '../../shared/domain/scoring/analysis-scores.ts';
import { isConclusive } from '../../shared/domain/scoring/conclusive.ts';
import { addScorePoint } from '../../shared/domain/scoring/score-history.ts';
import { analysisKind } from '../../shared/jobs/kinds/analysis.ts';
import { endJobWrites, freeJobSlot } from '../../shared/jobs/lifecycle/end-job.ts';
import { requestScoresLater } from '../../shared/jobs/request-opportunity-scores.ts';
import { JobOverError, PermanentError } from '../../shared/jobs/worker-errors.ts';
import {
  type Analysis,
  analysisUnchangedCheck,
  type Component,
  type Recommendation,
} from '../../shared/table/analyses.ts';
import type { AnalysisInput } from '../../shared/table/analysis-input.ts';
import { type FullAnalysis, getFullAnalysis, resultsWrite } from '../../shared/table/analysis-results.ts';
import { contended, retryWhileContended } from '../../shared/table/engine/contention.ts';
import { transact, type Write } from '../../shared/table/engine/transaction.ts';
import type { LeanAnalysis } from '../../shared/table/lean-rows.ts';
import { getPage, type Page, updatePageWrite } from '../../shared/table/pages.ts';
import { recommendationPlaceWrites } from '../../shared/table/recommendation-places.ts';
import type { GradedPage } from './grade-page.ts';
import { proposeRecommendations } from './propose-recommendations.ts';
import { recommendationRows } from './recommendation-rows.ts';
import type { AnalysisServices } from './services.ts';

interface Result {
  analysis: Analysis;
  input: AnalysisInput;
  graded: GradedPage;
  /** Further fields of the analysis's row, and writes that belong to it. */
  stored: { set: Readonly<Record<string, unknown>>; claims: readonly Write[] };
}

/** Scores and recommendations from what was graded, made visible with the page's row in one transaction. */
export async function publishAnalysis(services: AnalysisServices, result: Result): Promise<void> {
  const { table } = services;
  const { analysis, input, graded } = result;
  const { rows } = graded;
  if (!isConclusive(rows, input.rubric)) throw new PermanentError('too few components have a score');
  const proposed = proposeRecommendations(graded, input);
  const [componentIds, rowIds] = await Promise.all([
    services.ids.many('component', rows.length),
    services.ids.many('recommendation', proposed.length),
  ]);
  const components = rows.map((row, index) => ({ ...row, id: componentIds[index] ?? 0 }));
  const tryPublishing = async () => {
    const page = await getPage(table, analysis.organizationId, analysis.pageId);
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
    const written = await makeVisible(services, { ...result, page, previous, components, recommendations });
    return written ? true : contended;
  };
  await retryWhileContended(`the analysis before ${analysis.id}`, tryPublishing, { attemptsMax: ATTEMPTS_MAX });
  await freeJobSlot(table, analysisKind, analysis);
}

/** Each attempt loses to a verb on a recommendation of the previous analysis; an editor's verbs come one after the other. */
const ATTEMPTS_MAX = 20;

const readPrevious = async ({ table }: AnalysisServices, page: Page): Promise<FullAnalysis | null> =>
  page.latestAnalysis ? getFullAnalysis(table, page.organizationId, page.latestAnalysis.id) : null;

/**
 * One transaction. False when a recommendation of the analysis before was changed since it was read: what this one carries
 * on from it, such as a dismissal, is to be decided again.
 */
async function makeVisible(
  { table, now }: AnalysisServices,
  result: Result & {
    page: Page;
    previous: FullAnalysis | null;
    components: readonly Component[];
    recommendations: Recommendation[];
  },
): Promise<boolean> {
  const { analysis, page, previous, input, graded, components, recommendations, stored } = result;
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
    componentScores: toScoresByComponent(scores),
    status: 'completed',
    completedAt: completedAt.toISOString(),
    fingerprint: analysis.fingerprint ?? '',
    contentRevision: analysis.contentRevision ?? page.contentRevision,
    generations:
      page.latestAnalysis?.fingerprint === analysis.fingerprint ? (page.latestAnalysis.generations ?? 1) + 1 : 1,
  };
  if (graded.hasFailed) latestAnalysis.hasFailed = true;
  const previousAnalysisId = page.latestAnalysis?.id ?? null;
  if (page.latestAnalysis?.overallScore !== scores.overallScore) {
    // Requested first: a worker that dies after the transaction would leave scores that predate the grade.
    const site = { organizationId: page.organizationId, id: page.siteId };
    await requestScoresLater({ table, now }, site);
  }
  const scoreHistory = addScorePoint(previous?.analysis.scoreHistory ?? [], {
    at: completedAt.toISOString(),
    score: scores.overallScore,
    source: 'audit',
  });
  const written = await transact(table, [
    ...(await endJobWrites(table, analysisKind, analysis, {
      status: 'completed',
      now: completedAt,
      set: {
        ...stored.set,
        ...summary,
        auditScore: scores.overallScore,
        previousAnalysisId,
        scoreHistory,
        dropped: graded.dropped,
      },
      events: [
        {
          type: 'analysis.completed',
          data: {
            analysis_id: analysis.id,
            job_id: analysis.job.id,
            page_id: analysis.pageId,
            site_id: analysis.siteId,
          },
        },
      ],
    })),
    ...(previous ? [analysisUnchangedCheck('previous', previous.analysis)] : []),
    updatePageWrite(page, {
      set: {
        latestAnalysis,
        previousAnalysisId,
        latestGrade: scores.overallGrade,
        firstGrade: page.firstGrade ?? page.latestGrade ?? scores.overallGrade,
        latestScore: scores.overallScore,
        openRecommendationCount: recommendations.filter(({ status }) => isOpen(status)).length,
      },
    }),
    await resultsWrite(analysis, {
      components: components.map((component) => setEstimate(component, scores.components)),
      recommendations,
    }),
    ...recommendationPlaceWrites(
      analysis,
      recommendations.map(({ id }) => id),
    ),
    ...stored.claims,
  ]);
  if (written.ok) return true;
  if (written.failed.join() === 'previous') return false;
  throw new JobOverError(`analysis ${analysis.id} could not be completed: ${written.failed.join(', ')}`);
}

function setEstimate(component: Component, scored: ReturnType<typeof analysisScores>['components']): Component {
  const scores = scored.find(({ componentType }) => componentType === component.componentType);
  if (!scores) return component;
  const { score, grade, estimatedScore, estimatedGrade } = scores;
  return { ...component, score, grade, estimatedScore, estimatedGrade };
}

import { isOpen } from '../domain/recommendations/recommendation-states.ts';
import type { Rubric } from '../domain/rubric/rubric.ts';
import { type AnalysisScores, analysisScores, toScoresByComponent } from '../domain/scoring/analysis-scores.ts';
import { creditRecommendation } from '../domain/scoring/recommendation-credit.ts';
import { addScorePoint } from '../domain/scoring/score-history.ts';
import type { Analysis, Recommendation } from '../table/analyses.ts';
import { readAnalysisInput } from '../table/analysis-input.ts';
import { type FullAnalysis, getFullAnalysis } from '../table/analysis-results.ts';
import type { Table } from '../table/engine/client.ts';
import { contended, retryWhileContended } from '../table/engine/contention.ts';
import { transact, type Write } from '../table/engine/transaction.ts';
import { pageIsUnchanged } from '../table/page-changes.ts';
import { getPage, type Page, updatePageWrite } from '../table/pages.ts';
import type { RecommendationPlace } from '../table/recommendation-places.ts';
import { rescoredRecommendationWrites } from '../table/recommendations.ts';
import { recommendationsDoneWrite } from '../table/site-scores.ts';
import { eventWrites, expectEvents } from '../webhooks/announce.ts';

/** A verb's changes of a recommendation. */
type RecommendationChanges = Partial<
  Pick<
    Recommendation,
    'status' | 'resolutionMethod' | 'resolvedAt' | 'dismissalRationale' | 'verification' | 'allowedFragments'
  >
>;

/** A verb's decision on the recommendation as it stands: changes, or a refusal. */
type Decision<R extends string> = { changes: RecommendationChanges } | { refused: R };

export type ChangeResult<R extends string> =
  /** `latestAnalysisId`: of the page. `isScoreMoved`: whether the page has another overall score. */
  | {
      outcome: 'changed';
      recommendation: Recommendation;
      analysis: Analysis;
      latestAnalysisId: number | null;
      isScoreMoved: boolean;
    }
  | { outcome: 'refused'; reason: R }
  | { outcome: 'missing' };

/** An editor's tool may send the verbs of a whole page at the same time: all of them write the one analysis. */
const ATTEMPTS_MAX = 60;

/**
 * Changes a recommendation and brings all scores of its analysis in line: recommendation, analysis, components and page
 * in one transaction. Scores are always computed from scratch from where all recommendations stand, and the write is
 * conditional on the analysis' revision, so verbs that run side by side leave the scores that one after another would. Who
 * loses a race reads again, and `decide` is asked again. `rubric` is the one that the analysis was graded by, for a caller
 * that has read it already.
 * @throws ContentionError when others changed the analysis at every attempt.
 */
export async function changeRecommendation<R extends string>(
  table: Table,
  place: RecommendationPlace,
  { now, rubric: known }: { now: Date; rubric?: Rubric },
  decide: (recommendation: Recommendation) => Decision<R>,
): Promise<ChangeResult<R>> {
  let rubric = known;
  const tryChange = async (): Promise<ChangeResult<R> | typeof contended> => {
    const [full, page] = await Promise.all([
      getFullAnalysis(table, place.organizationId, place.analysisId),
      getPage(table, place.organizationId, place.pageId),
      expectEvents(table, place.organizationId),
    ]);
    const before = full?.recommendations.find(({ id }) => id === place.recommendationId);
    if (!full || !page || !before) return { outcome: 'missing' };
    const decision = decide(before);
    if ('refused' in decision) return { outcome: 'refused', reason: decision.refused };
    rubric ??= await readGradedRubric(table, full.analysis);
    const recommendation = { ...before, ...decision.changes, updatedAt: now.toISOString() };
    const changed = rescored(full, recommendation, rubric, now);
    const { id: recommendation_id, status } = recommendation;
    const { id: analysis_id, siteId: site_id, pageId: page_id } = full.analysis;
    const data = { recommendation_id, analysis_id, page_id, site_id, status };
    const [writes, events] = await Promise.all([
      changeWrites(full, page, { ...changed, recommendation, done: countDone(recommendation) - countDone(before) }),
      eventWrites(table, place.organizationId, [{ type: 'recommendation.changed', data }], now),
    ]);
    const written = await transact(table, [...writes, ...events]);
    if (!written.ok) return contended;
    const latestAnalysisId = page.latestAnalysis?.id ?? null;
    const isScoreMoved =
      latestAnalysisId === analysis_id && changed.analysis.overallScore !== full.analysis.overallScore;
    return { outcome: 'changed', recommendation, analysis: changed.analysis, latestAnalysisId, isScoreMoved };
  };
  return retryWhileContended('the recommendations of this analysis', tryChange, { attemptsMax: ATTEMPTS_MAX });
}

/** The rubric is kept with what was graded: the site's own may have changed since. */
async function readGradedRubric(table: Table, analysis: Analysis): Promise<Rubric> {
  const input = await readAnalysisInput(table, analysis);
  if (!input) throw new Error(`the input of analysis ${analysis.id} is not readable`);
  return input.rubric;
}

const countDone = ({ status }: Recommendation): number => (status === 'applied' ? 1 : 0);

interface Rescored {
  analysis: Analysis;
  scores: AnalysisScores;
  openCount: number;
}

function rescored(full: FullAnalysis, changed: Recommendation, rubric: Rubric, now: Date): Rescored {
  const recommendations = full.recommendations.map((one) => (one.id === changed.id ? changed : one));
  const scores = analysisScores({ components: full.components, rubric, recommendations });
  const { overallScore, overallGrade, estimatedScore, estimatedGrade, scoreSource } = scores;
  return {
    scores,
    openCount: recommendations.filter(({ status }) => isOpen(status)).length,
    analysis: {
      ...full.analysis,
      overallScore,
      overallGrade,
      estimatedScore,
      estimatedGrade,
      scoreSource,
      verifiedAt: verifiedAt(full.analysis, changed, scores, now),
      revision: full.analysis.revision + 1,
      scoreHistory: addScorePoint(full.analysis.scoreHistory, {
        at: now.toISOString(),
        score: overallScore,
        source: 'verified',
      }),
    },
  };
}

/** When a real verdict last promoted the score; null while no verdict does. */
function verifiedAt(before: Analysis, changed: Recommendation, scores: AnalysisScores, now: Date): string | null {
  if (scores.scoreSource === 'audit') return null;
  return creditRecommendation(changed).verified ? now.toISOString() : before.verifiedAt;
}

async function changeWrites(
  before: FullAnalysis,
  page: Page,
  { analysis, scores, openCount, recommendation, done }: Rescored & { recommendation: Recommendation; done: number },
): Promise<Write[]> {
  const { id, overallScore, overallGrade, estimatedScore, estimatedGrade, scoreSource } = analysis;
  const summary = { overallScore, overallGrade, estimatedScore, estimatedGrade, scoreSource };
  const site = { organizationId: analysis.organizationId, siteId: analysis.siteId };
  const writes = [
    ...(await rescoredRecommendationWrites(before, { analysis, recommendation, components: scores.components })),
    ...(done === 0 ? [] : [recommendationsDoneWrite(site, done)]),
  ];
  if (page.latestAnalysis?.id !== id) return writes;
  const changes = {
    set: {
      latestAnalysis: { ...page.latestAnalysis, ...summary, componentScores: toScoresByComponent(scores) },
      latestGrade: overallGrade,
      latestScore: overallScore,
      openRecommendationCount: openCount,
    },
  };
  // Every analysis that completes changes this: then the page shows that one, and this one no more.
  return [...writes, updatePageWrite(page, changes, pageIsUnchanged(page, 'previousAnalysisId'))];
}

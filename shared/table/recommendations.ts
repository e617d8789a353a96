import { isDeepStrictEqual } from 'node:util';
import type { ComponentScores } from '../domain/scoring/analysis-scores.ts';
import { composeRationale } from '../domain/scoring/component-rationale.ts';
import { type Analysis, analysisIsUnchanged, type Component, type Recommendation } from './analyses.ts';
import { type FullAnalysis, resultsWrite } from './analysis-results.ts';
import { keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';

const rescoredFields: readonly (keyof Analysis)[] = [
  'overallScore',
  'overallGrade',
  'estimatedScore',
  'estimatedGrade',
  'scoreSource',
  'verifiedAt',
  'revision',
  'scoreHistory',
];

const selectFields = <Row>(row: Row, names: readonly (keyof Row)[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/**
 * A changed recommendation with the scores that follow from it. The write named `analysis` fails when another recommendation of
 * the analysis changed since `before` was read.
 */
export async function rescoredRecommendationWrites(
  before: FullAnalysis,
  after: { analysis: Analysis; recommendation: Recommendation; components: readonly ComponentScores[] },
): Promise<Write[]> {
  const { organizationId, id } = after.analysis;
  const { recommendation } = after;
  return [
    {
      name: 'analysis',
      update: keys.analysis(organizationId, id),
      changes: { set: selectFields(after.analysis, rescoredFields) },
      if: analysisIsUnchanged(before.analysis),
    },
    await resultsWrite(after.analysis, {
      components: before.components.map((component) => rescored(component, after.components, recommendation.updatedAt)),
      recommendations: before.recommendations.map((one) => (one.id === recommendation.id ? recommendation : one)),
    }),
  ];
}

/**
 * The graded component stays; beside it stand the scores by verified edits. The component itself when nothing of it
 * changes.
 */
function rescored(component: Component, scores: readonly ComponentScores[], updatedAt: string): Component {
  const scored = scores.find(({ componentType }) => componentType === component.componentType);
  if (!scored) return component;
  const { score, grade, estimatedScore, estimatedGrade, criteriaScores } = scored;
  const isGraded = isDeepStrictEqual(criteriaScores, component.criteriaScores);
  const verified = isGraded
    ? null
    : {
        criteriaScores,
        ...composeRationale(component, criteriaScores),
        auditScore: component.verified ? component.verified.auditScore : component.score,
      };
  const set = { score, grade, estimatedScore, estimatedGrade, verified };
  const stored = {
    score: component.score,
    grade: component.grade,
    estimatedScore: component.estimatedScore,
    estimatedGrade: component.estimatedGrade,
    verified: component.verified ?? null,
  };
  return isDeepStrictEqual(set, stored) ? component : { ...component, ...set, updatedAt };
}

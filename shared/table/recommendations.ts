import { isDeepStrictEqual } from 'node:util';
import type { ComponentScores } from '../domain/scoring/analysis-scores.ts';
import { composeRationale } from '../domain/scoring/component-rationale.ts';
import {
  type Analysis,
  analysisIsUnchanged,
  type Component,
  componentsWrite,
  type FullAnalysis,
  type Recommendation,
} from './analyses.ts';
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

const resolvedFields: readonly (keyof Recommendation)[] = [
  'status',
  'resolutionMethod',
  'resolvedAt',
  'dismissalRationale',
  'verification',
  'allowedFragments',
  'updatedAt',
];

const selectFields = <Row>(row: Row, names: readonly (keyof Row)[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/**
 * A changed recommendation with the scores that follow from it: its row, its analysis, and the components whose estimate
 * differs. The write named `analysis` fails when another recommendation of the analysis changed since `before` was read.
 */
export async function rescoredRecommendationWrites(
  before: FullAnalysis,
  after: { analysis: Analysis; recommendation: Recommendation; components: readonly ComponentScores[] },
): Promise<Write[]> {
  const { organizationId, id } = after.analysis;
  const components = before.components.map((component) =>
    rescored(component, after.components, after.recommendation.updatedAt),
  );
  const changed = components.some((component, at) => component !== before.components[at]);
  return [
    {
      name: 'analysis',
      update: keys.analysis(organizationId, id),
      changes: { set: selectFields(after.analysis, rescoredFields) },
      if: [analysisIsUnchanged(before.analysis)],
    },
    {
      name: 'recommendation',
      update: keys.recommendation(organizationId, id, after.recommendation.id),
      changes: { set: selectFields(after.recommendation, resolvedFields) },
      if: [{ attribute: 'pk', is: 'present' }],
    },
    ...(changed ? [await componentsWrite(after.analysis, components, before.recommendations)] : []),
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

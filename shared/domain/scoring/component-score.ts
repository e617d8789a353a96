import type { Rubric, RubricComponent } from '../rubric/rubric.ts';
import type { CriteriaScores } from './criteria-scores.ts';

/**
 * One component of an analysis, after the score curve. One without any judged criterion (its grading failed, or nothing
 * of it applies to the page) has no score, and its weight is shared among the others.
 */
export interface GradedComponent {
  readonly componentType: string;
  readonly criteriaScores: CriteriaScores;
}

/**
 * The share of the component's criteria points that was earned, 0 to 100, as a whole number. Every score that the API
 * shows is whole, and the overall score is computed from the whole numbers, so that a client can add up what it reads.
 * Criteria that are not in the rubric do not count; of those that are, only the graded ones do.
 */
export function componentScore(criteriaScores: CriteriaScores, component: RubricComponent): number {
  return scoreWithFull(criteriaScores, component, new Set());
}

/** The same, were the criteria in `full` met in full. */
export function scoreWithFull(
  criteriaScores: CriteriaScores,
  component: RubricComponent,
  full: ReadonlySet<string>,
): number {
  let earned = 0;
  let possible = 0;
  for (const { key, maxScore } of component.criteria) {
    const criterion = ownValue(criteriaScores, key);
    if (criterion === undefined) continue;
    possible += maxScore;
    earned += full.has(key) ? maxScore : maxScore * scoreShare(criterion);
  }
  return possible === 0 ? 0 : wholeScore((100 * earned) / possible);
}

/** Whether any criterion of the component was judged: else it has no score, which is not the same as a score of 0. */
export function isJudged(criteriaScores: CriteriaScores, component: RubricComponent): boolean {
  return component.criteria.some(({ key }) => ownValue(criteriaScores, key) !== undefined);
}

/** The weighted average of the component scores, as a whole number; weights of components that were not graded are shared out. */
export function overallScore(components: readonly GradedComponent[], rubric: Rubric): number {
  let weighted = 0;
  let weight = 0;
  for (const { component, criteriaScores } of gradedParts(components, rubric)) {
    weighted += component.weight * componentScore(criteriaScores, component);
    weight += component.weight;
  }
  return weight === 0 ? 0 : wholeScore(weighted / weight);
}

/**
 * How many points of the overall score each criterion still lacks, unrounded. Criteria keys are unique in a rubric, so
 * one map holds them all.
 */
export function missingPoints(components: readonly GradedComponent[], rubric: Rubric): ReadonlyMap<string, number> {
  const parts = gradedParts(components, rubric);
  const totalWeight = parts.reduce((total, { component }) => total + component.weight, 0);
  const missing = new Map<string, number>();
  for (const { component, criteriaScores } of parts) {
    const graded = component.criteria.flatMap(({ key, maxScore }) => {
      const criterion = ownValue(criteriaScores, key);
      return criterion === undefined ? [] : [{ key, maxScore, lost: maxScore * (1 - scoreShare(criterion)) }];
    });
    const possible = graded.reduce((total, { maxScore }) => total + maxScore, 0);
    for (const { key, lost } of graded) missing.set(key, (100 * (component.weight / totalWeight) * lost) / possible);
  }
  return missing;
}

function gradedParts(components: readonly GradedComponent[], rubric: Rubric) {
  return rubric.components.flatMap((component) => {
    const graded = components.find(({ componentType }) => componentType === component.componentType);
    if (graded === undefined || !isJudged(graded.criteriaScores, component)) return [];
    return [{ component, criteriaScores: graded.criteriaScores }];
  });
}

function scoreShare({ score, maxScore }: { score: number; maxScore: number }): number {
  return maxScore > 0 ? Math.min(1, Math.max(0, score / maxScore)) : 0;
}

/** Criteria scores come from storage and from models; a key such as `constructor` must not find the prototype's. */
function ownValue(scores: CriteriaScores, key: string) {
  return Object.hasOwn(scores, key) ? scores[key] : undefined;
}

/** Halves up, also where a sum of tenths or hundredths ends a hair below one: 7.6 + 0.1 is 7.699999999999999. */
const wholeScore = (score: number): number => Math.round(Number(score.toFixed(6)));

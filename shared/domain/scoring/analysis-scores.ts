import { type Grade, gradeScore } from '../rubric/grade-bands.ts';
import type { Rubric } from '../rubric/rubric.ts';
import {
  componentScore,
  type GradedComponent,
  isJudged,
  missingPoints,
  overallScore,
  scoreWithFull,
} from './component-score.ts';
import type { CriteriaScores } from './criteria-scores.ts';
import { creditRecommendation, type ScoredRecommendation } from './recommendation-credit.ts';
import { verifiedComponents } from './verified-criteria.ts';

export interface ScoringInput {
  readonly components: readonly GradedComponent[];
  readonly rubric: Rubric;
  readonly recommendations: readonly ScoredRecommendation[];
}

export interface AnalysisScores {
  readonly overallScore: number;
  readonly overallGrade: Grade;
  readonly estimatedScore: number;
  readonly estimatedGrade: Grade;
  readonly scoreSource: 'audit' | 'verified';
  readonly components: readonly ComponentScores[];
}

export interface ComponentScores {
  readonly componentType: string;
  /** The criteria of which `score` is the share: as they were graded, with the changes of verified edits. */
  readonly criteriaScores: CriteriaScores;
  readonly score: number;
  readonly grade: Grade;
  readonly estimatedScore: number;
  readonly estimatedGrade: Grade;
}

/**
 * All scores of an analysis, always from scratch from what was graded and where its recommendations stand now. Nothing is
 * added to or taken from a stored score, so the order in which recommendations were resolved, dismissed and rechecked
 * cannot matter. Scores are whole numbers from 0 to 100.
 */
export function analysisScores(input: ScoringInput): AnalysisScores {
  const components = verifiedComponents(input.components, input.rubric, input.recommendations);
  const verified = verifiedScores({ ...input, components });
  const estimated = estimatedScores({ ...input, components });
  return { ...verified, ...estimated };
}

/** The score of each component that has one. */
export const toScoresByComponent = ({ components }: Pick<AnalysisScores, 'components'>): Record<string, number> =>
  Object.fromEntries(components.map(({ componentType, score }) => [componentType, score]));

/**
 * The score of the components as verified edits left them, plus the points of what was verified without being graded;
 * `scoreSource` is `verified` from the first real verdict on, and `audit` again when a recheck took the last one back.
 */
function verifiedScores(input: ScoringInput): Pick<AnalysisScores, 'overallScore' | 'overallGrade' | 'scoreSource'> {
  const verified = input.recommendations.filter((recommendation) => creditRecommendation(recommendation).verified);
  const points = recoveredPoints(verified.filter(isUnmeasured), input);
  const score = Math.min(100, overallScore(input.components, input.rubric) + points);
  return {
    overallScore: score,
    overallGrade: gradeScore(score),
    scoreSource: verified.length > 0 ? 'verified' : 'audit',
  };
}

/** A verified edit that was graded is in the criteria scores already. */
const isUnmeasured = (recommendation: ScoredRecommendation): boolean =>
  !creditRecommendation(recommendation).verified ||
  !recommendation.verification?.measured ||
  recommendation.id === undefined;

/** The verified score plus the points of everything that is open or applied and counting; the same per component. */
function estimatedScores(
  input: ScoringInput,
): Pick<AnalysisScores, 'estimatedScore' | 'estimatedGrade' | 'components'> {
  const counting = input.recommendations.filter(
    (recommendation) => creditRecommendation(recommendation).estimated && isUnmeasured(recommendation),
  );
  const estimatedScore = Math.min(100, overallScore(input.components, input.rubric) + recoveredPoints(counting, input));
  const full = new Set(counting.flatMap(({ rubricCriteria }) => rubricCriteria ?? []));
  const components = input.components.flatMap(({ componentType, criteriaScores }) => {
    const component = input.rubric.components.find((candidate) => candidate.componentType === componentType);
    if (component === undefined || !isJudged(criteriaScores, component)) return [];
    const score = componentScore(criteriaScores, component);
    const estimated = scoreWithFull(criteriaScores, component, full);
    return [
      {
        componentType,
        criteriaScores,
        score,
        grade: gradeScore(score),
        estimatedScore: estimated,
        estimatedGrade: gradeScore(estimated),
      },
    ];
  });
  return { estimatedScore, estimatedGrade: gradeScore(estimatedScore), components };
}

/**
 * The whole points that these recommendations recover: the sum of their point values, but no more than the criteria they
 * name still lack, each rounded up to a whole point. Both sums grow with every recommendation, so one more never lowers
 * the result, and for point values that were allotted by `recommendationsFrom` the first is never the larger.
 */
function recoveredPoints(
  recommendations: readonly ScoredRecommendation[],
  { components, rubric }: ScoringInput,
): number {
  const missing = missingPoints(components, rubric);
  const bound = new Set(recommendations.flatMap(({ rubricCriteria }) => rubricCriteria ?? []));
  let ceiling = 0;
  for (const key of bound) ceiling += wholePoints(missing.get(key) ?? 0);
  let named = 0;
  let unnamed = 0;
  for (const { pointValue, rubricCriteria } of recommendations) {
    if (rubricCriteria === null || rubricCriteria.length === 0) unnamed += Math.max(0, pointValue);
    else named += Math.max(0, pointValue);
  }
  return Math.min(named, ceiling) + unnamed;
}

/** Rounded up, with a tolerance for the binary dust of the weights: 3.0000000000000004 is three points. */
function wholePoints(points: number): number {
  return Math.ceil(points - 1e-6);
}

import type { Message } from '../messages/message.ts';
import { curvedShare, type ScoreCurve } from '../rubric/score-curves.ts';

/** A grader's score for one criterion. `score` has at most one decimal place and lies between 0 and `maxScore`. */
export interface CriterionScore {
  readonly score: number;
  readonly maxScore: number;
  /** The evidence, in a sentence. */
  readonly rationale: string;
  /** The same for other languages; absent of what a language model words alone. */
  readonly reason?: Message;
}

export type CriteriaScores = Readonly<Record<string, CriterionScore>>;

/** The points for a criterion that is met to `share` (0 to 1), in tenths: finer steps would claim a precision that no one has. */
export function criterionPoints(share: number, maxScore: number): number {
  return Math.round(curvedShare(share, 'none') * maxScore * 10) / 10;
}

/**
 * The criteria scores of a site with this score curve. It is the one place where the curve acts, applied once, right after
 * grading and whoever graded; everything after it is plain arithmetic on points.
 */
export function applyScoreCurve(criteriaScores: CriteriaScores, curve: ScoreCurve): CriteriaScores {
  return Object.fromEntries(
    Object.entries(criteriaScores).map(([key, criterion]) => {
      const share = criterion.maxScore > 0 ? criterion.score / criterion.maxScore : 0;
      return [key, { ...criterion, score: criterionPoints(curvedShare(share, curve), criterion.maxScore) }];
    }),
  );
}

import type { CriteriaScores } from './criteria-scores.ts';

/**
 * The points earned, then the evidence, the weakest criterion first: the reason for the score. Without criteria, none
 * are earned.
 */
export function composeRationale(label: string, scores: CriteriaScores): string {
  const all = Object.values(scores);
  if (all.length === 0) return `${label}: not graded.`;
  const earned = all.reduce((total, { score }) => total + score, 0);
  const possible = all.reduce((total, { maxScore }) => total + maxScore, 0);
  const evidence = all
    .toSorted((a, b) => a.score / a.maxScore - b.score / b.maxScore)
    .map(({ rationale }) => rationale);
  return [`${label}: ${Number(earned.toFixed(1))} of ${possible} points.`, ...evidence].join(' ');
}

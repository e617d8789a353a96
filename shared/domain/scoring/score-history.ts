/** The score of a page at an analysis, or at a check that moved it since. */
export interface ScorePoint {
  readonly at: string;
  readonly score: number;
  /** Whose score it is: that of an analysis, or of one with the gain of verified edits. */
  readonly source: 'audit' | 'verified';
}

const POINTS_MAX = 50;

/** The history with another point behind it; the oldest ones go. A check that leaves the score as it was is no point. */
export function addScorePoint(history: readonly ScorePoint[], point: ScorePoint): readonly ScorePoint[] {
  const isSame = history.at(-1)?.score === point.score;
  return point.source === 'verified' && isSame ? history : [...history, point].slice(-POINTS_MAX);
}

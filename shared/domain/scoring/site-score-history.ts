/** The score of a site, as the mean over its graded pages at a time. */
export interface SiteScorePoint {
  readonly at: string;
  /** With one decimal place. */
  readonly score: number;
  readonly gradedPages: number;
  /** Recommendations of the site that were done by then. */
  readonly recommendationsDone: number;
}

/** About a half-year of days on which something changed, in 20 KB. */
const POINTS_MAX = 180;
const POINTS_OF_DAY_MAX = 24;

interface Dated {
  readonly at: string;
}

const dayStart = ({ at }: Dated): string => at.slice(0, 10);

/** A course with another point behind it. Of earlier days the last point stays, of the latest day the first ones and the last. */
export function addToCourse<Point extends Dated>(course: readonly Point[], point: Point): Point[] {
  const ofDay = course.filter((one) => dayStart(one) === dayStart(point)).slice(0, POINTS_OF_DAY_MAX - 1);
  const earlier = course.filter(
    (one, at) => dayStart(one) !== dayStart(point) && dayStart(one) !== dayStart(course[at + 1] ?? point),
  );
  return [...earlier, ...ofDay, point].slice(-POINTS_MAX);
}

/** The same history where the score and the number of graded pages are as they were. */
export function addSiteScore(history: readonly SiteScorePoint[], point: SiteScorePoint): readonly SiteScorePoint[] {
  const last = history.at(-1);
  const isSame = last?.score === point.score && last.gradedPages === point.gradedPages;
  return isSame ? history : addToCourse(history, point);
}

/** With one decimal place; null where there is no score. */
export const toMeanScore = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum / count) * 10) / 10;

/** Null where no page is graded. */
export function measureSiteScore(scores: readonly (number | null)[]): { score: number; gradedPages: number } | null {
  const known = scores.filter((score) => score !== null);
  const score = toMeanScore(
    known.reduce((sum, value) => sum + value, 0),
    known.length,
  );
  return score === null ? null : { score, gradedPages: known.length };
}

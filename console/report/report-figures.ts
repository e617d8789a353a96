/** The counts and means of a report: of what the API said, and of nothing else. */
import { type PageFigures, toMean } from './page-figures.ts';
import type { Analysis, Component, CountedFigures, Issue, PageReport, ReportModel, Rubric } from './report-model.ts';

interface GradeAndScore {
  readonly score: number;
  readonly grade: string;
}

/** The grade of the first band that the score reaches, as the rubric says. */
export function gradeScore(score: number, { grade_bands: bands }: Pick<Rubric, 'grade_bands'>): string {
  const inOrder = bands.toSorted((a, b) => b.min - a.min);
  return inOrder.find(({ min }) => score >= min)?.grade ?? inOrder.at(-1)?.grade ?? '';
}

/** The mean of the scores, rounded first so that the grade fits the number that is shown; null where no page is graded. */
export function gradeOverall(
  { scores }: Pick<PageFigures, 'scores'>,
  rubric: Pick<Rubric, 'grade_bands'>,
): GradeAndScore | null {
  const mean = toMean(scores);
  if (mean === null) return null;
  const score = Math.round(mean);
  return { score, grade: gradeScore(score, rubric) };
}

const severities = ['error', 'warning', 'notice'] as const;
export type Severity = (typeof severities)[number];

export const countBySeverity = (issues: readonly Issue[]): Record<Severity, number> => ({
  error: issues.filter(({ severity }) => severity === 'error').length,
  warning: issues.filter(({ severity }) => severity === 'warning').length,
  notice: issues.filter(({ severity }) => severity === 'notice').length,
});

/** The figures by which the next report is compared with this one. */
export function countFigures({
  figures,
  issues,
  site,
}: Pick<ReportModel, 'figures' | 'issues' | 'site'>): CountedFigures {
  const types = countBySeverity(issues);
  const score = toMean(figures.scores);
  return {
    overall_score: score === null ? null : tenths(score),
    pages: figures.pages,
    graded_pages: figures.scores.count,
    grades: figures.letters,
    errors: types.error,
    warnings: types.warning,
    notices: types.notice,
    recommendations_done: site.recommendations_done,
  };
}

interface ComponentMean {
  readonly type: string;
  readonly label: string;
  readonly weight: number | null;
  readonly score: number;
  readonly grade: string;
  /** Pages whose component was graded. */
  readonly pages: number;
}

/** The mean of each component over all pages that have it, in the rubric's order. A component that no page was graded by is left out. */
export function meanComponents({ figures, rubric }: Pick<ReportModel, 'figures' | 'rubric'>): ComponentMean[] {
  return rubric.components.flatMap(({ component_type: type, label, weight }) => {
    const total = figures.components.get(type);
    const mean = total && toMean(total);
    if (total === undefined || mean == null) return [];
    const score = Math.round(mean);
    return [{ type, label, weight, score, grade: gradeScore(score, rubric), pages: total.count }];
  });
}

interface LostPoints {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  /** Of the score, as a mean over the graded pages in detail. */
  readonly points: number;
  /** Pages that miss some. */
  readonly pages: number;
}

/** Less is rounding. */
const LOST_MIN = 0.05;

/**
 * The criteria by the points of the score that the pages in detail lose by them, most first. A component without a score gives its weight to
 * the others, and a criterion is the share of its component that its points are (docs/grading.md).
 */
export function lostPoints({ reports, rubric }: Pick<ReportModel, 'reports' | 'rubric'>): LostPoints[] {
  const graded = reports.flatMap(({ analysis }) => (analysis?.overall_score == null ? [] : [analysis]));
  const lost = new Map<string, { points: number; pages: number }>();
  for (const { key, points } of graded.flatMap((analysis) => lostBy(analysis, rubric))) {
    const known = lost.get(key) ?? { points: 0, pages: 0 };
    lost.set(key, { points: known.points + points, pages: known.pages + 1 });
  }
  const criteria = rubric.components.flatMap((component) => component.criteria);
  return criteria
    .flatMap(({ key, label, description }) => {
      const { points, pages } = lost.get(key) ?? { points: 0, pages: 0 };
      return pages === 0 ? [] : [{ key, label, description, points: tenths(points / graded.length), pages }];
    })
    .filter(({ points }) => points >= LOST_MIN)
    .toSorted((a, b) => b.points - a.points || a.key.localeCompare(b.key, 'en'));
}

function lostBy({ components }: Analysis, rubric: Rubric): { key: string; points: number }[] {
  const weights = new Map(rubric.components.map(({ component_type: type, weight }) => [type, weight]));
  const readWeight = ({ component_type: type }: Component): number => weights.get(type) ?? 0;
  const scored = components.filter(({ score }) => score !== null);
  const weightOfAll = scored.reduce((sum, component) => sum + readWeight(component), 0);
  return scored.flatMap((component) => {
    const criteria = Object.entries(component.criteria_scores);
    const most = criteria.reduce((sum, [, { max_score: max }]) => sum + max, 0);
    return criteria.flatMap(([key, { score, max_score: max }]) =>
      max - score < LOST_MIN
        ? []
        : [{ key, points: (readWeight(component) / weightOfAll) * ((max - score) / most) * 100 }],
    );
  });
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Who graded: the model names that the components carry. */
export const listGraders = (reports: readonly PageReport[]): string[] =>
  [...new Set(reports.flatMap(({ analysis }) => analysis?.components.map(({ model }) => model) ?? []))]
    .filter((model) => model !== '')
    .toSorted();

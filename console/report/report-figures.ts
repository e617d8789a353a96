/** The counts and means of a report: of what the API said, and of nothing else. */
import { pageScore } from './choose-pages.ts';
import type { Analysis, Component, Issue, Page, PageReport, ReportModel, Rubric } from './report-model.ts';

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
export function gradeOverall(pages: readonly Page[], rubric: Pick<Rubric, 'grade_bands'>): GradeAndScore | null {
  const mean = computeMean(pages.map(pageScore));
  if (mean === null) return null;
  const score = Math.round(mean);
  return { score, grade: gradeScore(score, rubric) };
}

export function computeMean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

export const letters = ['A', 'B', 'C', 'D', 'F'] as const;
export type Letter = (typeof letters)[number];

/** Pages by the letter of their grade. */
export function countByLetter(pages: readonly Page[]): Record<Letter, number> {
  const counts: Record<Letter, number> = { A: 0, B: 0, C: 0, D: 0, F: 0 };
  for (const { latest_analysis: analysis } of pages) {
    const letter = letters.find((known) => analysis?.overall_grade?.startsWith(known));
    if (letter !== undefined) counts[letter] += 1;
  }
  return counts;
}

const severities = ['error', 'warning', 'notice'] as const;
export type Severity = (typeof severities)[number];

export const countBySeverity = (issues: readonly Issue[]): Record<Severity, number> => ({
  error: issues.filter(({ severity }) => severity === 'error').length,
  warning: issues.filter(({ severity }) => severity === 'warning').length,
  notice: issues.filter(({ severity }) => severity === 'notice').length,
});

interface ComponentMean {
  readonly type: string;
  readonly label: string;
  readonly weight: number | null;
  readonly score: number;
  readonly grade: string;
  /** Pages whose component was graded. */
  readonly pages: number;
}

/** The mean of each component over the pages in detail, in the rubric's order. A component that no page was graded by is left out. */
export function meanComponents({ reports, rubric }: Pick<ReportModel, 'reports' | 'rubric'>): ComponentMean[] {
  return rubric.components.flatMap(({ component_type: type, label, weight }) => {
    const scores = reports.map(
      ({ analysis }) => analysis?.components.find((component) => component.component_type === type)?.score ?? null,
    );
    const mean = computeMean(scores);
    if (mean === null) return [];
    const score = Math.round(mean);
    const pages = scores.filter((value) => value !== null).length;
    return [{ type, label, weight, score, grade: gradeScore(score, rubric), pages }];
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

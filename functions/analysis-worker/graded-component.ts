import type { Finding } from '../../shared/domain/grading/grading-input.ts';
import { gradeScore } from '../../shared/domain/rubric/grade-bands.ts';
import type { RubricComponent } from '../../shared/domain/rubric/rubric.ts';
import { componentScore, isJudged } from '../../shared/domain/scoring/component-score.ts';
import { applyScoreCurve } from '../../shared/domain/scoring/criteria-scores.ts';
import { retryModel } from '../../shared/jobs/retry-model.ts';
import type { Analysis, Component } from '../../shared/table/analyses.ts';
import type { AnalysisInput } from '../../shared/table/analysis-input.ts';
import { failedComponent, newComponent } from './new-component.ts';
import type { AnalysisServices } from './services.ts';

/** A component as it was graded, with what was found. */
export interface GradedComponent {
  row: Component;
  findings: readonly Finding[];
}

/** Asks the grader for one component of the rubric. @throws what the grader throws, with whether to retry. */
export async function gradeComponent(
  { grader, now }: AnalysisServices,
  analysis: Pick<Analysis, 'id' | 'siteId'>,
  { page, curve }: AnalysisInput,
  component: RubricComponent,
): Promise<GradedComponent> {
  const grade = await retryModel(grader.gradeComponent({ component, page }));
  const criteriaScores = applyScoreCurve(grade.criteriaScores, curve);
  const score = isJudged(criteriaScores, component) ? componentScore(criteriaScores, component) : null;
  const row: Component = {
    ...newComponent(analysis, component, now()),
    status: 'completed',
    score,
    grade: score === null ? null : gradeScore(score),
    estimatedScore: score,
    estimatedGrade: score === null ? null : gradeScore(score),
    criteriaScores,
    rationale: grade.rationale,
    model: grade.model ?? grader.model,
  };
  return { row, findings: grade.findings };
}

/** The component whose grading failed for good, so that readers see that its weight is divided among the others. */
export const ungradedComponent = (
  { grader, now }: AnalysisServices,
  analysis: Pick<Analysis, 'id' | 'siteId'>,
  component: RubricComponent,
): GradedComponent => ({
  row: failedComponent(analysis, component, {
    rationale: `${component.label} could not be graded; its weight is shared among the other components.`,
    model: grader.model,
    now: now(),
  }),
  findings: [],
});

import type { ComponentGrade } from '../../shared/domain/grading/grading-input.ts';
import { message } from '../../shared/domain/messages/message.ts';
import { renderEnglish } from '../../shared/domain/messages/render-message.ts';
import { gradeScore } from '../../shared/domain/rubric/grade-bands.ts';
import type { RubricComponent } from '../../shared/domain/rubric/rubric.ts';
import { componentName } from '../../shared/domain/scoring/component-name.ts';
import { componentScore, isJudged } from '../../shared/domain/scoring/component-score.ts';
import { applyScoreCurve } from '../../shared/domain/scoring/criteria-scores.ts';
import { ModelOutageError } from '../../shared/jobs/worker-errors.ts';
import { log } from '../../shared/logging/log.ts';
import type { GradedBy, PageGrade } from '../../shared/providers/model/grader.ts';
import type { Analysis, Component } from '../../shared/table/analyses.ts';
import type { AnalysisInput } from '../../shared/table/analysis-input.ts';
import { failedComponent, newComponent } from './new-component.ts';
import type { PageMaterial } from './page-material.ts';
import type { AnalysisServices } from './services.ts';

/** A page as it was graded. */
export interface GradedPage extends Pick<PageGrade, 'edits' | 'wordedBy' | 'dropped' | 'hasFailed'> {
  /** In the order of the rubric. */
  readonly rows: readonly Component[];
  readonly findings: ComponentGrade['findings'];
}

/**
 * Measures every component of the rubric by rules, and has the page judged.
 * @throws ModelOutageError while the model's provider is out of service: the page is judged when it works again.
 */
export async function gradePage(
  { grader, now }: Pick<AnalysisServices, 'grader' | 'now'>,
  analysis: Pick<Analysis, 'id' | 'siteId'>,
  { page, rubric, curve }: AnalysisInput,
  material: PageMaterial & { readonly today: string },
): Promise<GradedPage> {
  const measured = rubric.components.flatMap((component) => {
    try {
      return [grader.gradeComponent({ component, page })];
    } catch (error) {
      // One component that cannot be graded does not cost the others: it is shown as failed.
      log.error('a component could not be graded', error, { component_type: component.componentType });
      return [];
    }
  });
  const graded = await grader.gradePage({
    page,
    rubric,
    measured,
    ...material,
  });
  if (graded.outage !== undefined) throw new ModelOutageError(`the model ${grader.model} failed: ${graded.outage}`);
  const rows = rubric.components.map((component) => {
    const grade = graded.components.find(({ componentType }) => componentType === component.componentType);
    return grade === undefined
      ? failedComponent(analysis, component, {
          rationale: renderEnglish(message('scoring.rationale.failed', { label: componentName(component) })),
          model: grader.model,
          now: now(),
        })
      : toRow(analysis, component, grade, applyScoreCurve(grade.criteriaScores, curve), now());
  });
  return {
    rows,
    findings: graded.components.flatMap(({ findings }) => findings),
    edits: graded.edits,
    wordedBy: graded.wordedBy,
    dropped: graded.dropped,
    hasFailed: graded.hasFailed || rows.some(({ status }) => status === 'failed'),
  };
}

function toRow(
  analysis: Pick<Analysis, 'id' | 'siteId'>,
  component: RubricComponent,
  { rationale, reason, judgedBy }: GradedBy,
  criteriaScores: Component['criteriaScores'],
  now: Date,
): Component {
  const score = isJudged(criteriaScores, component) ? componentScore(criteriaScores, component) : null;
  const grade = score === null ? null : gradeScore(score);
  return {
    ...newComponent(analysis, component, now),
    status: 'completed',
    score,
    grade,
    estimatedScore: score,
    estimatedGrade: grade,
    criteriaScores,
    rationale,
    reason,
    model: judgedBy,
  };
}

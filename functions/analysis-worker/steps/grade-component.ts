import { gradesBody } from '../../../shared/domain/grading/body-components.ts';
import { gradeOf } from '../../../shared/domain/rubric/grade-bands.ts';
import { componentScore, isJudged } from '../../../shared/domain/scoring/component-score.ts';
import { applyScoreCurve } from '../../../shared/domain/scoring/criteria-scores.ts';
import { retryModel } from '../../../shared/jobs/retry-model.ts';
import { PermanentError } from '../../../shared/jobs/worker-errors.ts';
import { type Component, componentItem } from '../../../shared/table/analyses.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { type AnalysisJob, reportAnalysis } from '../active-analysis.ts';
import { requireAnalysisInput } from '../analysis-input.ts';
import { failedComponent, newComponent } from '../new-component.ts';
import type { AnalysisServices } from '../services.ts';

/**
 * Grades one component and stores it with its findings. It is not visible before the analysis is completed, so a task that
 * runs twice overwrites its own result.
 */
export async function gradeOneComponent(
  services: AnalysisServices,
  job: AnalysisJob,
  componentType: string,
): Promise<{ componentType: string }> {
  const { table, grader, now } = services;
  const analysis = await reportAnalysis(services, job);
  const input = await requireAnalysisInput(table, analysis);
  const component = input.rubric.components.find((candidate) => candidate.componentType === componentType);
  if (!component) throw new PermanentError(`the rubric has no component ${componentType}`);
  const { unread = null } = input.page;
  if (unread !== null && gradesBody(componentType)) {
    // What is missing from the body may be on the page: nothing that is said of it would be sure.
    const rationale = `${component.label} was not graded, because the main text of the page was probably not read. ${unread}`;
    const row = failedComponent(analysis, component, { rationale, model: grader.model, now: now() });
    await putItem(table, { ...componentItem(job.organizationId, row), findings: [] });
    return { componentType };
  }
  const grade = await retryModel(grader.gradeComponent({ component, page: input.page }));
  const criteriaScores = applyScoreCurve(grade.criteriaScores, input.curve);
  const score = isJudged(criteriaScores, component) ? componentScore(criteriaScores, component) : null;
  const row: Component = {
    ...newComponent(analysis, component, now()),
    status: 'completed',
    score,
    grade: score === null ? null : gradeOf(score),
    estimatedScore: score,
    estimatedGrade: score === null ? null : gradeOf(score),
    criteriaScores,
    rationale: grade.rationale,
    model: grade.model ?? grader.model,
  };
  await putItem(table, { ...componentItem(job.organizationId, row), findings: grade.findings });
  return { componentType };
}

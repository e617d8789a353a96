import { PermanentError } from '../../../shared/jobs/worker-errors.ts';
import { gradedComponentItem } from '../../../shared/table/analyses.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { type AnalysisJob, reportAnalysis } from '../active-analysis.ts';
import { requireAnalysisInput } from '../analysis-input.ts';
import { gradeComponent } from '../graded-component.ts';
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
  const analysis = await reportAnalysis(services, job);
  const input = await requireAnalysisInput(services.table, analysis);
  const component = input.rubric.components.find((candidate) => candidate.componentType === componentType);
  if (!component) throw new PermanentError(`the rubric has no component ${componentType}`);
  const { row, findings } = await gradeComponent(services, analysis, input, component);
  await putItem(services.table, { ...gradedComponentItem(job.organizationId, row, services.now()), findings });
  return { componentType };
}

import { PermanentError } from '../../../shared/jobs/worker-errors.ts';
import { log } from '../../../shared/logging/log.ts';
import { gradedComponentItem } from '../../../shared/table/analyses.ts';
import { putItem } from '../../../shared/table/engine/writes.ts';
import { type AnalysisJob, reportAnalysis } from '../active-analysis.ts';
import { requireAnalysisInput } from '../analysis-input.ts';
import { ungradedComponent } from '../graded-component.ts';
import type { AnalysisServices } from '../services.ts';

/**
 * After the grading of one component failed for good (a model that times out, refuses or returns an invalid answer): the component is
 * kept as `failed`, without a score, so that readers of the analysis see that its weight is divided among the others.
 */
export async function failComponent(
  services: AnalysisServices,
  job: AnalysisJob,
  componentType: string,
  failure: unknown,
): Promise<{ componentType: string }> {
  const { table } = services;
  log.warn('a component could not be graded', { component_type: componentType, failure });
  const analysis = await reportAnalysis(services, job);
  const { rubric } = await requireAnalysisInput(table, analysis);
  const component = rubric.components.find((candidate) => candidate.componentType === componentType);
  if (!component) throw new PermanentError(`the rubric has no component ${componentType}`);
  const { row, findings } = ungradedComponent(services, analysis, component);
  await putItem(table, { ...gradedComponentItem(job.organizationId, row, services.now()), findings });
  return { componentType };
}

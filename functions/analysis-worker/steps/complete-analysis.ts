import type { Finding } from '../../../shared/domain/grading/grading-input.ts';
import type { Rubric } from '../../../shared/domain/rubric/rubric.ts';
import { PermanentError } from '../../../shared/jobs/worker-errors.ts';
import { getAnalysis, getComponents, parseComponent } from '../../../shared/table/analyses.ts';
import { type AnalysisJob, reportAnalysis } from '../active-analysis.ts';
import { requireAnalysisInput } from '../analysis-input.ts';
import type { GradedComponent } from '../graded-component.ts';
import { publishAnalysis } from '../publish-analysis.ts';
import type { AnalysisServices } from '../services.ts';

/** Last step after components were graded one by one: what they come to, made visible. */
export async function completeAnalysis(
  services: AnalysisServices,
  job: AnalysisJob,
): Promise<{ outcome: 'completed' }> {
  const { table } = services;
  const known = await getAnalysis(table, job.organizationId, job.id);
  // The task ran before and its result was lost.
  if (known?.status === 'completed') return { outcome: 'completed' };
  const analysis = await reportAnalysis(services, job);
  const input = await requireAnalysisInput(table, analysis);
  await publishAnalysis(services, { analysis, input, graded: await storedComponents(services, job, input.rubric) });
  return { outcome: 'completed' };
}

/** The stored components in the order of the rubric: they were graded side by side. */
async function storedComponents(
  { table }: AnalysisServices,
  job: AnalysisJob,
  rubric: Rubric,
): Promise<GradedComponent[]> {
  const items = await getComponents(table, job.organizationId, job.id);
  return rubric.components.map(({ componentType }) => {
    const item = items.find((one) => one['componentType'] === componentType);
    if (!item) throw new PermanentError(`component ${componentType} was not graded`);
    return { row: parseComponent(item), findings: (item['findings'] ?? []) as readonly Finding[] };
  });
}

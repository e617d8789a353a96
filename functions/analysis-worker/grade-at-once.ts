import type { RubricComponent } from '../../shared/domain/rubric/rubric.ts';
import { RetryableError } from '../../shared/jobs/worker-errors.ts';
import { log } from '../../shared/logging/log.ts';
import type { Analysis } from '../../shared/table/analyses.ts';
import { type AnalysisInput, storeAnalysisInput } from '../../shared/table/analysis-input.ts';
import { type GradedComponent, gradeComponent, ungradedComponent } from './graded-component.ts';
import { publishAnalysis } from './publish-analysis.ts';
import type { AnalysisServices } from './services.ts';

/**
 * Grades every component and publishes the analysis, in one task: nothing is stored in between, so that a crash costs the
 * task and a second run writes what the first would have.
 */
export async function gradeAtOnce(services: AnalysisServices, analysis: Analysis, input: AnalysisInput): Promise<void> {
  const components: GradedComponent[] = [];
  for (const component of input.rubric.components) {
    components.push(await gradeOrGiveUp(services, analysis, input, component));
  }
  const { pointer, claims } = await storeAnalysisInput(services.table, analysis, input, services.now());
  const { fingerprint, contentRevision, contentVersionId } = analysis;
  await publishAnalysis(services, {
    analysis,
    input,
    graded: components,
    stored: { set: { fingerprint, contentRevision, contentVersionId, input: pointer }, claims },
  });
}

/** One component that cannot be graded does not cost the others: it is shown as failed. */
async function gradeOrGiveUp(
  services: AnalysisServices,
  analysis: Analysis,
  input: AnalysisInput,
  component: RubricComponent,
): Promise<GradedComponent> {
  try {
    return await gradeComponent(services, analysis, input, component);
  } catch (error) {
    if (error instanceof RetryableError) throw error;
    log.error('a component could not be graded', error, { component_type: component.componentType });
    return ungradedComponent(services, analysis, component);
  }
}

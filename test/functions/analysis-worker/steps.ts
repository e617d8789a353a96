/** The steps of an analysis, run one by one as the state machine runs them, with what a test puts in their place. */

import type { AnalysisServices } from '../../../functions/analysis-worker/services.ts';
import { completeAnalysis } from '../../../functions/analysis-worker/steps/complete-analysis.ts';
import { failComponent } from '../../../functions/analysis-worker/steps/fail-component.ts';
import { gradeOneComponent } from '../../../functions/analysis-worker/steps/grade-component.ts';
import { prepareAnalysis } from '../../../functions/analysis-worker/steps/prepare-analysis.ts';
import { startAnalysis } from '../../../shared/jobs/start-analysis.ts';
import { openGrader } from '../../../shared/providers/model/open-grader.ts';
import { createIdAllocator } from '../../../shared/table/engine/ids.ts';
import { getPageWithDrafts, type Page } from '../../../shared/table/pages.ts';
import type { TestSystem } from '../../harness/system.ts';

export interface Steps {
  id: number;
  services: AnalysisServices;
  /** Prepares, and grades every component but `failing`, which fail. */
  grade(failing?: readonly string[]): Promise<void>;
  complete(): Promise<unknown>;
  /** The one task that does it all, where grading needs no call. */
  atOnce(): Promise<unknown>;
}

/** An analysis that was started and whose message was not sent. */
export async function startSteps(system: TestSystem, { organizationId, id: pageId }: Page): Promise<Steps> {
  const { table } = system;
  const services: AnalysisServices = {
    table,
    ids: createIdAllocator(table),
    // Components one by one, as a grader that asks a model has them graded.
    grader: { ...openGrader({ MODEL_PROVIDER: 'rules' }), inProcess: false },
    now: () => new Date(),
  };
  const found = await getPageWithDrafts(table, organizationId, pageId);
  if (!found) throw new Error('there is no page to analyze');
  const started = await startAnalysis(
    { table, ids: services.ids, jobs: { send: async () => undefined }, now: services.now },
    { ...found, force: true },
  );
  if (!started.started) throw new Error(`the analysis was not started: ${started.reason}`);
  const job = { organizationId, id: started.analysis.id };
  return {
    id: job.id,
    services,
    async grade(failing = []) {
      const { components } = await prepareAnalysis(services, job);
      for (const componentType of components) {
        if (failing.includes(componentType)) await failComponent(services, job, componentType, { Error: 'Timeout' });
        else await gradeOneComponent(services, job, componentType);
      }
    },
    complete: () => completeAnalysis(services, job),
    atOnce() {
      services.grader = { ...services.grader, inProcess: true };
      return prepareAnalysis(services, job);
    },
  };
}

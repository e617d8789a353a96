/** The step of an analysis, run as the state machine runs it, with what a test puts in the place of its services. */

import type { AnalysisServices } from '../../../functions/analysis-worker/services.ts';
import { analyzePage } from '../../../functions/analysis-worker/steps/analyze-page.ts';
import { startAnalysis } from '../../../shared/jobs/start-analysis.ts';
import { openGrader } from '../../../shared/providers/model/open-grader.ts';
import { createIdAllocator } from '../../../shared/table/engine/ids.ts';
import { getPageWithDrafts, type Page } from '../../../shared/table/pages.ts';
import type { TestSystem } from '../../harness/system.ts';

export interface Steps {
  id: number;
  services: AnalysisServices;
  /** Grades the page and publishes; the components of `crashing` throw when they are measured. */
  analyze(crashing?: readonly string[]): Promise<unknown>;
}

/** An analysis that was started and whose message was not sent. */
export async function startSteps(system: TestSystem, { organizationId, id: pageId }: Page): Promise<Steps> {
  const { table } = system;
  const services: AnalysisServices = {
    table,
    ids: createIdAllocator(table),
    jobs: { send: async () => undefined },
    grader: openGrader({ MODEL_PROVIDER: 'rules' }),
    batches: null,
    now: () => new Date(),
  };
  const found = await getPageWithDrafts(table, organizationId, pageId);
  if (!found) throw new Error('there is no page to analyze');
  const started = await startAnalysis(
    { table, ids: services.ids, jobs: services.jobs, now: services.now },
    { ...found, force: true },
  );
  if (!started.started) throw new Error(`the analysis was not started: ${started.reason}`);
  const job = { organizationId, id: started.analysis.id };
  return {
    id: job.id,
    services,
    analyze(crashing = []) {
      const { grader } = services;
      const gradeComponent: typeof grader.gradeComponent = (input) => {
        if (crashing.includes(input.component.componentType)) throw new Error('a bug');
        return grader.gradeComponent(input);
      };
      return analyzePage({ ...services, grader: { ...grader, gradeComponent } }, job);
    },
  };
}

/** Analyses of many pages and the job of their batches, run step by step as the state machines run them. */
import type { AnalysisServices } from '../../../functions/analysis-worker/services.ts';
import { analyzePage } from '../../../functions/analysis-worker/steps/analyze-page.ts';
import type { BatchServices } from '../../../functions/ideas-worker/services.ts';
import { advanceBatch } from '../../../functions/ideas-worker/steps/advance-batch.ts';
import { isOver } from '../../../shared/domain/jobs/job-states.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { startAnalyses } from '../../../shared/jobs/start-analyses.ts';
import { JobOverError } from '../../../shared/jobs/worker-errors.ts';
import type { ModelSettings } from '../../../shared/providers/model/model-settings.ts';
import { openGrader } from '../../../shared/providers/model/open-grader.ts';
import { openModelBatches } from '../../../shared/providers/model/open-model-batches.ts';
import { type Analysis, getAnalysis } from '../../../shared/table/analyses.ts';
import { createIdAllocator } from '../../../shared/table/engine/ids.ts';
import { getModelBatch } from '../../../shared/table/model-batches.ts';
import { seedSite } from '../../harness/seeds.ts';
import type { Tenant, TestSystem } from '../../harness/system.ts';
import { seedPageWithBody } from '../analyses/pages.ts';

const BATCH_SECONDS = 60;

export interface BatchSteps {
  siteId: number;
  analyses: Analysis[];
  services: AnalysisServices & BatchServices;
  /** Runs each analysis that is queued once. */
  analyze(): Promise<void>;
  /** Runs the job of the batches once, after its pause. */
  advance(): Promise<void>;
  /** Runs both until every analysis has ended. */
  finish(): Promise<Analysis[]>;
  read(): Promise<Analysis[]>;
  pass(seconds: number): void;
}

export async function startBatchSteps(
  system: TestSystem,
  tenant: Tenant,
  { pages: count, settings }: { pages: number; settings: ModelSettings },
): Promise<BatchSteps> {
  const { table } = system;
  let clock = Date.now();
  const messages: JobMessage[] = [];
  const modelSettings: ModelSettings = { ...settings, MODEL_BATCH: 'on', MODEL_BATCH_SECONDS: BATCH_SECONDS };
  const services: BatchSteps['services'] = {
    table,
    ids: createIdAllocator(table),
    jobs: { send: async (...sent) => void messages.push(...sent) },
    sendLater: async (message) => void messages.push(message),
    grader: openGrader(modelSettings),
    batches: openModelBatches(modelSettings),
    areOff: async () => false,
    now: () => new Date(clock),
  };
  const site = await seedSite(system, tenant);
  const pages = [];
  for (let at = 0; at < count; at += 1) pages.push(await seedPageWithBody(system, tenant, { site }));
  const started = await startAnalyses(services, {
    site,
    pageIds: pages.map(({ id }) => id),
    force: false,
    until: new Date(clock + 60_000),
  });
  const analyses = [...started.values()].flatMap((result) => (result.started ? [result.analysis] : []));
  const { organizationId } = site;
  const run = async (step: () => Promise<unknown>) => {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof JobOverError)) throw error;
    }
  };
  const read = () =>
    Promise.all(analyses.map(async ({ id }) => (await getAnalysis(table, organizationId, id)) as Analysis));
  const steps: BatchSteps = {
    siteId: site.id,
    analyses,
    services,
    read,
    pass(seconds) {
      clock += seconds * 1_000;
    },
    async analyze() {
      for (const { id, job } of await read()) {
        if (job.state === 'queued') await run(() => analyzePage(services, { organizationId, id }));
      }
    },
    async advance() {
      steps.pass(BATCH_SECONDS);
      const batch = await getModelBatch(table, site);
      if (batch === null || isOver(batch.job.state)) return;
      const { id: jobId, attempt } = batch.job;
      await run(() => advanceBatch(services, { organizationId, id: site.id, jobId, attempt }));
    },
    async finish() {
      for (let look = 0; look < 20; look += 1) {
        await steps.analyze();
        await steps.advance();
        const rows = await read();
        if (rows.every(({ job }) => isOver(job.state))) return rows;
      }
      throw new Error('the analyses did not end');
    },
  };
  return steps;
}

import { modelBatchKind } from '../../../shared/jobs/kinds/model-batch.ts';
import { endJob } from '../../../shared/jobs/lifecycle/end-job.ts';
import { reportJob } from '../../../shared/jobs/lifecycle/report-job.ts';
import { startModelBatch } from '../../../shared/jobs/start-model-batch.ts';
import { type BatchQuestionRow, listBatchQuestions } from '../../../shared/table/batch-questions.ts';
import type { ModelBatch } from '../../../shared/table/model-batches.ts';
import { type BatchJob, giveUpQuestions, wakeAnalyses } from '../batches/active-batch.ts';
import { collectQuestions } from '../batches/collect-questions.ts';
import { readBatch } from '../batches/read-batch.ts';
import { sendBatch } from '../batches/send-batch.ts';
import type { BatchServices } from '../services.ts';

/**
 * One look after the questions of a site: collects those that wait and sends them, or finds out whether the batch that was sent has ended.
 * Each look leads to a wait, or to the end of the job when no question is open.
 */
export async function advanceBatch(services: BatchServices, job: BatchJob): Promise<void> {
  const batch = await reportJob(services, modelBatchKind, job);
  const open = await listOpen(services, batch);
  if (services.batches === null || (await services.areOff())) {
    await giveUpQuestions(services, open, { isBilled: batch.sent?.batchId != null });
    await wakeAnalyses(services, open);
    return endBatch(services, batch);
  }
  const { batches } = services;
  const { sent } = batch;
  const given = { ...services, batches };
  if (sent !== null) {
    const questions = open.filter(({ label }) => label === sent.label);
    if (sent.batchId === null) return sendBatch(given, { ...batch, sent }, questions, { isAgain: true });
    return readBatch(given, { ...batch, sent: { ...sent, batchId: sent.batchId } }, questions);
  }
  // The job that sent them ended before it read their answers.
  const lost = open.filter(({ state }) => state === 'sent');
  await giveUpQuestions(services, lost, { isBilled: true });
  await wakeAnalyses(services, lost);
  const waiting = open.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return endBatch(services, batch);
  return collectQuestions(given, batch, waiting);
}

async function listOpen({ table }: BatchServices, batch: ModelBatch): Promise<BatchQuestionRow[]> {
  const questions = await listBatchQuestions(table, batch);
  return questions.filter(({ state }) => state === 'waiting' || state === 'sent');
}

/** A question that came in between found the job running. */
async function endBatch(services: BatchServices, batch: ModelBatch): Promise<void> {
  await endJob(services.table, modelBatchKind, batch, { status: 'completed', now: services.now() });
  const { organizationId, siteId: id } = batch;
  if ((await listOpen(services, batch)).length > 0) await startModelBatch(services, { organizationId, id });
}

import { secondsLater } from '../../../shared/domain/jobs/deadlines.ts';
import { log } from '../../../shared/logging/log.ts';
import type { KeptRequest, ModelBatches } from '../../../shared/providers/model/model-batches.ts';
import { ModelError } from '../../../shared/providers/model/text-model.ts';
import { type BatchQuestionRow, listBatchQuestions, readBatchRequest } from '../../../shared/table/batch-questions.ts';
import type { ModelBatch, SentBatch } from '../../../shared/table/model-batches.ts';
import type { OpenBatchServices } from '../services.ts';
import { answerQuestion, changeSent, giveUpQuestions, isAnyLive, waitSeconds, wakeAnalyses } from './active-batch.ts';
import { giveUpBatch } from './send-batch.ts';

type ReadableBatch = ModelBatch & { sent: SentBatch & { batchId: string } };

/** Both providers end a batch after 24 hours. */
const BATCH_HOURS_MAX = 25;
/** Looks become rarer: most batches end within the hour. */
const SOON_SECONDS = 600;
const RARER = 5;
const PAUSE_SECONDS_MAX = 300;
/** Results that lack some of the questions are read again, in case that the file was cut. */
const READINGS_MAX = 3;
const READ_SECONDS = 150;

/** Stores the answers of a batch that has ended; else waits, or cancels it when no one waits for it. */
export async function readBatch(
  services: OpenBatchServices,
  batch: ReadableBatch,
  questions: readonly BatchQuestionRow[],
): Promise<void> {
  const { batches, now } = services;
  const { sent } = batch;
  const signal = AbortSignal.timeout(READ_SECONDS * 1_000);
  const provider = await batches.open(sent.model);
  try {
    const files = await provider.read(sent.batchId, signal);
    if (files !== null) return await storeResults(services, batch, { provider, files, questions, signal });
    const isOver = secondsLater(new Date(sent.sentAt), BATCH_HOURS_MAX * 3_600) < now();
    if (isOver || !(await isAnyLive(services, questions))) {
      await provider.cancel(sent.batchId, signal);
      log.info('a batch was cancelled', { label: sent.label, batch_id: sent.batchId, late: isOver });
      return await giveUpBatch(services, batch, questions, { isBilled: true });
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    log.warn('a batch could not be read', { label: sent.label, kind: error.kind, reason: error.message });
    const mayPass = error.kind === 'unavailable' || error.kind === 'late';
    const isOver = secondsLater(new Date(sent.sentAt), 2 * BATCH_HOURS_MAX * 3_600) < now();
    if (!mayPass || isOver) return giveUpBatch(services, batch, questions, { isBilled: true });
  }
  const isYoung = secondsLater(new Date(sent.sentAt), SOON_SECONDS) > now();
  const seconds = isYoung ? batches.pauseSeconds : Math.min(RARER * batches.pauseSeconds, PAUSE_SECONDS_MAX);
  return waitSeconds(services, batch, seconds);
}

async function storeResults(
  services: OpenBatchServices,
  batch: ReadableBatch,
  {
    provider,
    files,
    questions,
    signal,
  }: {
    provider: ModelBatches;
    files: readonly string[];
    questions: readonly BatchQuestionRow[];
    signal: AbortSignal;
  },
): Promise<void> {
  const { table, batches } = services;
  const { sent } = batch;
  const missing = new Map(questions.map((question) => [question.questionId, question]));
  for await (const { id, answer, isBilled } of provider.results(files, signal)) {
    const question = missing.get(id);
    if (question === undefined) continue;
    missing.delete(id);
    if (answer === null) {
      await giveUpQuestions(services, [question], { isBilled });
      continue;
    }
    const request = (await readBatchRequest(table, question)) as KeptRequest;
    await batches.record(question.model, request, answer);
    const cost = batches.count(question.model, request, answer, { isBatch: true });
    await answerQuestion(services, question, { answer, cost });
  }
  if (missing.size > 0 && files.length > 0 && sent.readings + 1 < READINGS_MAX) {
    const changed = await changeSent(services, batch, { ...sent, readings: sent.readings + 1 });
    return waitSeconds(services, changed, batches.pauseSeconds);
  }
  await giveUpQuestions(services, [...missing.values()]);
  const changed = await changeSent(services, batch, null);
  // Those of an earlier reading too.
  const all = (await listBatchQuestions(table, batch)).filter(({ label }) => label === sent.label);
  await wakeAnalyses(services, all);
  await forgetBatch(provider, sent.batchId, files);
  return waitSeconds(services, changed, batches.pauseSeconds);
}

/** The provider would keep the pages for weeks. That it does is no failure of the batch. */
async function forgetBatch(provider: ModelBatches, batchId: string, files: readonly string[]): Promise<void> {
  try {
    await provider.forget(batchId, files, AbortSignal.timeout(10_000));
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    log.warn('a batch stays at its provider', { batch_id: batchId, kind: error.kind });
  }
}

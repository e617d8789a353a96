import { secondsLater } from '../../../shared/domain/jobs/deadlines.ts';
import { log } from '../../../shared/logging/log.ts';
import type { KeptRequest } from '../../../shared/providers/model/model-batches.ts';
import { ModelError } from '../../../shared/providers/model/text-model.ts';
import { type BatchQuestionRow, readBatchRequest } from '../../../shared/table/batch-questions.ts';
import type { ModelBatch, SentBatch } from '../../../shared/table/model-batches.ts';
import type { OpenBatchServices } from '../services.ts';
import { changeSent, giveUpQuestions, waitSeconds, wakeAnalyses } from './active-batch.ts';

/** One that was sent and whose id was lost is paid for: a provider without labels gets the questions a second time, and never a third. */
const SENDS_MAX = 2;
const SEND_SECONDS = 110;
/** A provider that takes no batch for so long is given up, and the questions are asked one by one. */
const SEND_HOURS_MAX = 6;

/** Sends the questions of the batch that the row names, unless the provider has it, and stores its id. */
export async function sendBatch(
  services: OpenBatchServices,
  batch: ModelBatch & { sent: SentBatch },
  questions: readonly BatchQuestionRow[],
  { isAgain }: { isAgain: boolean },
): Promise<void> {
  const { table, batches, now } = services;
  const { sent } = batch;
  const signal = AbortSignal.timeout(SEND_SECONDS * 1_000);
  const provider = await batches.open(sent.model);
  let current = batch;
  try {
    let batchId = isAgain ? await provider.find(sent.label, signal) : null;
    if (batchId === null && isAgain) {
      const isTooLate = secondsLater(new Date(sent.sentAt), SEND_HOURS_MAX * 3_600) < now();
      if (sent.sends >= SENDS_MAX || isTooLate) return await giveUpBatch(services, batch, questions);
      current = await changeSent(services, batch, { ...sent, sends: sent.sends + 1 });
    }
    if (batchId === null) {
      const asked = [];
      for (const question of questions) {
        asked.push({ id: question.questionId, request: (await readBatchRequest(table, question)) as KeptRequest });
      }
      batchId = await provider.submit(sent.label, asked, signal);
    }
    log.info('a batch was sent to the model', { label: sent.label, batch_id: batchId, questions: questions.length });
    await changeSent(services, current, { ...current.sent, batchId });
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    log.warn('a batch could not be sent to the model', { label: sent.label, kind: error.kind, reason: error.message });
    if (error.kind !== 'unavailable' && error.kind !== 'late') return giveUpBatch(services, current, questions);
    // It was refused, so none is lost. One that was late may be there.
    if (error.kind === 'unavailable') {
      current = await changeSent(services, current, { ...current.sent, sends: current.sent.sends - 1 });
    }
  }
  return waitSeconds(services, current, batches.pauseSeconds);
}

/** The analyses of a batch ask the model at once. */
export async function giveUpBatch(
  services: OpenBatchServices,
  batch: ModelBatch & { sent: SentBatch },
  questions: readonly BatchQuestionRow[],
  { isBilled = false } = {},
): Promise<void> {
  await giveUpQuestions(services, questions, { isBilled });
  const changed = await changeSent(services, batch, null);
  await wakeAnalyses(services, questions);
  return waitSeconds(services, changed, services.batches.pauseSeconds);
}

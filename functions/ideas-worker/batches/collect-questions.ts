import { secondsLater } from '../../../shared/domain/jobs/deadlines.ts';
import { log } from '../../../shared/logging/log.ts';
import type { KeptRequest, ModelBatches } from '../../../shared/providers/model/model-batches.ts';
import { ModelError } from '../../../shared/providers/model/text-model.ts';
import { type BatchQuestionRow, markSent, readBatchRequest } from '../../../shared/table/batch-questions.ts';
import type { ModelBatch } from '../../../shared/table/model-batches.ts';
import type { OpenBatchServices } from '../services.ts';
import { answerQuestion, changeSent, giveUpQuestions, selectLive, waitSeconds, wakeAnalyses } from './active-batch.ts';
import { sendBatch } from './send-batch.ts';

/** Some 50 MB of pages in one request. */
const QUESTIONS_MAX = 500;
/** The questions of a site come over some time; after so many pauses they are sent, although more come. */
const PAUSES_MAX = 10;
const TRIAL_SECONDS = 110;
/** A provider that is down for so long is left to the analyses themselves, which then wait for it one by one (decision 56). */
const DOWN_HOURS_MAX = 6;

/** Sends the questions that wait, when no more come. */
export async function collectQuestions(
  services: OpenBatchServices,
  batch: ModelBatch,
  waiting: readonly BatchQuestionRow[],
): Promise<void> {
  const { table, batches, now } = services;
  const sorted = waiting.toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1));
  const [oldest, newest] = [sorted[0], sorted.at(-1)];
  if (oldest === undefined || newest === undefined) return;
  const isQuiet = secondsLater(new Date(newest.askedAt), batches.pauseSeconds) <= now();
  const isLate = secondsLater(new Date(oldest.askedAt), PAUSES_MAX * batches.pauseSeconds) <= now();
  if (!isQuiet && !isLate && sorted.length < QUESTIONS_MAX) return waitSeconds(services, batch, batches.pauseSeconds);
  // A provider takes one model for a batch.
  const candidates = sorted.filter(({ model }) => model === oldest.model).slice(0, QUESTIONS_MAX);
  const live = await selectLive(services, candidates);
  await giveUpQuestions(
    services,
    candidates.filter((question) => !live.includes(question)),
  );
  const left = await tryForms(services, await batches.open(oldest.model), live);
  if (left === null) {
    const isTooLong = secondsLater(new Date(oldest.askedAt), DOWN_HOURS_MAX * 3_600) <= now();
    if (isTooLong) await giveUpQuestions(services, live);
    if (isTooLong) await wakeAnalyses(services, live);
    return waitSeconds(services, batch, batches.pauseSeconds);
  }
  // The next look finds what else there is.
  if (left.length === 0) return waitSeconds(services, batch, 0);
  const label = `${batch.job.id}-${batch.job.attempt}`;
  const sent = { label, model: oldest.model, batchId: null, sends: 1, readings: 0, sentAt: now().toISOString() };
  const changed = await changeSent(services, batch, sent);
  for (const question of left) await markSent(table, question, label);
  return sendBatch(services, changed, left, { isAgain: false });
}

/**
 * Asks one question of each purpose at once, where this process does not know yet which form of it the server takes: in a batch, all would be
 * refused together, hours later.
 * @returns the questions that are left for the batch; null while the provider is out of service
 */
async function tryForms(
  services: OpenBatchServices,
  provider: ModelBatches,
  questions: readonly BatchQuestionRow[],
): Promise<BatchQuestionRow[] | null> {
  const left: BatchQuestionRow[] = [];
  const done: BatchQuestionRow[] = [];
  for (const question of questions) {
    const request = (await readBatchRequest(services.table, question)) as KeptRequest;
    if (provider.knowsForm(request.purpose)) {
      left.push(question);
      continue;
    }
    try {
      const answer = await provider.generate({ ...request, signal: AbortSignal.timeout(TRIAL_SECONDS * 1_000) });
      await services.batches.record(question.model, request, answer);
      const cost = services.batches.count(question.model, request, answer, { isBatch: false });
      await answerQuestion(services, question, { answer, cost });
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      log.warn('the first question of a batch failed', { model: question.model, kind: error.kind });
      if (error.kind === 'unavailable') return null;
      // The key, or the model: every other one would fail too.
      const failed = error.isLasting ? questions : [question];
      await giveUpQuestions(services, failed, { isBilled: error.kind === 'late' });
      if (error.isLasting) {
        await wakeAnalyses(services, questions);
        return [];
      }
    }
    done.push(question);
  }
  await wakeAnalyses(services, done);
  return left;
}

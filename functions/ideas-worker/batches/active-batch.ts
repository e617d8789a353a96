import { secondsLater } from '../../../shared/domain/jobs/deadlines.ts';
import type { Cost } from '../../../shared/domain/plans/cost.ts';
import { jobMessage } from '../../../shared/jobs/job-kind.ts';
import type { JobMessage } from '../../../shared/jobs/job-message.ts';
import { analysisKind, analysisTask } from '../../../shared/jobs/kinds/analysis.ts';
import { modelBatchKind } from '../../../shared/jobs/kinds/model-batch.ts';
import { findJob } from '../../../shared/jobs/lifecycle/job-rows.ts';
import { requeueJob } from '../../../shared/jobs/lifecycle/requeue-job.ts';
import { runInParallel } from '../../../shared/jobs/run-in-parallel.ts';
import { JobOverError } from '../../../shared/jobs/worker-errors.ts';
import type { TextAnswer } from '../../../shared/providers/model/text-model.ts';
import type { Analysis } from '../../../shared/table/analyses.ts';
import {
  type BatchQuestionRow,
  markDirect,
  settleBatchQuestion,
  storeBatchAnswer,
} from '../../../shared/table/batch-questions.ts';
import { type ModelBatch, setSentBatch } from '../../../shared/table/model-batches.ts';
import type { BatchServices } from '../services.ts';

export type BatchJob = Pick<JobMessage, 'organizationId' | 'id' | 'jobId' | 'slot'> & { attempt?: number | undefined };

const READS_AT_ONCE = 10;

/**
 * Queues the job again, to go on after a wait: it holds no slot in the meantime. For this execution it is over.
 * @throws JobOverError always.
 */
export async function waitSeconds(services: BatchServices, batch: ModelBatch, seconds: number): Promise<never> {
  const now = services.now();
  const until = secondsLater(now, seconds);
  // Its day begins anew each time: how long a batch may take is decided by its questions.
  const queuedAt = now.toISOString();
  const waiting = await requeueJob(services, modelBatchKind, batch, { error: null, until, queuedAt });
  if (waiting === null || 'refused' in waiting) throw new JobOverError(`job ${batch.job.id} is over`);
  await services.sendLater(jobMessage(modelBatchKind, waiting), seconds);
  throw new JobOverError(`job ${batch.job.id} waits, and goes on as attempt ${waiting.job.attempt}`);
}

/**
 * Stores where the batch stands, and returns the row with it.
 * @throws JobOverError when another execution was faster, or the job has ended.
 */
export async function changeSent<Sent extends ModelBatch['sent']>(
  { table }: BatchServices,
  batch: ModelBatch,
  sent: Sent,
): Promise<ModelBatch & { sent: Sent }> {
  if (!(await setSentBatch(table, batch, sent))) throw new JobOverError(`job ${batch.job.id} goes on elsewhere`);
  return { ...batch, sent };
}

/** Stores the answer of a question, and counts what it cost once. */
export async function answerQuestion(
  { table, now }: BatchServices,
  question: BatchQuestionRow,
  { answer, cost }: { answer: TextAnswer; cost: Cost },
): Promise<void> {
  if (await storeBatchAnswer(table, question, answer, now())) await settleBatchQuestion(table, question, cost);
}

/** No batch answers these questions: their analyses ask the model at once. `isBilled`: the set-aside dollars may be on the bill. */
export async function giveUpQuestions(
  { table }: BatchServices,
  questions: readonly BatchQuestionRow[],
  { isBilled = false } = {},
): Promise<void> {
  await runInParallel(questions, READS_AT_ONCE, async (question) => {
    if ((await markDirect(table, question)) && !isBilled) await settleBatchQuestion(table, question, {});
  });
}

const findAnalysis = (
  { table }: BatchServices,
  { organizationId, analysisId: id }: BatchQuestionRow,
): Promise<Analysis | null> => findJob(table, analysisKind, analysisTask({ organizationId, id }));

/** The analyses go on that wait for these questions. */
export async function wakeAnalyses(services: BatchServices, questions: readonly BatchQuestionRow[]): Promise<void> {
  const found = await runInParallel(questions, READS_AT_ONCE, (question) => findAnalysis(services, question));
  const waiting = found.filter((analysis) => analysis?.job.state === 'queued');
  await services.jobs.send(...waiting.map((analysis) => jobMessage(analysisKind, analysis as Analysis)));
}

/** The questions whose analyses were not cancelled and have not ended otherwise. */
export async function selectLive(
  services: BatchServices,
  questions: readonly BatchQuestionRow[],
): Promise<BatchQuestionRow[]> {
  const live = await runInParallel(questions, READS_AT_ONCE, async (question) =>
    (await findAnalysis(services, question)) === null ? null : question,
  );
  return live.filter((question) => question !== null);
}

export async function isAnyLive(services: BatchServices, questions: readonly BatchQuestionRow[]): Promise<boolean> {
  for (const question of questions) if ((await findAnalysis(services, question)) !== null) return true;
  return false;
}

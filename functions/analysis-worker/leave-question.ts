import { createHash } from 'node:crypto';
import { secondsLater } from '../../shared/domain/jobs/deadlines.ts';
import { jobMessage } from '../../shared/jobs/job-kind.ts';
import { analysisKind } from '../../shared/jobs/kinds/analysis.ts';
import { renewLocks } from '../../shared/jobs/lifecycle/job-locks.ts';
import { requeueJob } from '../../shared/jobs/lifecycle/requeue-job.ts';
import { startModelBatch } from '../../shared/jobs/start-model-batch.ts';
import { JobOverError } from '../../shared/jobs/worker-errors.ts';
import { type BatchDesk, WaitsForBatchError } from '../../shared/providers/model/batch-desk.ts';
import { toQuestion } from '../../shared/providers/model/recordings.ts';
import type { TextAnswer } from '../../shared/providers/model/text-model.ts';
import { setAsideDollars } from '../../shared/providers/spending/open-payer.ts';
import { SpendingLimitError } from '../../shared/providers/spending/payer.ts';
import type { Analysis } from '../../shared/table/analyses.ts';
import {
  type BatchQuestionRow,
  getBatchQuestion,
  listBatchQuestions,
  putBatchQuestion,
  readBatchAnswer,
  settleBatchQuestion,
} from '../../shared/table/batch-questions.ts';
import { type AnalysisJob, reportAnalysis } from './active-analysis.ts';
import type { AnalysisServices } from './services.ts';

/** An analysis that waited so long asks at once: a batch ends within a day, and an analysis may need two. */
const WAIT_HOURS_MAX = 30;
/** It is woken by the answer. When that is lost, it looks for it itself. */
const LOOK_AFTER_SECONDS = 3_600;

const hasWaitedLong = ({ waitsSince }: Analysis, now: Date): boolean =>
  waitsSince !== null && secondsLater(new Date(waitsSince), WAIT_HOURS_MAX * 3_600) < now;

/** When the work on an analysis begins, as its questions say it: one that waits asks in the same words again, days included. */
export const beginOfWork = (analysis: Analysis, now: Date): Date =>
  analysis.waitsSince === null || hasWaitedLong(analysis, now) ? now : new Date(analysis.waitsSince);

/** The desk for an analysis that may wait; null for one that asks at once. */
export function openDesk(services: AnalysisServices, analysis: Analysis): BatchDesk | null {
  const { table, batches, now } = services;
  const { organizationId, siteId, id: analysisId, mayWait } = analysis;
  if (batches === null || !mayWait || hasWaitedLong(analysis, now())) return null;
  // An answer that was got at once is not kept: with a wait behind it, it would be paid for twice.
  let asksAtOnce = false;
  return {
    async ask(model, request) {
      if (asksAtOnce || request.earlier !== undefined) {
        asksAtOnce = true;
        return null;
      }
      const questionId = `${analysisId}-${digestQuestion(model, request)}`;
      const known = await getBatchQuestion(table, { organizationId, siteId, questionId });
      if (known?.state === 'answered') return (await readBatchAnswer(table, known)) as TextAnswer;
      if (known?.state === 'direct') {
        asksAtOnce = true;
        return null;
      }
      if (known === null) {
        const question = { organizationId, siteId, analysisId, questionId, model };
        const paid = await setAside(services, organizationId, batches.costMax(model, request));
        if (paid === null) {
          // Most of the dollars of the questions before it are free again when those are answered.
          if (await isAnyOpen(services, analysis)) throw new WaitsForBatchError(null);
          asksAtOnce = true;
          return null;
        }
        const isNew = await putBatchQuestion(table, { ...question, ...paid }, request, now());
        if (!isNew) await settleBatchQuestion(table, { ...question, ...paid }, {});
      }
      throw new WaitsForBatchError(questionId);
    },
  };
}

/** Of the question without the random code of its data markers. */
const digestQuestion = (model: string, request: Parameters<typeof toQuestion>[0]): string =>
  createHash('sha256')
    .update(JSON.stringify([model, toQuestion(request)]))
    .digest('hex')
    .slice(0, 32);

/** Null where the month's limit leaves too little for one more question that waits. */
async function setAside({ table, now }: AnalysisServices, organizationId: number, microdollars: number) {
  try {
    return await setAsideDollars(table, organizationId, microdollars, now());
  } catch (error) {
    if (error instanceof SpendingLimitError) return null;
    throw error;
  }
}

const isOpen = (question: Pick<BatchQuestionRow, 'state'> | null): boolean =>
  question?.state === 'waiting' || question?.state === 'sent';

const isAnyOpen = async ({ table }: AnalysisServices, { organizationId, siteId }: Analysis): Promise<boolean> =>
  (await listBatchQuestions(table, { organizationId, siteId })).some(isOpen);

/**
 * Queues an analysis again whose question waits for a batch: it holds no slot in the meantime. For this execution it is over.
 * @param wait `since`: when it began to wait first. `questionId`: null where its question could not be left yet.
 * @throws JobOverError always.
 */
export async function waitForBatch(
  services: AnalysisServices,
  job: AnalysisJob,
  { since, questionId }: { since: Date; questionId: string | null },
): Promise<never> {
  const { table, jobs, now } = services;
  const analysis = await reportAnalysis(services, job, { set: { waitsSince: since.toISOString() } });
  const { organizationId, siteId, id } = analysis;
  await startModelBatch(services, { organizationId, id: siteId });
  const at = now();
  const until = secondsLater(at, LOOK_AFTER_SECONDS);
  const waiting = await requeueJob(services, analysisKind, analysis, {
    error: null,
    until,
    // Its day begins anew with each batch: it is over before.
    queuedAt: at.toISOString(),
  });
  if (waiting === null || 'refused' in waiting) throw new JobOverError(`analysis ${id} is over`);
  await renewLocks(table, waiting, LOOK_AFTER_SECONDS + analysisKind.deadlines.leaseSeconds, at);
  // A batch can be faster than this: its answers woke no one.
  const left = questionId === null ? null : { organizationId, siteId, questionId };
  if (left !== null && !isOpen(await getBatchQuestion(table, left))) await jobs.send(jobMessage(analysisKind, waiting));
  throw new JobOverError(`analysis ${id} waits for a batch, and goes on as attempt ${waiting.job.attempt}`);
}

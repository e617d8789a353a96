/** Questions of analyses that wait for a batch of the model's provider, and their answers, for some days. */
import * as z from 'zod';
import { secondsLater } from '../domain/jobs/deadlines.ts';
import type { Cost } from '../domain/plans/cost.ts';
import { blobPointerSchema, readBlob, storeExpiringBlob } from './engine/blobs.ts';
import { getItem, queryItems, type Table } from './engine/client.ts';
import { TTL_ATTRIBUTE } from './engine/definition.ts';
import type { Changes } from './engine/expressions.ts';
import { keys, prefixes } from './engine/keys.ts';
import { putItem, updateItem } from './engine/writes.ts';
import { settleSpending } from './spending.ts';

/**
 * `waiting`: for its batch to be sent. `sent`: in the batch `label`. `answered`. `direct`: no batch answers it, and whoever asked asks the
 * model at once.
 */
const questionStates = ['waiting', 'sent', 'answered', 'direct'] as const;

const questionSchema = z.object({
  organizationId: z.number(),
  siteId: z.number(),
  analysisId: z.number(),
  /** Of the analysis and the words of the question, so that an analysis that runs again finds it. */
  questionId: z.string(),
  model: z.string(),
  state: z.enum(questionStates),
  label: z.string().nullable(),
  request: blobPointerSchema,
  answer: blobPointerSchema.nullable(),
  askedAt: z.string(),
  /** Dollars that were set aside for it, and in which month. */
  month: z.string(),
  committed: z.number(),
});
export type BatchQuestionRow = z.infer<typeof questionSchema>;

type QuestionId = Pick<BatchQuestionRow, 'organizationId' | 'siteId' | 'questionId'>;

/** Longer than a batch may take, with the analysis behind it. */
const KEPT_SECONDS = 3 * 86_400;

const questionKey = ({ organizationId, siteId, questionId }: QuestionId) =>
  keys.batchQuestion(organizationId, siteId, questionId);

export async function getBatchQuestion(table: Table, id: QuestionId): Promise<BatchQuestionRow | null> {
  const item = await getItem(table, questionKey(id));
  return item ? questionSchema.parse(item) : null;
}

/** Stores a question once. False when it is there. */
export async function putBatchQuestion(
  table: Table,
  question: Omit<BatchQuestionRow, 'state' | 'label' | 'request' | 'answer' | 'askedAt'>,
  request: unknown,
  now: Date,
): Promise<boolean> {
  const expiresAtSeconds = expiry(now);
  const row: BatchQuestionRow = {
    ...question,
    state: 'waiting',
    label: null,
    request: await storeExpiringBlob(table, request, expiresAtSeconds),
    answer: null,
    askedAt: now.toISOString(),
  };
  const item = { ...questionKey(question), ...row, [TTL_ATTRIBUTE]: expiresAtSeconds };
  return (await putItem(table, item, [{ attribute: 'pk', is: 'missing' }])).ok;
}

const expiry = (now: Date): number => Math.floor(secondsLater(now, KEPT_SECONDS).getTime() / 1_000);

/** All of a site, answered ones too. */
export async function listBatchQuestions(
  table: Table,
  { organizationId, siteId }: Pick<QuestionId, 'organizationId' | 'siteId'>,
): Promise<BatchQuestionRow[]> {
  const { pk } = keys.batchQuestion(organizationId, siteId, '');
  const items = await queryItems(table, { pk, prefix: prefixes.batchQuestion });
  return items.map((item) => questionSchema.parse(item));
}

export const markSent = (table: Table, question: BatchQuestionRow, label: string): Promise<boolean> =>
  moveQuestion(table, question, { set: { state: 'sent', label } });

/** @returns false when another one has answered it, or given it up */
export async function storeBatchAnswer(
  table: Table,
  question: BatchQuestionRow,
  answer: unknown,
  now: Date,
): Promise<boolean> {
  const pointer = await storeExpiringBlob(table, answer, expiry(now));
  return moveQuestion(table, question, { set: { state: 'answered', answer: pointer } });
}

export const markDirect = (table: Table, question: BatchQuestionRow): Promise<boolean> =>
  moveQuestion(table, question, { set: { state: 'direct' } });

async function moveQuestion(table: Table, question: BatchQuestionRow, changes: Changes): Promise<boolean> {
  const isOpen = (['waiting', 'sent'] as const).map((value) => ({ attribute: 'state', is: '=', value }) as const);
  return (await updateItem(table, questionKey(question), changes, [isOpen])).ok;
}

export const readBatchRequest = (table: Table, { request }: BatchQuestionRow): Promise<unknown> =>
  readBlob(table, request);

export const readBatchAnswer = (table: Table, { answer }: BatchQuestionRow): Promise<unknown> =>
  answer === null ? Promise.resolve(null) : readBlob(table, answer);

/** Counts what a question cost for its analysis, and gives back what was set aside beyond that. */
export const settleBatchQuestion = (
  table: Table,
  given: Pick<BatchQuestionRow, 'organizationId' | 'siteId' | 'analysisId' | 'month' | 'committed'>,
  cost: Cost,
): Promise<void> => {
  const { organizationId, siteId, analysisId, month, committed } = given;
  const subject = { siteId, job: keys.analysis(organizationId, analysisId) };
  return settleSpending(table, organizationId, { month, committed, cost, subject });
};

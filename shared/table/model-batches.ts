/** The job that sends questions of a site's analyses through batches of the model's provider: one row, of the latest. */
import * as z from 'zod';
import { formatJobId } from '../domain/jobs/job-id.ts';
import { getItem, type Item, type Table } from './engine/client.ts';
import type { Conditions } from './engine/expressions.ts';
import { type Key, keys } from './engine/keys.ts';
import { updateItem } from './engine/writes.ts';
import { isAttempt, jobRowShape, mayMove, newJob } from './jobs.ts';

/** A batch that is sent, or about to be. */
const sentSchema = z.object({
  /** Names the batch at a provider that keeps labels, and its questions. */
  label: z.string(),
  model: z.string(),
  /** Null until the provider's answer is stored. */
  batchId: z.string().nullable(),
  /** How often it was sent: a crash before its id was stored leaves one that no one reads. */
  sends: z.number(),
  /** How often its results were read without all of them. */
  readings: z.number(),
  sentAt: z.string(),
});
export type SentBatch = z.infer<typeof sentSchema>;

const modelBatchSchema = z.object({
  ...jobRowShape,
  siteId: z.number(),
  /** Rises with each job; part of the job id. */
  run: z.number(),
  /** Null while questions are collected. */
  sent: sentSchema.nullable(),
});
export type ModelBatch = z.infer<typeof modelBatchSchema>;

interface SiteId {
  organizationId: number;
  id: number;
}

export const parseModelBatch = (item: Item): ModelBatch => modelBatchSchema.parse(item);

export const modelBatchKey = ({ organizationId, siteId }: Pick<ModelBatch, 'organizationId' | 'siteId'>): Key =>
  keys.modelBatch(organizationId, siteId);

export async function getModelBatch(table: Table, { organizationId, id }: SiteId): Promise<ModelBatch | null> {
  const item = await getItem(table, keys.modelBatch(organizationId, id));
  return item ? parseModelBatch(item) : null;
}

export function newModelBatch({ organizationId, id: siteId }: SiteId, run: number, now: Date): ModelBatch {
  const id = formatJobId({ kind: 'model_batch', siteId, run });
  const locks = [{ ...keys.siteLock(organizationId, siteId, 'BATCH'), holder: id }];
  return {
    organizationId,
    siteId,
    run,
    sent: null,
    job: newJob({ id, kind: 'model_batch', siteId, pageId: null, queuedAt: now.toISOString(), locks }),
  };
}

/** Holds while no other job began since `previous` was read. */
export const isLatestBatch = (previous: ModelBatch | null): Conditions => [
  previous ? { attribute: 'run', is: '=', value: previous.run } : { attribute: 'pk', is: 'missing' },
];

/** Holds while this attempt runs and the batch is as it was read. */
const isSameBatch = ({ job, sent }: ModelBatch): Conditions => [
  ...mayMove('report', job.id),
  ...isAttempt(job.attempt),
  sent === null ? { attribute: 'sent', is: '=', value: null } : { attribute: 'sent/sends', is: '=', value: sent.sends },
];

/** Stores where the batch stands. False when the job has ended, or another execution was faster. */
export const setSentBatch = async (table: Table, batch: ModelBatch, sent: SentBatch | null): Promise<boolean> =>
  (await updateItem(table, modelBatchKey(batch), { set: { sent } }, isSameBatch(batch))).ok;

/** The keyword generation of a site: one row, of the latest run. */
import * as z from 'zod';
import { type BlobPointer, blobPointerSchema, readBlob } from './engine/blobs.ts';
import { getItem, type Item, type Table } from './engine/client.ts';
import type { Conditions } from './engine/expressions.ts';
import { type Key, keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { formerGenerationJob } from './former-jobs.ts';
import { addJobEnvelope, jobRowShape, mayMove } from './jobs.ts';
import { runScopes } from './sites.ts';

const generationSchema = z.object({
  ...jobRowShape,
  siteId: z.number(),
  /** Rises with each generation; part of the job id. */
  run: z.number(),
  scope: z.enum(runScopes),
  status: z.enum(['running', 'completed', 'failed']),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** The pages that need a keyword, in the order of the work; null until they are chosen. */
  pageIds: blobPointerSchema.nullable(),
  total: z.number(),
  /** How many of them the run has looked at; those are `completed` or `failed`. */
  position: z.number(),
  completed: z.number(),
  failed: z.number(),
  /** The primary keywords of the latest batches, which the index of pages may not show yet. */
  recentKeywords: z.array(z.string()),
});
export type KeywordGeneration = z.infer<typeof generationSchema>;

interface SiteId {
  organizationId: number;
  id: number;
}

export const generationKey = ({ organizationId, siteId }: Pick<KeywordGeneration, 'organizationId' | 'siteId'>): Key =>
  keys.keywordGeneration(organizationId, siteId);

export const parseGeneration = (item: Item): KeywordGeneration =>
  generationSchema.parse(addJobEnvelope(item, formerGenerationJob));

/** The latest generation of a site; null before the first. */
export async function getKeywordGenerationRow(
  table: Table,
  { organizationId, id }: SiteId,
): Promise<KeywordGeneration | null> {
  const item = await getItem(table, keys.keywordGeneration(organizationId, id));
  return item ? parseGeneration(item) : null;
}

/** The pages that a run has still to look at. */
export async function pendingPageIds(table: Table, { pageIds, position }: KeywordGeneration): Promise<number[]> {
  if (pageIds === null) return [];
  return z
    .array(z.number())
    .parse(await readBlob(table, pageIds))
    .slice(position);
}

/** Holds while no other run began since `previous` was read. */
export const isLatestGeneration = (previous: KeywordGeneration | null): Conditions => [
  previous ? { attribute: 'run', is: '=', value: previous.run } : { attribute: 'pk', is: 'missing' },
];

/** A run before it chose its pages. */
export const emptyGeneration = {
  finishedAt: null,
  pageIds: null,
  total: 0,
  position: 0,
  completed: 0,
  failed: 0,
  recentKeywords: [],
};

/** The pages of a run, once. The write fails (`generation`) when they were chosen before. */
export const choosePagesWrite = (generation: KeywordGeneration, pageIds: BlobPointer, total: number): Write => ({
  name: 'generation',
  update: generationKey(generation),
  changes: { set: { pageIds, total } },
  if: [...mayMove('report', generation.job.id), { attribute: 'pageIds', is: '=', value: null }],
});

/** Counts a batch. The write fails (`generation`) when another execution was faster, or the run is over. */
export const countBatchWrite = (
  generation: KeywordGeneration,
  batch: { looked: number; completed: number; failed: number; recentKeywords: readonly string[] },
): Write => ({
  name: 'generation',
  update: generationKey(generation),
  changes: {
    set: { position: generation.position + batch.looked, recentKeywords: batch.recentKeywords },
    add: { completed: batch.completed, failed: batch.failed },
  },
  if: [...mayMove('report', generation.job.id), { attribute: 'position', is: '=', value: generation.position }],
});

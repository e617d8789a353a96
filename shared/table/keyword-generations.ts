/** The keyword generation of a site: one row, of the latest run. */
import * as z from 'zod';
import { formatJobId } from '../domain/jobs/job-id.ts';
import { type BlobPointer, blobPointerSchema, readBlob } from './engine/blobs.ts';
import { getItem, type Table } from './engine/client.ts';
import type { Changes, Conditions } from './engine/expressions.ts';
import { dueWorkIndexKey, type Key, keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { updateItem } from './engine/writes.ts';
import { runScopes } from './sites.ts';

const generationSchema = z.object({
  organizationId: z.number(),
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
  /** A worker picked it up at some time. */
  pickedUp: z.boolean(),
  resends: z.number(),
  /** When it should have reported; unset once it is over. */
  dueAt: z.string().optional(),
});
export type KeywordGeneration = z.infer<typeof generationSchema>;
export type RunningGeneration = Pick<KeywordGeneration, 'organizationId' | 'siteId' | 'run'>;

interface SiteId {
  organizationId: number;
  id: number;
}

const keyOf = ({ organizationId, siteId }: Pick<KeywordGeneration, 'organizationId' | 'siteId'>): Key =>
  keys.keywordGeneration(organizationId, siteId);

export const generationJobId = ({ siteId, run }: RunningGeneration): string =>
  formatJobId({ kind: 'keyword_generation', siteId, run });

/** The latest generation of a site; null before the first. */
export async function getKeywordGenerationRow(
  table: Table,
  { organizationId, id }: SiteId,
): Promise<KeywordGeneration | null> {
  const item = await getItem(table, keys.keywordGeneration(organizationId, id));
  return item ? generationSchema.parse(item) : null;
}

/** The pages that a run has still to look at. */
export async function pendingPageIds(table: Table, { pageIds, position }: KeywordGeneration): Promise<number[]> {
  if (pageIds === null) return [];
  return z
    .array(z.number())
    .parse(await readBlob(table, pageIds))
    .slice(position);
}

/** The row of a run that begins now. The write named `generation` fails when another one began since `previous` was read. */
export function createGenerationWrite(
  generation: KeywordGeneration,
  previous: KeywordGeneration | null,
  dueAt: Date,
): Write {
  return {
    name: 'generation',
    put: { ...keyOf(generation), ...generation, ...dueWork(generation, dueAt) },
    if: [previous ? { attribute: 'run', is: '=', value: previous.run } : { attribute: 'pk', is: 'missing' }],
  };
}

export const newGeneration = (
  given: Pick<KeywordGeneration, 'organizationId' | 'siteId' | 'run' | 'scope' | 'startedAt'>,
): KeywordGeneration => ({
  ...given,
  status: 'running',
  finishedAt: null,
  pageIds: null,
  total: 0,
  position: 0,
  completed: 0,
  failed: 0,
  recentKeywords: [],
  pickedUp: false,
  resends: 0,
});

const dueWork = ({ organizationId, siteId }: Pick<KeywordGeneration, 'organizationId' | 'siteId'>, dueAt: Date) => ({
  workKind: 'keyword_generation',
  organizationId,
  workId: siteId,
  ...dueWorkIndexKey({ kind: 'job', id: siteId, dueAt: dueAt.toISOString() }),
});

const isRunning = ({ run }: RunningGeneration): Conditions => [
  { attribute: 'run', is: '=', value: run },
  { attribute: 'status', is: '=', value: 'running' },
];

/** Changes a run that is not over, and pushes its deadline; null when it is over, or a condition fails. */
export async function updateRunningGeneration(
  table: Table,
  running: RunningGeneration,
  changes: Changes,
  dueAt: Date,
  conditions: Conditions = [],
): Promise<KeywordGeneration | null> {
  const result = await updateItem(
    table,
    keyOf(running),
    { ...changes, set: { ...changes.set, ...dueWork(running, dueAt) } },
    [...isRunning(running), ...conditions],
  );
  return result.ok ? generationSchema.parse(result.item) : null;
}

/** The pages of a run, once. The write fails (`generation`) when they were chosen before. */
export const choosePagesWrite = (running: RunningGeneration, pageIds: BlobPointer, total: number): Write => ({
  name: 'generation',
  update: keyOf(running),
  changes: { set: { pageIds, total } },
  if: [...isRunning(running), { attribute: 'pageIds', is: '=', value: null }],
});

/** Counts a batch. The write fails (`generation`) when another execution was faster, or the run is over. */
export const countBatchWrite = (
  generation: KeywordGeneration,
  batch: { looked: number; completed: number; failed: number; recentKeywords: readonly string[] },
): Write => ({
  name: 'generation',
  update: keyOf(generation),
  changes: {
    set: { position: generation.position + batch.looked, recentKeywords: batch.recentKeywords },
    add: { completed: batch.completed, failed: batch.failed },
  },
  if: [...isRunning(generation), { attribute: 'position', is: '=', value: generation.position }],
});

/** Ends a run: it leaves the work that is due. The write fails (`generation`) when it is over already. */
export const endGenerationWrite = (
  running: RunningGeneration,
  status: 'completed' | 'failed',
  finishedAt: string,
): Write => ({
  name: 'generation',
  update: keyOf(running),
  changes: { set: { status, finishedAt }, remove: ['dueKind', 'dueAt'] },
  if: isRunning(running),
});

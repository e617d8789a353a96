import * as z from 'zod';
import { runModes, runStages, runStatuses, runTriggers } from '../domain/ideas/run-rules.ts';
import { blobPointerSchema } from './engine/blobs.ts';
import { getItem, type Item, queryItems, type Table } from './engine/client.ts';
import { dueWorkIndexKey, dueWorkPartitions, indexes } from './engine/indexes.ts';
import { keys, prefixes } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { updateItem } from './engine/writes.ts';
import { formerIdeaRunJob } from './former-jobs.ts';
import { addJobEnvelope, jobRowShape, mayMove } from './jobs.ts';
import { messageSchema } from './stored-message.ts';

const ideaRunSchema = z.object({
  ...jobRowShape,
  id: z.string(),
  siteId: z.number(),
  status: z.enum(runStatuses),
  /** It was failed because it stopped reporting. */
  stale: z.boolean(),
  trigger: z.enum(runTriggers),
  stage: z.enum(runStages),
  /** For a person who waits. */
  progress: z.string(),
  /** The same for other languages; absent of a run of an older release. */
  said: messageSchema.exactOptional(),
  mode: z.enum(runModes).nullable(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** The output of the previous step. */
  work: blobPointerSchema.nullable(),
});
export type IdeaRun = z.infer<typeof ideaRunSchema>;
type IdeaRunKey = Pick<IdeaRun, 'id' | 'organizationId' | 'siteId' | 'startedAt'>;

export const ideaRunKey = ({ organizationId, siteId, startedAt, id }: IdeaRunKey) =>
  keys.ideaRun(organizationId, siteId, startedAt, id);

export const parseIdeaRun = (item: Item): IdeaRun => ideaRunSchema.parse(addJobEnvelope(item, formerIdeaRunJob));

/** The site's latest run, over or not. */
export async function getLatestIdeaRun(table: Table, organizationId: number, siteId: number): Promise<IdeaRun | null> {
  const { pk } = keys.ideasState(organizationId, siteId);
  const [item] = await queryItems(table, { pk, prefix: prefixes.ideaRun, newestFirst: true, limit: 1 });
  return item ? parseIdeaRun(item) : null;
}

/** A change of a run within a transaction; the write named `run` fails when it is over. */
export const updateIdeaRunWrite = (run: IdeaRun, set: Record<string, unknown>): Write => ({
  name: 'run',
  update: ideaRunKey(run),
  changes: { set },
  if: mayMove('report', run.job.id),
});

const ideasStateSchema = z.object({
  /** No run may start before. */
  cooldownUntil: z.string().nullable().default(null),
  lastSucceededAt: z.string().nullable().default(null),
  /** Ideas of the last successful run's playbook. */
  ideas: z.number().default(0),
});
export type IdeasState = z.infer<typeof ideasStateSchema>;

/** The state between the runs; empty for a site without a successful run. */
export async function getIdeasState(table: Table, organizationId: number, siteId: number): Promise<IdeasState> {
  return ideasStateSchema.parse((await getItem(table, keys.ideasState(organizationId, siteId))) ?? {});
}

/** Holds while no cooldown is running; the write named `cooldown` fails during one. */
export const noCooldownWrite = (organizationId: number, siteId: number, now: Date): Write => ({
  name: 'cooldown',
  check: keys.ideasState(organizationId, siteId),
  if: [
    [
      { attribute: 'cooldownUntil', is: 'missing' },
      { attribute: 'cooldownUntil', is: '<=', value: now.toISOString() },
    ],
  ],
});

/**
 * Writes of a success: the state, and the site's next refresh in the index of due work, whether or not it is wanted
 * then.
 */
export const ideasStateWrite = (
  { organizationId, siteId }: { organizationId: number; siteId: number },
  state: IdeasState,
  refreshAt: string,
): Write => ({
  put: {
    ...keys.ideasState(organizationId, siteId),
    ...state,
    organizationId,
    workKind: 'ideas_refresh',
    workId: siteId,
    ...dueWorkIndexKey({ kind: 'refresh', id: siteId, dueAt: refreshAt }),
  },
});

/** Moves the site's next refresh in the index of due work; nothing happens before the first success. */
export async function postponeRefresh(
  table: Table,
  { organizationId, siteId }: { organizationId: number; siteId: number },
  until: Date,
): Promise<void> {
  await updateItem(table, keys.ideasState(organizationId, siteId), { set: { dueAt: until.toISOString() } }, [
    { attribute: 'dueKind', is: 'present' },
  ]);
}

const dueRefreshSchema = z.object({
  organizationId: z.number(),
  /** The site. */
  workId: z.number(),
  dueAt: z.string(),
});
export type DueRefresh = z.infer<typeof dueRefreshSchema>;

/** Refreshes whose time has come. */
export async function listDueRefreshes(table: Table, until: Date): Promise<DueRefresh[]> {
  const partitions = await Promise.all(
    dueWorkPartitions('refresh').map((pk) =>
      queryItems(table, { pk, index: indexes.dueWork, range: { to: until.toISOString() } }),
    ),
  );
  return partitions.flat().map((item) => dueRefreshSchema.parse(item));
}

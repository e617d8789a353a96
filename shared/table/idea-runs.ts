import * as z from 'zod';
import { runModes, runStages, runStatuses, runTriggers } from '../domain/ideas/run-rules.ts';
import { blobPointerSchema } from './engine/blobs.ts';
import { getItem, queryItems, type Table } from './engine/client.ts';
import type { Changes, Conditions } from './engine/expressions.ts';
import { dueWorkIndexKey, dueWorkPartitions, indexes, keys, prefixes } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { updateItem } from './engine/writes.ts';

const ideaRunSchema = z.object({
  id: z.string(),
  organizationId: z.number(),
  siteId: z.number(),
  status: z.enum(runStatuses),
  /** It was failed because it stopped reporting. */
  stale: z.boolean(),
  trigger: z.enum(runTriggers),
  stage: z.enum(runStages),
  /** For a person who waits. */
  progress: z.string(),
  mode: z.enum(runModes).nullable(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  reportedAt: z.string(),
  /** A worker has begun; until then its message may be lost. */
  pickedUp: z.boolean(),
  resends: z.number(),
  /** The month whose runs it counts in. */
  month: z.string(),
  /** What the steps before left for the next one. */
  work: blobPointerSchema.nullable(),
  dueAt: z.string().optional(),
});
export type IdeaRun = z.infer<typeof ideaRunSchema>;
export type IdeaRunKey = Pick<IdeaRun, 'id' | 'organizationId' | 'siteId' | 'startedAt'>;

const keyOf = ({ organizationId, siteId, startedAt, id }: IdeaRunKey) =>
  keys.ideaRun(organizationId, siteId, startedAt, id);

/** The row, in the index of due work until the run is over. */
export const createIdeaRunWrite = (run: IdeaRun, dueAt: Date): Write => ({
  name: 'run',
  put: {
    ...keyOf(run),
    ...run,
    ...dueWorkIndexKey({ kind: 'job', id: run.siteId, dueAt: dueAt.toISOString() }),
    workKind: 'ideas_run',
    workId: run.siteId,
  },
  if: [{ attribute: 'pk', is: 'missing' }],
});

/** The site's latest run, over or not. */
export async function getLatestIdeaRun(table: Table, organizationId: number, siteId: number): Promise<IdeaRun | null> {
  const { pk } = keys.ideasState(organizationId, siteId);
  const [item] = await queryItems(table, { pk, prefix: prefixes.ideaRun, newestFirst: true, limit: 1 });
  return item ? ideaRunSchema.parse(item) : null;
}

/** Changes a run that is still running and says when it must report again; null when it is over, or a condition fails. */
export async function updateActiveIdeaRun(
  table: Table,
  run: IdeaRunKey,
  changes: Changes,
  dueAt: Date,
  conditions: Conditions = [],
): Promise<IdeaRun | null> {
  const result = await updateItem(
    table,
    keyOf(run),
    { ...changes, set: { ...changes.set, dueAt: dueAt.toISOString() } },
    [{ attribute: 'status', is: '=', value: 'running' }, ...conditions],
  );
  return result.ok ? ideaRunSchema.parse(result.item) : null;
}

/** A change of a run within a transaction; the write named `run` fails when it is over. */
export const updateIdeaRunWrite = (run: IdeaRunKey, set: Record<string, unknown>): Write => ({
  name: 'run',
  update: keyOf(run),
  changes: { set },
  if: [{ attribute: 'status', is: '=', value: 'running' }],
});

/** Ends a run once: the write named `job` fails when it is over already. Takes it out of the index of due work. */
export const endIdeaRunWrite = (
  run: IdeaRunKey,
  status: 'succeeded' | 'failed',
  finishedAt: Date,
  set: Record<string, unknown> = {},
): Write => ({
  name: 'job',
  update: keyOf(run),
  changes: {
    set: { ...set, status, finishedAt: finishedAt.toISOString(), work: null },
    remove: ['dueKind', 'dueAt', 'workKind', 'workId'],
  },
  if: [{ attribute: 'status', is: '=', value: 'running' }],
});

const ideasStateSchema = z.object({
  /** No run may start before. */
  cooldownUntil: z.string().nullable().default(null),
  lastSucceededAt: z.string().nullable().default(null),
  /** Ideas of the last successful run's playbook. */
  ideas: z.number().default(0),
});
export type IdeasState = z.infer<typeof ideasStateSchema>;

/** What outlives the runs; of a site without a successful run: nothing. */
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

/** What a success leaves: the state, and the site's next refresh in the index of due work, whether or not it is wanted then. */
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

/** The common part of every row that is a job, whatever its kind: one envelope, and the writes that move it. */
import * as z from 'zod';
import { type JobFailure, jobFailures } from '../domain/jobs/job-failure.ts';
import {
  type EndState,
  endingMoves,
  type JobMove,
  type JobState,
  jobMoves,
  jobStates,
} from '../domain/jobs/job-states.ts';
import { getItem, type Item, type Table } from './engine/client.ts';
import type { Changes, Conditions } from './engine/expressions.ts';
import { dueWorkIndexKey } from './engine/indexes.ts';
import { type Key, keys } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { updateItem } from './engine/writes.ts';

/** The reservation that a job took when it began. It is returned when the job ends without a result. */
const reservationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('audit'), month: z.string() }),
  z.object({ kind: z.literal('homepage_preview') }),
  z.object({ kind: z.literal('ideas_run'), month: z.string() }),
]);
export type Reservation = z.infer<typeof reservationSchema>;

const jobLockSchema = z.object({
  pk: z.string(),
  sk: z.string(),
  /** Who holds it while the job does: the job id, but for ideas runs. */
  holder: z.string(),
  /** Other attributes of the lock, which its readers need. */
  with: z.record(z.string(), z.unknown()).optional(),
});
export type JobLock = z.infer<typeof jobLockSchema>;

/** The envelope: the attribute `job` of the row. */
export const jobSchema = z.object({
  /** Names the execution, and holds the locks. */
  id: z.string(),
  /** A kind of `shared/jobs/job-kinds.ts`. */
  kind: z.string(),
  /** Null where an earlier version did not store it. */
  siteId: z.number().nullable(),
  /** Null for the job of a whole site. */
  pageId: z.number().nullable(),
  state: z.enum(jobStates),
  /** 1 at first. A retry by the operator counts up, because the name of an execution can be used once. */
  attempt: z.number(),
  /** How often the message of this attempt was sent again. */
  resends: z.number(),
  /** When this attempt was queued. */
  queuedAt: z.string(),
  /** When a worker picked this attempt up, or the first of those that only waited; absent until then. */
  startedAt: z.string().optional(),
  /** When a worker last reported; absent until one picked it up. */
  reportedAt: z.string().optional(),
  endedAt: z.string().optional(),
  /** Why it failed, for the operator. Clients get a generic text. */
  error: z.string().nullable(),
  /** Why it ended without a result, for clients; absent in rows of an earlier version. */
  failure: z.enum(jobFailures).optional(),
  /** The slot of its kind that it holds; absent until a worker picked it up. */
  slot: z.number().optional(),
  reservation: reservationSchema.nullable(),
  locks: z.array(jobLockSchema),
});
export type JobEnvelope = z.infer<typeof jobSchema>;

/** A row that is a job. */
export interface JobRow {
  organizationId: number;
  job: JobEnvelope;
  /** When the sweeper looks after it; absent once it is over. */
  dueAt?: string | undefined;
  costMicrodollars?: number | undefined;
  modelCalls?: number | undefined;
  modelBatchCalls?: number | undefined;
  modelInputTokens?: number | undefined;
  modelOutputTokens?: number | undefined;
}

/** The attributes that every schema of a job's row has. */
export const jobRowShape = {
  organizationId: z.number(),
  job: jobSchema,
  dueAt: z.string().optional(),
  /** Costs of the job's paid calls, of all of its attempts; see spending.ts. */
  costMicrodollars: z.number().optional(),
  modelCalls: z.number().optional(),
  modelBatchCalls: z.number().optional(),
  modelInputTokens: z.number().optional(),
  modelOutputTokens: z.number().optional(),
};

/** The envelope of a job that begins. */
export const newJob = (
  given: Pick<JobEnvelope, 'id' | 'kind' | 'siteId' | 'pageId' | 'queuedAt'> & Partial<JobEnvelope>,
): JobEnvelope => ({ state: 'queued', attempt: 1, resends: 0, error: null, reservation: null, locks: [], ...given });

/** Reads the row with its envelope; `former` derives that of a row that an earlier version wrote. */
export const addJobEnvelope = (item: Item, former: (item: Item) => JobEnvelope): Item =>
  item['job'] === undefined ? { ...item, job: former(item) } : item;

/** The row of a job in the index of due work, until it is over. `workId` spreads the jobs over the partitions. */
export const dueJobAttributes = (
  { organizationId, job }: Pick<JobRow, 'organizationId' | 'job'>,
  workId: number,
  dueAt: Date,
): Record<string, unknown> => ({
  ...dueWorkIndexKey({ kind: 'job', id: workId, dueAt: dueAt.toISOString() }),
  workKind: job.kind,
  workId,
  organizationId,
});

const isIn = (states: readonly JobState[]): Conditions[number] =>
  states.map((value) => ({ attribute: 'job/state', is: '=', value }) as const);

/** Hold while this job may make this move: of the table in `shared/domain/jobs/job-states.ts`. */
export const mayMove = (move: JobMove, jobId: string): Conditions => [
  { attribute: 'job/id', is: '=', value: jobId },
  isIn(jobMoves[move].from),
];

/** Holds while the job is in this attempt; executions of an earlier version do not say theirs. */
export const isAttempt = (attempt: number | undefined): Conditions =>
  attempt === undefined ? [] : [{ attribute: 'job/attempt', is: '=', value: attempt }];

/** Nothing was reported since the row was read: a job that is failed for its silence did not speak in the meantime. */
export const isStillSilent = ({ reportedAt }: JobEnvelope): Conditions => [
  reportedAt === undefined
    ? { attribute: 'job/reportedAt', is: 'missing' }
    : { attribute: 'job/reportedAt', is: '=', value: reportedAt },
];

/** Reports that a worker is at the job, and when it must report again. */
export const reportChanges = (now: Date, dueAt: Date): Changes => ({
  set: {
    'job/state': jobMoves.report.to,
    'job/reportedAt': now.toISOString(),
    dueAt: dueAt.toISOString(),
  },
  setOnce: { 'job/startedAt': now.toISOString() },
});

export const resendChanges = ({ resends }: JobEnvelope, dueAt: Date): Changes => ({
  set: { 'job/resends': resends + 1, dueAt: dueAt.toISOString() },
});

/** A new attempt, due at once. One that only waited keeps the time at which it began. */
export const retryChanges = (
  row: JobRow,
  workId: number,
  now: Date,
  { dueAt = now, keepsStart = false } = {},
): Changes => ({
  set: {
    'job/state': jobMoves.retry.to,
    'job/attempt': row.job.attempt + 1,
    'job/resends': 0,
    'job/queuedAt': now.toISOString(),
    'job/error': null,
    ...dueJobAttributes(row, workId, dueAt),
  },
  remove: [...(keepsStart ? [] : ['job/startedAt']), 'job/reportedAt', 'job/endedAt', 'job/slot', 'job/failure'],
});

/** Holds while the job is in the state and the attempt that were read. */
export const isUnchangedAttempt = ({ state, attempt }: JobEnvelope): Conditions => [
  { attribute: 'job/state', is: '=', value: state },
  { attribute: 'job/attempt', is: '=', value: attempt },
];

/** Ends a job, and takes it out of the index of due work. */
export const endChanges = (
  state: EndState,
  now: Date,
  { error, failure }: { error: string | null; failure: JobFailure | null },
): Changes => ({
  set: {
    'job/state': state,
    'job/endedAt': now.toISOString(),
    'job/error': error,
    ...(failure === null ? {} : { 'job/failure': failure }),
  },
  remove: ['dueKind', 'dueAt', 'workKind', 'workId'],
});

export const endConditions = (state: EndState, jobId: string): Conditions => mayMove(endingMoves[state], jobId);

/** Part of a transaction of a worker: the write fails under its name when the job is over. */
export const jobRunsCheck = (name: string, key: Key, jobId: string): Write => ({
  name,
  check: key,
  if: mayMove('report', jobId),
});

/**
 * Gives a row that an earlier version wrote its envelope, once. Nothing else of it changes, and the first writer
 * wins. `dueAt` is compared: an older worker that reported or ended the job since has moved it.
 */
export async function adoptJob(table: Table, key: Key, { job, dueAt }: Pick<JobRow, 'job' | 'dueAt'>): Promise<void> {
  await updateItem(table, key, { set: { job } }, [
    { attribute: 'pk', is: 'present' },
    { attribute: 'job', is: 'missing' },
    dueAt === undefined ? { attribute: 'dueAt', is: 'missing' } : { attribute: 'dueAt', is: '=', value: dueAt },
  ]);
}

const pointerSchema = z.object({ organizationId: z.number(), rowPk: z.string(), rowSk: z.string() });

/** The operator names a job by its id alone; the pointer says where its row is. */
export const jobPointerWrite = ({ organizationId, job }: JobRow, { pk, sk }: Key): Write => ({
  put: { ...keys.jobPointer(job.id), organizationId, rowPk: pk, rowSk: sk },
});

export async function findJobKey(table: Table, jobId: string): Promise<{ organizationId: number; key: Key } | null> {
  const pointer = pointerSchema.safeParse(await getItem(table, keys.jobPointer(jobId))).data;
  return pointer ? { organizationId: pointer.organizationId, key: { pk: pointer.rowPk, sk: pointer.rowSk } } : null;
}

/** The organization of a site, a crawl or an analysis. */
export async function findOwner(table: Table, kind: 'SITE' | 'CRAWL' | 'ANALYSIS', id: number): Promise<number | null> {
  const pointer = await getItem(table, keys.owner(kind, id));
  return pointer ? z.number().parse(pointer['organizationId']) : null;
}

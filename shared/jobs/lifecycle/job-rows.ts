/** The row of a job, which an earlier version may have written without the envelope of jobs. */
import { isOver } from '../../domain/jobs/job-states.ts';
import { getItem, type Table } from '../../table/engine/client.ts';
import type { Changes, Conditions } from '../../table/engine/expressions.ts';
import type { Key } from '../../table/engine/keys.ts';
import { updateItem, type WriteResult } from '../../table/engine/writes.ts';
import { adoptJob, type JobRow } from '../../table/jobs.ts';
import type { JobKind, JobTaskReference } from '../job-kind.ts';

/** The unfinished job of a message; null when it is over. */
export async function findJob<Row extends JobRow>(
  table: Table,
  kind: JobKind<Row>,
  job: JobTaskReference,
): Promise<Row | null> {
  const row = await readJob(table, kind, job);
  return row !== null && row.job.id === job.jobId && !isOver(row.job.state) ? row : null;
}

/** The row where the job of a message is, or that of the site's later job; null when there is none. */
export async function readJob<Row extends JobRow>(
  table: Table,
  kind: JobKind<Row>,
  job: JobTaskReference,
): Promise<Row | null> {
  const key = await kind.locate(table, job);
  const item = key && (await getItem(table, key));
  return item ? kind.parse(item) : null;
}

/**
 * Writes to the row of a job. A row that an earlier version wrote gets its envelope first, because the conditions are
 * about the envelope.
 */
export async function updateJob<Row extends JobRow>(
  table: Table,
  kind: JobKind<Row>,
  job: JobTaskReference,
  changes: Changes,
  conditions: Conditions,
): Promise<Row | null> {
  const key = await kind.locate(table, job);
  if (key === null) return null;
  const write = (): Promise<WriteResult> => updateItem(table, key, changes, conditions);
  let result = await write();
  if (!result.ok && (await adoptFormerRow(table, kind, job, key, result.item))) result = await write();
  return result.ok ? kind.parse(result.item) : null;
}

/** Gives a row of an earlier version its envelope. False when it needs none. */
export async function adoptFormerRow<Row extends JobRow>(
  table: Table,
  kind: JobKind<Row>,
  job: Pick<JobTaskReference, 'organizationId' | 'id'>,
  key: Key,
  item: Record<string, unknown> | null,
): Promise<boolean> {
  if (item === null) return (await kind.adoptFormer?.(table, job)) ?? false;
  if (item['job'] !== undefined) return false;
  await adoptJob(table, key, kind.parse(item));
  return true;
}

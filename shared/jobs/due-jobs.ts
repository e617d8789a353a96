import { isQueuedTooLong } from '../domain/jobs/deadlines.ts';
import { isOver } from '../domain/jobs/job-states.ts';
import type { DueJob } from '../table/due-work.ts';
import { getItem, type Item, type Table } from '../table/engine/client.ts';
import type { JobRow } from '../table/jobs.ts';
import type { JobKind } from './job-kind.ts';
import { type JobKinds, jobKinds } from './job-kinds.ts';

/** An unfinished job, whatever its kind. */
export interface UnfinishedJob {
  kind: JobKind<JobRow>;
  row: JobRow;
}

/** The job that the index of due work names; null when it is over, or of a kind that this version does not have. */
export async function readDueJob(table: Table, due: DueJob, kinds: JobKinds = jobKinds): Promise<UnfinishedJob | null> {
  const kind = kinds.get(due.workKind);
  const item = kind && (await readRow(table, kind, due));
  if (!item) return null;
  const row = kind.parse(item);
  // The index lags behind the rows on AWS: the row decides.
  return isOver(row.job.state) || row.dueAt === undefined ? null : { kind, row };
}

async function readRow(table: Table, kind: JobKind<JobRow>, { pk, sk, ...due }: DueJob): Promise<Item | null> {
  const item = await getItem(table, { pk, sk });
  if (item === null || item['job'] !== undefined || !kind.adoptFormer) return item;
  const job = { organizationId: due.organizationId, id: due.workId };
  if (!(await kind.adoptFormer(table, job))) return null;
  const key = await kind.locate(table, { ...job, jobId: String(item['holder']) });
  return key && getItem(table, key);
}

/** Sending it again cannot help: a worker picked it up and fell silent, clients read it as failed, or a day has passed. */
export const isAbandoned = ({ kind, row }: UnfinishedJob, now: Date): boolean =>
  kind.onSilence === 'fail' &&
  (row.job.state === 'running' || kind.isExpired?.(row, now) === true || isQueuedTooLong(row.job.queuedAt, now));

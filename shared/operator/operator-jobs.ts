import { isOver } from '../domain/jobs/job-states.ts';
import { isAbandoned, readDueJob, type UnfinishedJob } from '../jobs/due-jobs.ts';
import { jobMessage } from '../jobs/job-kind.ts';
import { type JobKinds, jobKinds, kindOfJobId } from '../jobs/job-kinds.ts';
import type { JobMessage } from '../jobs/job-message.ts';
import { listUnfinishedJobs } from '../table/due-work.ts';
import { getItem, type Table } from '../table/engine/client.ts';
import type { JobPause } from '../table/job-pauses.ts';
import { readSlots } from '../table/job-slots.ts';
import { findJobKey } from '../table/jobs.ts';
import { OperatorError } from './operator-error.ts';

/** A job of any kind as its operator sees it. */
export interface OperatorJob {
  jobId: string;
  kind: string;
  machine: string;
  organizationId: number;
  siteId: number | null;
  /** Null for the job of a whole site. */
  pageId: number | null;
  /** As the API names it; `cancelled` as well, which the API shows as failed. */
  status: 'queued' | 'processing' | 'completed' | 'failed' | 'skipped' | 'cancelled';
  attempt: number;
  queuedAt: string;
  startedAt: string | null;
  endedAt: string | null;
  dueAt: string | null;
  resends: number;
  /** It should have reported by now, or had to be sent again. */
  stuck: boolean;
  /** Why it failed. The API shows a generic text instead. */
  failureReason: string | null;
}

interface Services {
  table: Table;
  now: () => Date;
}

export function toOperatorJob(found: UnfinishedJob, now: Date): OperatorJob {
  const { kind, row } = found;
  const { job, dueAt } = row;
  const { state, attempt, resends, queuedAt, startedAt, endedAt, siteId, pageId } = job;
  const { machine } = jobMessage(kind, row);
  const isLate = dueAt !== undefined && dueAt <= now.toISOString();
  return {
    jobId: job.id,
    kind: kind.name,
    machine,
    organizationId: row.organizationId,
    siteId,
    pageId,
    status: state === 'running' ? 'processing' : state,
    attempt,
    queuedAt,
    startedAt: startedAt ?? null,
    endedAt: endedAt ?? null,
    dueAt: dueAt ?? null,
    resends,
    stuck: !isOver(state) && (resends > 0 || isLate || (state === 'queued' && isAbandoned(found, now))),
    failureReason: job.error,
  };
}

/** All unfinished jobs of all organizations, those first that should have reported longest ago. */
export async function listOperatorJobs({ table, now }: Services, kinds: JobKinds = jobKinds): Promise<OperatorJob[]> {
  const jobs: OperatorJob[] = [];
  // One after the other: the list is for a person, and the table may be busy already.
  for (const due of await listUnfinishedJobs(table)) {
    const found = await readDueJob(table, due, kinds);
    if (found) jobs.push(toOperatorJob(found, now()));
  }
  return jobs.sort((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? '') || a.jobId.localeCompare(b.jobId));
}

/** The kinds of which no job begins at the moment, and why. */
export async function listPauses(
  table: Table,
  kinds: JobKinds = jobKinds,
): Promise<{ kind: string; pause: JobPause }[]> {
  const found = await Promise.all(
    [...kinds.keys()].map(async (kind) => {
      const { pause } = await readSlots(table, kind);
      return pause === null ? [] : [{ kind, pause }];
    }),
  );
  return found.flat();
}

/** Finds a job by its id alone, over or not. @throws OperatorError for a job that does not exist, or has made room for a later one. */
export async function findOperatorJob(table: Table, jobId: string, kinds: JobKinds = jobKinds): Promise<UnfinishedJob> {
  const kind = kindOfJobId(jobId, kinds);
  const missing = new OperatorError(`job ${jobId} does not exist`);
  if (kind === null) throw missing;
  const pointer = await findJobKey(table, jobId);
  const key = pointer?.key ?? (await locateByOwner(table, kind, jobId));
  const item = key && (await getItem(table, key));
  if (!item) throw missing;
  const row = kind.parse(item);
  if (row.job.id !== jobId) throw new OperatorError(`job ${jobId} has made room for ${row.job.id}`);
  return { kind, row };
}

async function locateByOwner(table: Table, kind: UnfinishedJob['kind'], jobId: string) {
  const organizationId = (await kind.findOwner?.(table, jobId)) ?? null;
  const id = Number(/\d+/.exec(jobId)?.[0]);
  return organizationId === null ? null : kind.locate(table, { organizationId, id, jobId });
}

export const showOperatorJob = async (
  { table, now }: Services,
  jobId: string,
  kinds: JobKinds = jobKinds,
): Promise<OperatorJob> => toOperatorJob(await findOperatorJob(table, jobId, kinds), now());

/** The message of a job as it is now. */
export const messageOfJob = ({ kind, row }: UnfinishedJob): JobMessage => jobMessage(kind, row);

import { secondsLater } from '../../domain/jobs/deadlines.ts';
import { listUnfinishedJobs } from '../../table/due-work.ts';
import type { Table } from '../../table/engine/client.ts';
import { mayMove } from '../../table/jobs.ts';
import { isAbandoned, readDueJob } from '../due-jobs.ts';
import { jobMessage } from '../job-kind.ts';
import { type JobKinds, jobKinds } from '../job-kinds.ts';
import type { JobQueue } from '../job-queue.ts';
import { updateJob } from './job-rows.ts';
import { queuedDueAt } from './start-job.ts';

/**
 * Puts the jobs of the process before this one back to work. A message that waited in its queue is lost for certain, so it
 * is sent at once, and not counted as a resend. A job that was being worked on is started again from the journal: it gets
 * its whole time from now, however long the system was down, or the sweeper would fail it before its first report.
 */
export async function resumeJobs(
  { table, jobs, now }: { table: Table; jobs: JobQueue; now: () => Date },
  kinds: JobKinds = jobKinds,
): Promise<void> {
  for (const due of await listUnfinishedJobs(table)) {
    const found = await readDueJob(table, due, kinds);
    if (!found) continue;
    const { kind, row } = found;
    const abandoned = isAbandoned(found, now());
    // A job that reads as failed already cannot be saved: the sweeper ends it.
    if (abandoned && row.job.state === 'queued') continue;
    const dueAt = abandoned ? secondsLater(now(), kind.deadlines.silentSeconds) : queuedDueAt(now());
    const extended = await updateJob(table, kind, jobMessage(kind, row), { set: { dueAt: dueAt.toISOString() } }, [
      // False when the job reported in the meantime: its execution has begun already.
      ...mayMove('report', row.job.id),
      { attribute: 'dueAt', is: '=', value: row.dueAt },
    ]);
    if (extended && !abandoned) await jobs.send(jobMessage(kind, extended));
  }
}

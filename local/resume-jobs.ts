import type { JobQueue } from '../shared/jobs/job-queue.ts';
import { readDueJob } from '../shared/jobs/sweep.ts';
import { type DueJob, listUnfinishedJobs } from '../shared/table/due-work.ts';
import type { Table } from '../shared/table/engine/client.ts';
import { updateItem } from '../shared/table/engine/writes.ts';

/**
 * Puts the jobs of the process before this one back to work. A message that waited in its queue is lost for certain, so it
 * is sent at once, and not counted as a resend. A job that was being worked on is started again from the journal: it gets its whole
 * time from now, however long the system was down, or the sweeper would fail it before its first report.
 */
export async function resumeJobs(services: { table: Table; jobs: JobQueue; now: () => Date }): Promise<void> {
  for (const due of await listUnfinishedJobs(services.table)) {
    const job = await readDueJob(services, due);
    if (!job?.dueAt) continue;
    // Of an outline or a run that reads as failed by its lease nothing can be saved: the sweeper ends it.
    if (job.abandoned && job.state === 'queued') continue;
    if (!(await pushDeadline(services.table, due, job.dueAt, job.nextDueAt(services.now())))) continue;
    if (!job.abandoned) await services.jobs.send(job.message);
  }
}

/** False when the job has reported since: its execution has begun already. */
async function pushDeadline(table: Table, { pk, sk }: DueJob, from: string, to: Date): Promise<boolean> {
  const changes = { set: { dueAt: to.toISOString() } };
  return (await updateItem(table, { pk, sk }, changes, [{ attribute: 'dueAt', is: '=', value: from }])).ok;
}

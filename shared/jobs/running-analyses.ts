import { parseJobId } from '../domain/jobs/job-id.ts';
import { getItems, type Table } from '../table/engine/client.ts';
import { keys } from '../table/engine/keys.ts';
import { isHeld, readHolder } from '../table/engine/leases.ts';
import { type JobStarter, jobMessage } from './job-kind.ts';
import { analysisKind, analysisTask } from './kinds/analysis.ts';
import { updateJob } from './lifecycle/job-rows.ts';

/** Of these pages, those that an analysis runs on, with its job id: their locks are held. */
export async function runningAnalyses(
  table: Table,
  organizationId: number,
  pageIds: readonly number[],
  now: Date,
): Promise<Map<number, string>> {
  const pageByLock = new Map(pageIds.map((id) => [keys.analysisLock(organizationId, id).pk, id]));
  const locks = await getItems(
    table,
    pageIds.map((id) => keys.analysisLock(organizationId, id)),
  );
  return new Map(
    locks.flatMap((lock) => {
      const pageId = pageByLock.get(String(lock['pk']));
      return pageId !== undefined && isHeld(lock, now) ? [[pageId, readHolder(lock)] as const] : [];
    }),
  );
}

/** A client asked for the analysis of one page that waits for a batch, or may come to: it asks the model at once instead. */
export async function hurryAnalysis(
  { table, jobs }: Pick<JobStarter, 'table' | 'jobs'>,
  { organizationId, jobId }: { organizationId: number; jobId: string },
): Promise<void> {
  const reference = parseJobId(jobId);
  if (reference?.kind !== 'analysis') return;
  const analysis = await updateJob(
    table,
    analysisKind,
    analysisTask({ organizationId, id: reference.id }),
    { set: { mayWait: false } },
    [
      { attribute: 'mayWait', is: '=', value: true },
      { attribute: 'job/state', is: '=', value: 'queued' },
    ],
  );
  if (analysis !== null) await jobs.send(jobMessage(analysisKind, analysis));
}

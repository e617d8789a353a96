import { parseJobId } from '../domain/jobs/job-id.ts';
import type { JobStarter } from './job-kind.ts';
import { jobMessage } from './job-kind.ts';
import { analysisKind, analysisTask } from './kinds/analysis.ts';
import { updateJob } from './lifecycle/job-rows.ts';

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

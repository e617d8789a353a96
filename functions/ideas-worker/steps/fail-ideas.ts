import { failIdeasRun } from '../../../shared/jobs/end-ideas-run.ts';
import { log } from '../../../shared/logging/log.ts';
import { findRun, type IdeasJob } from '../active-run.ts';
import type { IdeasWorkerServices } from '../services.ts';

/** After any step failed for good: failed, the lock free, the month's run given back. A run that is over stays as it is. */
export async function failIdeas(services: IdeasWorkerServices, job: IdeasJob, failure: unknown): Promise<void> {
  log.warn('ideas run failed', { failure });
  const run = await findRun(services, job);
  if (run?.status === 'running') await failIdeasRun(services.table, run, { stale: false, now: services.now() });
}

import { ideasRunKind } from '../../../shared/jobs/kinds/ideas-run.ts';
import { failJob } from '../../../shared/jobs/lifecycle.ts';
import { log } from '../../../shared/logging/log.ts';
import type { IdeasJob } from '../active-run.ts';
import type { IdeasWorkerServices } from '../services.ts';

/** After any step failed for good: failed, the lock free, the month's run given back. A run that is over stays as it is. */
export async function failIdeas(services: IdeasWorkerServices, job: IdeasJob, failure: unknown): Promise<void> {
  log.warn('ideas run failed', { failure });
  await failJob(services, ideasRunKind, job);
}

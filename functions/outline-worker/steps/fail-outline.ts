import type { JobTaskReference } from '../../../shared/jobs/job-kind.ts';
import { outlineKind } from '../../../shared/jobs/kinds/outline.ts';
import { failJob } from '../../../shared/jobs/lifecycle.ts';
import { log } from '../../../shared/logging/log.ts';
import type { OutlineWorkerServices } from '../services.ts';

/** After the generation failed for good: failed, and the lock free. An outline that is over stays as it is. */
export async function failOutline(
  services: OutlineWorkerServices,
  job: JobTaskReference,
  failure: unknown,
): Promise<void> {
  log.warn('outline failed', { failure });
  await failJob(services, outlineKind, job);
}

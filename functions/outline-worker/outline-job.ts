import { parseAnyJobId } from '../../shared/domain/jobs/job-id.ts';
import type { JobMessage } from '../../shared/jobs/job-message.ts';
import { PermanentError } from '../../shared/jobs/worker-errors.ts';
import type { OutlineKey } from '../../shared/table/outlines.ts';

/** `id` is the page's; the job id names the outline. */
export type OutlineJob = Pick<JobMessage, 'organizationId' | 'id' | 'jobId'>;

/** @throws PermanentError for a job id that names no outline. */
export function outlineOf({ organizationId, id, jobId }: OutlineJob): OutlineKey {
  const reference = parseAnyJobId(jobId);
  if (reference?.kind !== 'outline') throw new PermanentError(`${jobId} is no job id of an outline`);
  return { organizationId, pageId: id, id: reference.id };
}

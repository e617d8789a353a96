import { type JobFailure, jobFailures } from '../domain/jobs/job-failure.ts';
import { statusOfState } from '../domain/jobs/job-status.ts';
import { closedSet } from '../http/schemas.ts';
import type { JobRow } from '../table/jobs.ts';

/** `failure_reason` of whatever is a job. */
export const failureReasonField = () =>
  closedSet(jobFailures)
    .nullable()
    .meta({
      description:
        'Only when failed: `cancelled`; `too_costly`: a part of the work took more processor time or memory than any may take; ' +
        '`process_died`: its process died twice with the same task; `timed_out`; `model_failed`: the language model was down, late, or gave no usable answer; `robots_unavailable`: the robots.txt of the site could not be read for an hour; `lost`: it stopped reporting or was never picked up; `error`.',
    });

/** Of rows of an earlier version only a cancellation is known. */
export function readFailureReason({ job: { state, failure } }: Pick<JobRow, 'job'>): JobFailure | null {
  if (statusOfState[state] !== 'failed') return null;
  return failure ?? (state === 'cancelled' ? 'cancelled' : 'error');
}

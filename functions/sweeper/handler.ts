import { readEnvironment } from '../../shared/environment.ts';
import { openAdmissionBeats } from '../../shared/jobs/admission-beats.ts';
import { openJobServices } from '../../shared/jobs/job-services.ts';
import { sweep } from '../../shared/jobs/lifecycle/sweep.ts';
import { beatWaitingKinds } from '../../shared/jobs/waiting-jobs.ts';
import { logWithMetrics } from '../../shared/logging/log-metrics.ts';
import { continueDeletions } from '../../shared/operator/deletion/continue-deletions.ts';
import { findDueWebhooks } from '../../shared/webhooks/find-due-webhooks.ts';
import { openNudge } from '../../shared/webhooks/nudge.ts';

const environment = readEnvironment();
const services = openJobServices(environment);
const sendBeat = openAdmissionBeats(environment);
const nudge = openNudge(environment);

/** Of the minute until the next sweep, which goes on. */
const DELETION_MS = 20_000;

function deleteRequested(): Promise<void> {
  const end = Date.now() + DELETION_MS;
  return continueDeletions(services, () => Date.now() >= end);
}

async function sweepJobs(): Promise<void> {
  for (const { kind, waitSeconds } of await beatWaitingKinds({ ...services, sendBeat })) {
    logWithMetrics('jobs wait', { JobWait: waitSeconds }, { kind });
  }
  const { resent, failed } = await sweep(services);
  if (resent + failed > 0) logWithMetrics('sweep', { JobsResent: resent, JobsStuck: failed }, { resent, failed });
}

/**
 * Every minute: no job stays unfinished because a message was lost or a worker died, and none that waits is forgotten; nor is
 * an event, or a delivery of a webhook; and sites that clients deleted go. A failure of the one does not stop the others.
 */
export const handler = async (): Promise<void> => {
  const swept = await Promise.allSettled([sweepJobs(), findDueWebhooks({ ...services, nudge }), deleteRequested()]);
  const failures = swept.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures, 'the sweep failed');
};

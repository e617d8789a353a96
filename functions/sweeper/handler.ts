import { readEnvironment } from '../../shared/environment.ts';
import { openAdmissionBeats } from '../../shared/jobs/admission-beats.ts';
import { openJobServices } from '../../shared/jobs/job-services.ts';
import { sweep } from '../../shared/jobs/sweep.ts';
import { beatWaitingKinds } from '../../shared/jobs/waiting-jobs.ts';
import { logWithMetrics } from '../../shared/logging/log-metrics.ts';

const services = openJobServices();
const sendBeat = openAdmissionBeats(readEnvironment());

/** Every minute: no job stays unfinished because a message was lost or a worker died, and none that waits is forgotten. */
export const handler = async (): Promise<void> => {
  for (const { kind, waitSeconds } of await beatWaitingKinds({ ...services, sendBeat })) {
    logWithMetrics('jobs wait', { JobWait: waitSeconds }, { kind });
  }
  const { resent, failed } = await sweep(services);
  if (resent + failed > 0) logWithMetrics('sweep', { JobsResent: resent, JobsStuck: failed }, { resent, failed });
};

import { openJobServices } from '../../shared/jobs/job-services.ts';
import { sweep } from '../../shared/jobs/sweep.ts';
import { logWithMetrics } from '../../shared/logging/log-metrics.ts';

const services = openJobServices();

/** Every minute: no job stays unfinished because a message was lost or a worker died. */
export const handler = async (): Promise<void> => {
  const { resent, failed } = await sweep(services);
  if (resent + failed > 0) logWithMetrics('sweep', { JobsResent: resent, JobsStuck: failed }, { resent, failed });
};

import { openJobServices } from '../../shared/jobs/job-services.ts';
import { sweep } from '../../shared/jobs/sweep.ts';
import { sweepKeywordWork } from '../../shared/jobs/sweep-keyword-work.ts';
import { logWithMetrics } from '../../shared/logging/log-metrics.ts';

const services = openJobServices();

/** Every minute: no job stays unfinished because a message was lost or a worker died. */
export const handler = async (): Promise<void> => {
  const swept = [await sweep(services), await sweepKeywordWork(services)];
  const resent = swept.reduce((sum, each) => sum + each.resent, 0);
  const failed = swept.reduce((sum, each) => sum + each.failed, 0);
  if (resent + failed > 0) logWithMetrics('sweep', { JobsResent: resent, JobsStuck: failed }, { resent, failed });
};

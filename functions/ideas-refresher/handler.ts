import { randomUUID } from 'node:crypto';
import { openJobServices } from '../../shared/jobs/job-services.ts';
import { logWithMetrics } from '../../shared/logging/log-metrics.ts';
import { refreshDueIdeas } from './refresh-due-ideas.ts';

const services = { ...openJobServices(), newId: randomUUID };

/** On its beat: starts refreshes that are due, and looks after ideas runs that should have reported. */
export const handler = async (): Promise<void> => {
  const { started, resent, failed } = await refreshDueIdeas(services);
  if (started + resent + failed > 0) {
    logWithMetrics('ideas refresher', { JobsResent: resent, JobsStuck: failed }, { started, resent, failed });
  }
};

import { randomUUID } from 'node:crypto';
import { openJobServices } from '../../shared/jobs/job-services.ts';
import { log } from '../../shared/logging/log.ts';
import { refreshDueIdeas } from './refresh-due-ideas.ts';

const services = { ...openJobServices(), newId: randomUUID };

/** On its beat: starts refreshes that are due. Runs that should have reported are the sweeper's, like every other job. */
export const handler = async (): Promise<void> => {
  const { started } = await refreshDueIdeas(services);
  if (started > 0) log.info('ideas refresher', { started });
};

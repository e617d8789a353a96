import { readHostRules } from '../../shared/domain/crawling/host-rules.ts';
import { readEnvironment } from '../../shared/environment.ts';
import { openJobServices } from '../../shared/jobs/job-services.ts';
import { log } from '../../shared/logging/log.ts';
import { startDueCrawls } from './start-due-crawls.ts';

const environment = readEnvironment();
const services = { ...openJobServices(environment), hostRules: readHostRules(environment) };

/** On its beat: starts the crawls of sites whose schedule is due. */
export const handler = async (): Promise<void> => {
  const { started, skipped, removed, failed } = await startDueCrawls(services);
  if (started + skipped + removed + failed > 0) log.info('scheduled crawls', { started, skipped, removed, failed });
};

import { parseOriginOverrides } from '../shared/domain/crawling/origin-overrides.ts';
import {
  type Environment,
  EnvironmentError,
  type EnvironmentVariables,
  parseEnvironment,
} from '../shared/environment.ts';
import { jobMachines } from '../shared/jobs/job-kinds.ts';
import { openTextModel } from '../shared/providers/model/open-text-model.ts';

export const JOB_QUEUE = 'jobs';
export const JOB_DEAD_LETTER_QUEUE = 'jobs-dead-letter';
export const WEBHOOK_QUEUE = 'webhooks';
export const WEBHOOK_DEAD_LETTER_QUEUE = 'webhooks-dead-letter';

/** Parses the environment of the embedded system, with everything that the functions would refuse at their first call. */
export function parseEmbeddedEnvironment(variables: EnvironmentVariables): Environment {
  const environment = parseEnvironment(variables);
  const overrides = parseOriginOverrides(environment.CRAWL_ORIGIN_OVERRIDES);
  if (!overrides.ok) throw new EnvironmentError(`invalid environment: ${overrides.message}`);
  if (environment.AWS_ENDPOINT_URL_SFN && jobMachines.some((name) => !environment.STATE_MACHINE_ARNS[name])) {
    const names = jobMachines.join(', ');
    throw new EnvironmentError(
      `invalid environment: AWS_ENDPOINT_URL_SFN: STATE_MACHINE_ARNS must name the ARNs of ${names}`,
    );
  }
  openTextModel(environment, 'analyses');
  return environment;
}

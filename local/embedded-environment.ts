import { parseOriginOverrides } from '../shared/domain/crawling/origin-overrides.ts';
import {
  type Environment,
  EnvironmentError,
  type EnvironmentVariables,
  parseEnvironment,
} from '../shared/environment.ts';

export const TABLE_NAME = 'content-optimization';
export const JOB_QUEUE = 'jobs';
export const JOB_DEAD_LETTER_QUEUE = 'jobs-dead-letter';

/** Parses the environment of the embedded system, whose crawler may also be sent to other origins. */
export function parseEmbeddedEnvironment(variables: EnvironmentVariables): Environment {
  const environment = parseEnvironment(variables);
  const overrides = parseOriginOverrides(environment.CRAWL_ORIGIN_OVERRIDES);
  if (!overrides.ok) throw new EnvironmentError(`invalid environment: CRAWL_ORIGIN_OVERRIDES: ${overrides.message}`);
  return environment;
}

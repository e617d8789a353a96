import { parseOriginOverrides } from '../../shared/domain/crawling/origin-overrides.ts';
import { AuditError } from './audit-error.ts';
import type { AuditTarget } from './audit-target.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** True when the operator's own overrides send requests for this domain elsewhere. Throws AuditError when they are wrong. */
export function isOverridden(variables: Variables, domain: string): boolean {
  const parsed = parseOriginOverrides(variables['CRAWL_ORIGIN_OVERRIDES'] ?? '');
  if (!parsed.ok) throw new AuditError(parsed.message);
  return parsed.overrides.has(domain);
}

/** The variables with which requests for a site of this machine go to its server. */
export function overrideOrigin(variables: Variables, target: AuditTarget): Variables {
  if (target.origin === undefined) return variables;
  return { ...variables, CRAWL_ORIGIN_OVERRIDES: joinOverrides(variables, `${target.domain}=${target.origin}`) };
}

function joinOverrides(variables: Variables, override: string): string {
  const own = variables['CRAWL_ORIGIN_OVERRIDES'] ?? '';
  return own.trim() === '' ? override : `${own},${override}`;
}

const rateLimits = ['RATE_LIMIT_DEFAULT', 'RATE_LIMIT_JOBS'] as const;
/** One caller on its own machine has no other to leave room for; a site of 500 pages takes 1,500 requests. */
const NO_RATE_LIMIT = '1000000000';

/**
 * Sets the variables of an audit over those of the process: a free port, a folder for the data, and the sample site.
 */
export function systemEnvironment(input: {
  variables: Variables;
  dataFolder: string;
  sampleSite: { domain: string; origin: string } | null;
}): Record<string, string> {
  const environment: Record<string, string> = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: input.dataFolder };
  for (const name of rateLimits) environment[name] = input.variables[name] || NO_RATE_LIMIT;
  const sample = input.sampleSite;
  const overrides =
    sample === null
      ? input.variables['CRAWL_ORIGIN_OVERRIDES']
      : joinOverrides(input.variables, `${sample.domain}=${sample.origin}`);
  // Those of the target are in no variable of the process.
  if (overrides) environment['CRAWL_ORIGIN_OVERRIDES'] = overrides;
  return environment;
}

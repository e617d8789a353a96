import { sampleSiteDomain } from '../../local/sample-site-server.ts';
import { type AuditApi, openAuditApi, type Wait } from './audit-api.ts';
import type { AuditTarget } from './audit-target.ts';
import type { Progress, TextOutput } from './progress.ts';
import type { AuditSystem, AuditSystemOptions } from './system.ts';
import { isOverridden, overrideOrigin, type Variables } from './system-environment.ts';

export interface AuditSurroundings {
  readonly stdout: TextOutput;
  readonly stderr: TextOutput;
  readonly variables: Variables;
  readonly startSystem: (options: AuditSystemOptions) => Promise<AuditSystem>;
  readonly signal: AbortSignal;
  readonly wait: Wait;
}

export const sampleHomePage: AuditTarget = { url: `https://${sampleSiteDomain}/`, domain: sampleSiteDomain };

/** Starts the system for one audit, with what the target needs. Stops it when it is disposed of. */
export async function openAudit(
  target: AuditTarget,
  { variables: given, startSystem, signal, wait }: Omit<AuditSurroundings, 'stdout' | 'stderr'>,
  progress: Progress,
): Promise<AsyncDisposable & { readonly api: AuditApi }> {
  const variables = overrideOrigin(given, target);
  const isSample = target.domain === sampleSiteDomain && !isOverridden(variables, sampleSiteDomain);
  progress.show('Starting the system');
  const system = await startSystem({ variables, withSampleSite: isSample });
  const api = openAuditApi({ baseUrl: system.baseUrl, apiKey: system.apiKey, signal, wait });
  return { api, [Symbol.asyncDispose]: () => system.stop() };
}

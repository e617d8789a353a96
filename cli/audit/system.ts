import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedSystem } from '../../local/embedded-system.ts';
import { startSampleSite } from '../../local/sample-site-server.ts';
import { systemEnvironment, type Variables } from './system-environment.ts';

/** The API to audit with. */
export interface AuditSystem {
  readonly baseUrl: string;
  readonly apiKey: string;
  stop(): Promise<void>;
}

export interface AuditSystemOptions {
  readonly variables: Variables;
  readonly withSampleSite: boolean;
}

/** Starts the embedded system, and the sample site beside it, for the time of one audit. */
export async function startAuditSystem({ variables, withSampleSite }: AuditSystemOptions): Promise<AuditSystem> {
  // Undone in reverse order, also when a later step of the start fails.
  await using cleanup = new AsyncDisposableStack();
  const sampleSite = withSampleSite ? await startSampleSite() : null;
  cleanup.defer(() => sampleSite?.stop());
  const dataFolder = variables['DATA_DIR'] || (await makeTemporaryFolder(cleanup));
  const environment = systemEnvironment({ variables, dataFolder, sampleSite });
  const system = await startEmbeddedSystem({ environment, quiet: true });
  cleanup.defer(() => system.stop());
  const started = cleanup.move();
  return { baseUrl: system.baseUrl, apiKey: system.apiKey, stop: () => started.disposeAsync() };
}

async function makeTemporaryFolder(cleanup: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-optimization-audit-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/**
 * The embedded system that most test files share, started once for the whole run. What a test makes is
 * in a separate organization, and each web site is one file's, so that files do not see each other. A file that needs
 * settings, or the whole table for itself, starts its own (`useSystem`).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { processVariables, setProcessVariables } from '../../shared/environment.ts';
import { countStart } from './count-start.ts';
import { highLimits } from './high-limits.ts';
import type { SharedReady } from './shared-process.ts';
import { REFUSALS_FILE } from './strict-dynamodb/install.ts';
import { chooseSharedDomains, type SharedDomains, sharedOriginOverrides } from './web-sites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sharedBaseUrl: string;
    sharedVariables: Record<string, string>;
    sharedDataDir: string;
    sharedDomains: SharedDomains;
  }
}

/** Web sites of a run: more than its files take. */
const SHARED_DOMAINS = 600;
const strictDynamoDb = new URL('strict-dynamodb/install.ts', import.meta.url).href;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'content-optimization-shared-'));
  const domains = chooseSharedDomains(SHARED_DOMAINS);
  const refusals = path.join(dataDir, 'refused-table-requests.txt');
  // Of the workers that run the test files, and of the systems that they start.
  setProcessVariables({ [REFUSALS_FILE]: refusals });
  await countStart();
  const system = spawn(process.execPath, ['--import', strictDynamoDb, 'test/harness/shared-process.ts'], {
    env: {
      ...processVariables(),
      ...highLimits,
      CRAWL_RENDER: 'never',
      // Addresses of other sites are requested by the files whose subject that is.
      CRAWL_LINK_CHECKS: '0',
      CRAWL_ORIGIN_OVERRIDES: sharedOriginOverrides(domains),
      NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
      PORT: '0',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(system, 'exit');
  const didNotStart = ended.then(() => Promise.reject(new Error('the shared system did not start')));
  const [ready] = (await Promise.race([once(system, 'message'), didNotStart])) as [SharedReady];
  didNotStart.catch(() => undefined);
  project.provide('sharedBaseUrl', ready.baseUrl);
  project.provide('sharedVariables', ready.variables);
  project.provide('sharedDataDir', dataDir);
  project.provide('sharedDomains', domains);
  return async () => {
    system.kill('SIGTERM');
    await ended;
    const refused = await readFile(refusals, 'utf8').catch(() => '');
    await rm(dataDir, { recursive: true, force: true });
    if (refused) throw new Error(`the table was asked for what DynamoDB refuses:\n\n${refused}`);
  };
}

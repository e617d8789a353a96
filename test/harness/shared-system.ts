/**
 * The embedded system that most test files share, started once for the whole run as its users start it. What a test makes is
 * in an organization of its own, so that files do not see each other. A file that needs settings, web sites, or the
 * whole table for itself starts its own (`useSystem`).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { findRunningDynamoDb } from '../../local/engines/dynamodb.ts';
import { findFreePort } from '../../local/engines/free-port.ts';
import { processVariables, setProcessVariables } from '../../shared/environment.ts';
import { highLimits } from './high-limits.ts';
import { REFUSALS_FILE } from './strict-dynamodb/install.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sharedBaseUrl: string;
    sharedDynamoDbEndpoint: string;
    sharedDataDir: string;
  }
}

const START_TIMEOUT_MS = 120_000;
const strictDynamoDb = new URL('strict-dynamodb/install.ts', import.meta.url).href;

async function untilHealthy(baseUrl: string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    if ((await fetch(`${baseUrl}/health`).catch(() => null))?.ok) return;
    await delay(50);
  }
  throw new Error('the shared system did not start');
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'content-optimization-shared-'));
  const port = await findFreePort();
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const refusals = path.join(dataDir, 'refused-table-requests.txt');
  // Of the workers that run the test files, and of the systems that they start.
  setProcessVariables({ [REFUSALS_FILE]: refusals });
  const system = spawn(process.execPath, ['--import', strictDynamoDb, 'local/main.ts'], {
    env: {
      ...processVariables(),
      ...highLimits,
      CRAWL_RENDER: 'never',
      // Addresses of other sites are requested by the files whose subject that is.
      CRAWL_LINK_CHECKS: '0',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(system, 'exit');
  await untilHealthy(baseUrl);
  const engine = await findRunningDynamoDb(dataDir);
  if (!engine) throw new Error('the shared system has no engine');
  project.provide('sharedBaseUrl', baseUrl);
  project.provide('sharedDynamoDbEndpoint', engine.endpoint);
  project.provide('sharedDataDir', dataDir);
  return async () => {
    system.kill('SIGTERM');
    await ended;
    const refused = await readFile(refusals, 'utf8').catch(() => '');
    await rm(dataDir, { recursive: true, force: true });
    if (refused) throw new Error(`the table was asked for what DynamoDB refuses:\n\n${refused}`);
  };
}

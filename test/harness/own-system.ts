import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedSystem } from '../../local/embedded-system.ts';
import { readEnvironment } from '../../shared/environment.ts';
import { openTable, type Table } from '../../shared/table/engine/client.ts';
import { countStart } from './count-start.ts';
import { highLimits } from './high-limits.ts';
import { serveWebSites, type WebSites } from './web-sites.ts';

export interface OwnSystem {
  baseUrl: string;
  table: Table;
  dataDir: string;
  web: WebSites;
  stop(): Promise<void>;
}

/** A whole system in this process, for one test file. */
export async function startOwnSystem(options: {
  environment?: Record<string, string>;
  webSites?: number;
  /** A file that replaces functions or watches what they do needs them in its own thread. */
  contentWork?: 'threads' | 'process';
}): Promise<OwnSystem> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'content-optimization-test-'));
  await countStart();
  const web = await serveWebSites(options.webSites ?? 0);
  const running = await startEmbeddedSystem({
    quiet: true,
    contentWork: options.contentWork ?? 'process',
    environment: {
      ...highLimits,
      // A browser takes seconds to start: files whose subject it is ask for it.
      CRAWL_RENDER: 'never',
      // Addresses of other sites are requested by the files whose subject that is.
      CRAWL_LINK_CHECKS: '0',
      PORT: '0',
      DATA_DIR: dataDir,
      ...options.environment,
      CRAWL_ORIGIN_OVERRIDES: [web.originOverrides, options.environment?.['CRAWL_ORIGIN_OVERRIDES'] ?? '']
        .filter((overrides) => overrides !== '')
        .join(','),
    },
  });
  return {
    baseUrl: running.baseUrl,
    table: openTable(readEnvironment()),
    dataDir,
    web,
    async stop() {
      await running.stop();
      await web.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

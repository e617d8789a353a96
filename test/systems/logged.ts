/** A system that logs and counts as an operator's does, in a data directory that others could open before it started. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type EmbeddedSystem, startEmbeddedSystem } from '../../local/embedded-system.ts';
import { countStart } from '../harness/count-start.ts';
import { highLimits } from '../harness/high-limits.ts';
import { serveWebSites, type WebSites } from '../harness/web-sites.ts';

export let system: EmbeddedSystem;
export let web: WebSites;
export let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'content-optimization-test-'));
  await chmod(dataDir, 0o755);
  await countStart();
  web = await serveWebSites(1);
  const environment = {
    ...highLimits,
    PORT: '0',
    DATA_DIR: dataDir,
    CRAWL_ORIGIN_OVERRIDES: web.originOverrides,
    LOG_LEVEL: 'info',
    METRICS_NAMESPACE: 'content-optimization-test',
  };
  system = await startEmbeddedSystem({ environment });
});
afterAll(async () => {
  await system.stop();
  await web.close();
  await rm(dataDir, { recursive: true, force: true });
});

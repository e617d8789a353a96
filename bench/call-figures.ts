import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedSystem } from '../local/embedded-system.ts';
import { startDynamoDb } from '../local/engines/dynamodb.ts';
import { startSampleSite } from '../local/sample-site-server.ts';
import { type CountingProxy, dependentDepth, startCountingProxy } from './counting-proxy.ts';
import { type Figure, median } from './table.ts';

const CALLS = 30;

interface Endpoint {
  name: string;
  path: string;
  /** Dependent calls at most, and calls in all where a number is promised. */
  depthMax: number;
  callsMax?: number;
}

const endpoints: readonly Endpoint[] = [
  { name: 'authenticate and count (GET /me)', path: '/me', depthMax: 1, callsMax: 1 },
  { name: 'GET /pages/{id}', path: '/pages/1', depthMax: 3 },
  { name: 'GET /sites', path: '/sites', depthMax: 3 },
  { name: 'GET /sites/{id}', path: '/sites/1', depthMax: 3 },
  { name: 'GET /sites/{id}/pages', path: '/sites/1/pages', depthMax: 3 },
  { name: 'GET /pages/{id}/content', path: '/pages/1/content', depthMax: 3 },
  { name: 'GET /pages/{id}/checks', path: '/pages/1/checks', depthMax: 3 },
  { name: 'GET /pages/{id}/analysis', path: '/pages/1/analysis', depthMax: 3 },
  { name: 'GET /pages/{id}/links', path: '/pages/1/links', depthMax: 3 },
  { name: 'GET /pages/{id}/report', path: '/pages/1/report', depthMax: 3 },
  { name: 'GET /jobs/{id}', path: '/jobs/job_cr_1', depthMax: 3 },
];

/** How many calls an endpoint makes to DynamoDB, how many of them wait for another, and how long it takes. */
async function measure(
  endpoint: Endpoint,
  proxy: CountingProxy,
  get: (path: string) => Promise<number>,
): Promise<Figure> {
  const times: number[] = [];
  const depths: number[] = [];
  const counts: number[] = [];
  for (let at = 0; at < CALLS; at += 1) {
    proxy.takeCalls();
    times.push(await get(endpoint.path));
    const calls = proxy.takeCalls();
    counts.push(calls.length);
    depths.push(dependentDepth(calls));
  }
  const [calls, depth] = [median(counts), median(depths)];
  const target = endpoint.callsMax ? `${endpoint.callsMax} call` : `depth ${endpoint.depthMax}`;
  return {
    name: endpoint.name,
    value: `${calls} calls, depth ${depth}, p50 ${median(times).toFixed(1)} ms`,
    target,
    ok: depth <= endpoint.depthMax && calls <= (endpoint.callsMax ?? Number.POSITIVE_INFINITY),
  };
}

/** Against the crawled and analysed sample site. */
export async function callFigures(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'content-optimization-bench-'));
  cleanup.defer(() => rm(dataDir, { recursive: true, force: true }));
  const engine = await startDynamoDb({ dataDir: null });
  cleanup.defer(() => engine.stop());
  const proxy = await startCountingProxy(engine.endpoint);
  cleanup.defer(() => proxy.stop());
  const site = await startSampleSite();
  cleanup.defer(() => site.stop());
  const limit = '1000000000';
  const system = await startEmbeddedSystem({
    quiet: true,
    environment: {
      PORT: '0',
      DATA_DIR: dataDir,
      AWS_ENDPOINT_URL_DYNAMODB: proxy.endpoint,
      CRAWL_ORIGIN_OVERRIDES: `${site.domain}=${site.origin}`,
      RATE_LIMIT_DEFAULT: limit,
      RATE_LIMIT_JOBS: limit,
      RATE_LIMIT_IP: limit,
    },
  });
  cleanup.defer(() => system.stop());
  const call = async (method: string, url: string, body?: object) => {
    const answer = await fetch(`${system.baseUrl}${url}`, {
      method,
      headers: { authorization: `Bearer ${system.apiKey}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status} ${text}`);
    return JSON.parse(text);
  };
  await call('POST', '/sites', { domain: site.domain });
  while ((await call('GET', '/sites/1')).data.background_status !== null) await delay(100);
  const job = (await call('POST', '/pages/1/analyze')).data.job_id;
  while ((await call('GET', `/jobs/${job}`)).data.retry_after_seconds !== null) await delay(100);
  const get = async (url: string): Promise<number> => {
    const startedAt = performance.now();
    await call('GET', url);
    return performance.now() - startedAt;
  };
  const figures: Figure[] = [];
  for (const endpoint of endpoints) figures.push(await measure(endpoint, proxy, get));
  return figures;
}

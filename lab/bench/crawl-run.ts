import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../local/engines/free-port.ts';
import { processVariables } from '../../shared/environment.ts';
import { docsDomain } from './crawl-docs-site.ts';
import { type ProcessUse, processUse } from './process-memory.ts';
import { retryPoll } from './retry-poll.ts';

const POLL_MS = 250;
/** A start builds the console in another process: idle is the least of this time. */
const IDLE_SAMPLES = 10;
const IDLE_SAMPLE_MS = 1_000;

export interface CrawlRun {
  /** Pages of the site when the crawl was over. */
  pages: number;
  /** From the request that registers the site to its last background work. */
  seconds: number;
  /** Until the last page was read and stored, without the summing up at the end. */
  pagesPerSecond: number;
  /** Processor time of the system and its engine, of all cores. What else the machine does changes it little. */
  cpuMillisecondsPerPage: number;
  /** Of these, without the engine's. */
  ownCpuMillisecondsPerPage: number;
  idleMegabytes: number;
  peakMegabytes: number;
  /** Memory and pages as the crawl went on. */
  samples: { pages: number; megabytes: number }[];
  paths: string[];
}

interface CrawlRunOptions {
  origin: string;
  maxPages: number;
  environment?: Record<string, string>;
  /** More arguments for Node, as `--cpu-prof`. */
  nodeArguments?: string[];
  /** A process that the system uses and did not start: its memory and its processor time count, too. */
  enginePid?: number;
}

/** Starts the embedded system as `npm start` does, registers the site over HTTP and waits until its setup is over. */
export async function runCrawl(options: CrawlRunOptions): Promise<CrawlRun> {
  await using cleanup = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'content-optimization-bench-'));
  cleanup.defer(() => rm(dataDir, { recursive: true, force: true }));
  const port = await findFreePort();
  const start = await startCommand();
  const child = startSystem(
    { variables: start.variables, args: [...(options.nodeArguments ?? []), ...start.args] },
    port,
    dataDir,
    options,
  );
  cleanup.defer(async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  const call = client(`http://127.0.0.1:${port}/v1`, await readKey(child));
  const pids = [child.pid ?? 0, ...(options.enginePid === undefined ? [] : [options.enginePid])];
  const use = async (): Promise<ProcessUse> => {
    const uses = await Promise.all(pids.map(processUse));
    return {
      megabytes: uses.reduce((sum, { megabytes }) => sum + megabytes, 0),
      cpuSeconds: uses.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
      ownCpuSeconds: uses[0]?.ownCpuSeconds ?? 0,
    };
  };
  const idle = await use();
  for (let sample = 1; sample < IDLE_SAMPLES; sample += 1) {
    await delay(IDLE_SAMPLE_MS);
    const now = await use();
    Object.assign(idle, now, { megabytes: Math.min(idle.megabytes, now.megabytes) });
  }
  const startedAt = performance.now();
  const siteId = (await call('POST', '/sites', { domain: docsDomain })).data.id;
  const samples: CrawlRun['samples'] = [];
  let crawledSeconds = 0;
  let used = idle;
  for (let isIdle = false; !isIdle; ) {
    await delay(POLL_MS);
    const { data } = await retryPoll(() => call('GET', `/sites/${siteId}`));
    const now = await use();
    samples.push({ pages: data.latest_crawl.crawled_pages ?? 0, megabytes: now.megabytes });
    if (['discovering', 'enriching', 'crawling'].includes(data.background_status)) {
      crawledSeconds = (performance.now() - startedAt) / 1000;
      used = now;
    }
    isIdle = data.background_status === null;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const paths = await listPaths(call, siteId);
  return {
    pages: paths.length,
    seconds,
    pagesPerSecond: paths.length / crawledSeconds,
    cpuMillisecondsPerPage: ((used.cpuSeconds - idle.cpuSeconds) * 1000) / paths.length,
    ownCpuMillisecondsPerPage: ((used.ownCpuSeconds - idle.ownCpuSeconds) * 1000) / paths.length,
    idleMegabytes: idle.megabytes,
    peakMegabytes: Math.max(...samples.map(({ megabytes }) => megabytes)),
    samples,
    paths,
  };
}

interface StartCommand {
  variables: Record<string, string>;
  args: string[];
}

/** Reads the arguments that `npm start` gives to Node (`exec env NAME=value node …`). */
export async function startCommand(): Promise<StartCommand> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.split(' ');
  const node = words.indexOf('node');
  const variables = words.slice(0, node).flatMap((word) => {
    const [name = '', value] = word.split('=');
    return value === undefined ? [] : [[name, value] as const];
  });
  return { variables: Object.fromEntries(variables), args: words.slice(node + 1) };
}

function startSystem(
  { variables, args }: StartCommand,
  port: number,
  dataDir: string,
  options: CrawlRunOptions,
): ChildProcess {
  const limit = '1000000000';
  return spawn(process.execPath, args, {
    env: {
      ...processVariables(),
      ...variables,
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: dataDir,
      CRAWL_ORIGIN_OVERRIDES: `${docsDomain}=${options.origin}`,
      CRAWL_MAX_PAGES: String(options.maxPages),
      RATE_LIMIT_DEFAULT: limit,
      RATE_LIMIT_JOBS: limit,
      RATE_LIMIT_IP: limit,
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function readKey(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the system has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const key = /coa_[\w-]{43}/.exec(line)?.[0];
    if (!key) continue;
    // Later output must not fill the pipe.
    child.stdout.resume();
    return key;
  }
  throw new Error('the system ended before it was ready');
}

type Call = ReturnType<typeof client>;

const client = (baseUrl: string, key: string) => async (method: string, url: string, body?: object) => {
  const answer = await fetch(`${baseUrl}${url}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status} ${text}`);
  return JSON.parse(text);
};

async function listPaths(call: Call, siteId: number): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await call('GET', `/sites/${siteId}/pages?limit=100&page=${page}`);
    paths.push(...data.map((row: { path: string }) => row.path));
    if (page * 100 >= meta.total) return paths;
  }
}

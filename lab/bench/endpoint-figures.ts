import { apiGroups } from '../../functions/catalog/api-groups.ts';
import { startSampleSite } from '../../local/sample-site-server.ts';
import { putKeywordMetrics } from '../../shared/table/keyword-metrics.ts';
import { startBenchSystem } from './bench-system.ts';
import { type CountingProxy, dependentDepth, type EngineCall } from './counting-proxy.ts';
import { deeperThanThree } from './deeper-than-three.ts';
import type { Answer, MeasuredSystem } from './measured-system.ts';
import { prepareResources, type Resources, settleStatus } from './prepared-resources.ts';
import { reads, type SampleRequest, sampleKeywordMetrics, writes } from './sample-requests.ts';
import { type Figure, median, percentile } from './table.ts';

const COUNTED_CALLS = 30;
const WRITES = 8;
const TIMED_CALLS = 200;
const DEPTH_MAX = 3;

const operations = apiGroups.flatMap((group) => group.operations);

/** The cost of one endpoint: medians over its requests; the least depth. */
interface Cost {
  calls: number;
  depth: number;
  readUnits: number;
  writeUnits: number;
  cpuMs: number;
  bytes: number;
  milliseconds: number[];
}

/**
 * Every endpoint of the API on the crawled and analyzed sample site. Calls, units and processor time are counted through a
 * proxy in front of the engine; the times of what reads are then taken without it.
 */
export async function endpointFigures(): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  const { proxy } = bench;
  await using cleanup = new AsyncDisposableStack();
  const site = await startSampleSite();
  cleanup.defer(() => site.stop());
  const environment = { CRAWL_ORIGIN_OVERRIDES: `${site.domain}=${site.origin}` };
  await putKeywordMetrics(bench.table, [sampleKeywordMetrics]);
  const counted = await bench.start({ counted: true, environment });
  const resources = await prepareResources(counted, site.domain);
  const costs = new Map<string, Cost>();
  for (const sample of reads)
    costs.set(sample.operationId, await count(counted, proxy, sample, resources, COUNTED_CALLS));
  await counted.stop();

  const timed = await bench.start({ environment });
  for (const sample of reads) {
    const cost = costs.get(sample.operationId);
    if (cost) cost.milliseconds = await times(timed, sample, resources);
  }
  await timed.stop();

  const writing = await bench.start({ counted: true, environment });
  for (const sample of writes) {
    const sent = Math.min(WRITES, sample.times?.(resources) ?? WRITES);
    costs.set(sample.operationId, await count(writing, proxy, sample, resources, sent));
  }
  await writing.stop();
  return operations.map(({ operationId }) => endpointFigure(operationId, costs.get(operationId)));
}

async function count(
  system: MeasuredSystem,
  proxy: CountingProxy,
  sample: SampleRequest,
  resources: Resources,
  times: number,
): Promise<Cost> {
  const measured: { answer: Answer; calls: EngineCall[]; cpuMs: number }[] = [];
  for (let at = 0; at < times; at += 1) {
    proxy.takeCalls();
    const before = await system.cpuMs();
    const answer = await send(system, sample, resources, at);
    const calls = proxy.takeCalls();
    measured.push({ answer, calls, cpuMs: (await system.cpuMs()) - before });
    const { job_id: jobId, jobs = [] } = answer.body?.data ?? {};
    if (typeof jobId === 'string') await system.settle(jobId);
    for (const started of jobs) await system.settle(started.job_id);
    const statusPath = sample.statusPath?.(resources, at);
    if (statusPath) await settleStatus(system, statusPath);
  }
  const measuredMedian = (number: (one: (typeof measured)[number]) => number): number => median(measured.map(number));
  const sum = (calls: EngineCall[], unit: 'readUnits' | 'writeUnits') =>
    calls.reduce((all, call) => all + call[unit], 0);
  return {
    calls: measuredMedian(({ calls }) => calls.length),
    // Calls side by side come one after the other in a busy moment: the least is what has to wait.
    depth: Math.min(...measured.map(({ calls }) => dependentDepth(calls))),
    readUnits: measuredMedian(({ calls }) => sum(calls, 'readUnits')),
    writeUnits: measuredMedian(({ calls }) => sum(calls, 'writeUnits')),
    cpuMs: measuredMedian(({ cpuMs }) => cpuMs),
    bytes: measuredMedian(({ answer }) => answer.bytes),
    milliseconds: measured.map(({ answer }) => answer.milliseconds),
  };
}

function send(system: MeasuredSystem, sample: SampleRequest, resources: Resources, at: number): Promise<Answer> {
  const operation = operations.find(({ operationId }) => operationId === sample.operationId);
  if (!operation) throw new Error(`no operation ${sample.operationId}`);
  return system.must(operation.method, sample.path(resources, at), sample.body?.(resources, at));
}

async function times(system: MeasuredSystem, sample: SampleRequest, resources: Resources): Promise<number[]> {
  const milliseconds: number[] = [];
  for (let at = 0; at < TIMED_CALLS; at += 1) {
    milliseconds.push((await send(system, sample, resources, at)).milliseconds);
  }
  return milliseconds;
}

function endpointFigure(operationId: string, cost: Cost | undefined): Figure {
  if (!cost) return { name: operationId, value: 'not measured', target: 'a sample request', ok: false };
  const { calls, depth, readUnits, writeUnits, cpuMs, bytes, milliseconds } = cost;
  const [p50, p99] = [median(milliseconds), percentile(milliseconds, 0.99)];
  const reason = deeperThanThree[operationId];
  return {
    name: operationId,
    value:
      `${calls} calls, depth ${depth}; ${readUnits} read and ${writeUnits} write units; ` +
      `${cpuMs.toFixed(1)} ms CPU; p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${bytes.toLocaleString('en')} bytes`,
    target: reason ? `deeper: ${reason}` : `depth ${DEPTH_MAX}`,
    ok: depth <= DEPTH_MAX || reason !== undefined,
    numbers: { calls, depth, readUnits, writeUnits, cpuMs, p50Ms: p50, p99Ms: p99, bytes },
  };
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { apiGroups } from '../../functions/catalog/api-groups.ts';
import { bundleBytesMax, bundleFunctions, type FunctionBundle } from '../../infra/build/bundle-functions.ts';
import { type Figure, median } from './table.ts';

const run = promisify(execFile);
const IMPORTS = 15;
/** Processor milliseconds. No client waits for a worker; two had far more code than the others. */
const GROUP_IMPORT_MS_MAX = 100;
const workerImportMsMax: Readonly<Record<string, number>> = { 'crawl-worker': 120, 'outline-worker': 120 };
/** The smallest group: where a machine is slow, the ratio to it says more than milliseconds. */
const REFERENCE = 'identity';

const isWorker = (bundle: FunctionBundle): boolean => !apiGroups.some(({ name }) => name === bundle.name);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

/** Imports the bundle in a fresh process, as a cold start does. Returns the processor time, which other work on the machine changes least. */
async function importMilliseconds({ file }: FunctionBundle): Promise<number> {
  const code = `const c=process.cpuUsage();await import(${JSON.stringify(file)});const{user,system}=process.cpuUsage(c);console.log((user+system)/1000)`;
  const env = { PATH: '', AWS_REGION: 'us-east-1', TABLE_NAME: 'bench', JOB_QUEUE_URL: 'http://127.0.0.1:9/queue' };
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { env });
  return Number(stdout.trim());
}

function importFigure(bundle: FunctionBundle, times: readonly number[], referenceMs: number): Figure {
  const { name, sizeBytes, start } = bundle;
  const leastMs = Math.min(...times);
  const bytesMax = bundleBytesMax(name);
  const msMax = isWorker(bundle) ? workerImportMsMax[name] : GROUP_IMPORT_MS_MAX;
  const size = `${kilobytes(sizeBytes)} KB, ${kilobytes(start.sizeBytes)} KB at its start`;
  return {
    name: `${name}: minified, import`,
    value: `${size}, ${leastMs.toFixed(0)} ms (median ${median(times).toFixed(0)} ms), ${(leastMs / referenceMs).toFixed(2)} × ${REFERENCE}`,
    target: `${bytesMax / 1000} KB${msMax === undefined ? '' : `, ${msMax} ms`}`,
    ok: sizeBytes <= bytesMax && leastMs <= (msMax ?? Number.POSITIVE_INFINITY),
    numbers: { bytes: sizeBytes, startBytes: start.sizeBytes, importMs: leastMs },
  };
}

/**
 * Bytes and import time of every bundle. The least time of several is held against the target: an import does the same work each
 * time, and any extra time is other work on the machine. All bundles have their turn in each round, so that
 * a busy minute is not one bundle's alone.
 */
export async function bundleFigures(): Promise<Figure[]> {
  const measured = (await bundleFunctions()).map((bundle) => ({ bundle, times: [] as number[] }));
  for (let round = 0; round < IMPORTS; round += 1) {
    for (const { bundle, times } of measured) times.push(await importMilliseconds(bundle));
  }
  const reference = measured.find(({ bundle }) => bundle.name === REFERENCE)?.times ?? [];
  return measured.map(({ bundle, times }) => importFigure(bundle, times, Math.min(...reference)));
}

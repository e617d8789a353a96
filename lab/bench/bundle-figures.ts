import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { apiGroups } from '../../functions/catalog/api-groups.ts';
import { bundleBytesMax, bundleFunctions, type FunctionBundle } from '../../infra/build/bundle-functions.ts';
import { type Figure, median } from './table.ts';

const run = promisify(execFile);
const IMPORTS = 15;
const IMPORT_TARGET_MS = 100;

const isWorker = (bundle: FunctionBundle): boolean => !apiGroups.some(({ name }) => name === bundle.name);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

/** Imports the bundle in a fresh process, as a cold start does, and prints the milliseconds. */
async function importMilliseconds({ file }: FunctionBundle): Promise<number> {
  const code = `const t=performance.now();await import(${JSON.stringify(file)});console.log(performance.now()-t)`;
  const env = { PATH: '', AWS_REGION: 'us-east-1', TABLE_NAME: 'bench', JOB_QUEUE_URL: 'http://127.0.0.1:9/queue' };
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { env });
  return Number(stdout.trim());
}

function importFigure(bundle: FunctionBundle, times: readonly number[]): Figure {
  const { name, sizeBytes, start } = bundle;
  const leastMs = Math.min(...times);
  const limit = bundleBytesMax(name);
  const size = `${kilobytes(sizeBytes)} KB, ${kilobytes(start.sizeBytes)} KB at its start`;
  return {
    name: `${name}: minified, import`,
    value: `${size}, ${leastMs.toFixed(0)} ms (median ${median(times).toFixed(0)} ms)`,
    target: `${limit / 1000} KB${isWorker(bundle) ? '' : `, ${IMPORT_TARGET_MS} ms`}`,
    ok: sizeBytes <= limit && (isWorker(bundle) || leastMs <= IMPORT_TARGET_MS),
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
  return measured.map(({ bundle, times }) => importFigure(bundle, times));
}

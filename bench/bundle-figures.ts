import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { apiGroups } from '../functions/catalog.ts';
import { bundleBytesMax, bundleFunctions, type FunctionBundle } from '../scripts/bundle-functions.ts';
import { type Figure, median } from './table.ts';

const run = promisify(execFile);
const IMPORTS = 15;
const IMPORT_TARGET_MS = 100;

/** Imports the bundle in a fresh process, as a cold start does, and prints the milliseconds. */
async function importMilliseconds({ file }: FunctionBundle): Promise<number> {
  const code = `const t=performance.now();await import(${JSON.stringify(file)});console.log(performance.now()-t)`;
  const env = { PATH: '', AWS_REGION: 'us-east-1', TABLE_NAME: 'bench', JOB_QUEUE_URL: 'http://127.0.0.1:9/queue' };
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { env });
  return Number(stdout.trim());
}

/**
 * Bytes and import time of every bundle. The least time of several is held against the target: an import does the same work each
 * time, and what it takes longer is what others did on the machine meanwhile.
 */
export async function bundleFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const bundle of await bundleFunctions()) {
    const times: number[] = [];
    for (let at = 0; at < IMPORTS; at += 1) times.push(await importMilliseconds(bundle));
    const leastMs = Math.min(...times);
    const limit = bundleBytesMax(bundle.name);
    const isWorker = !apiGroups.some(({ name }) => name === bundle.name);
    figures.push({
      name: `${bundle.name}: minified, import`,
      value: `${(bundle.sizeBytes / 1000).toFixed(0)} KB, ${leastMs.toFixed(0)} ms (median ${median(times).toFixed(0)} ms)`,
      target: `${limit / 1000} KB${isWorker ? '' : `, ${IMPORT_TARGET_MS} ms`}`,
      ok: bundle.sizeBytes <= limit && (isWorker || leastMs <= IMPORT_TARGET_MS),
      numbers: { bytes: bundle.sizeBytes, importMs: leastMs },
    });
  }
  return figures;
}

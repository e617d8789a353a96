import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localRegion } from '../../local/engines/aws-identity.ts';
import { startDynamoDb } from '../../local/engines/dynamodb.ts';
import { TABLE_NAME } from '../../local/table-name.ts';
import { openTable, type Table } from '../../shared/table/engine/client.ts';
import { createTable } from '../../shared/table/engine/create-table.ts';
import { type CountingProxy, startCountingProxy } from './counting-proxy.ts';
import { type MeasuredProcess, startMeasuredProcess } from './measured-process.ts';
import { type MeasuredSystem, startMeasuredSystem } from './measured-system.ts';

export interface BenchSystem extends AsyncDisposable {
  /** Straight to the engine: what a section writes here is not counted with what it measures. */
  table: Table;
  /** Where the systems keep what is not in the table, such as the key of secrets. */
  dataDir: string;
  proxy: CountingProxy;
  enginePid: number;
  /** Starts the embedded system on the engine; with `counted`, through the proxy, which costs every call some time. */
  start(given?: {
    counted?: boolean;
    environment?: Record<string, string>;
    nodeArguments?: readonly string[];
    file?: string;
  }): Promise<MeasuredSystem>;
  /** Starts the bare handler of `bare-page-process.ts` on the same table. */
  startBareHandler(): Promise<MeasuredProcess<{ baseUrl: string }>>;
}

/** An engine on disk with a table, and embedded systems on it in separate processes. */
export async function startBenchSystem(): Promise<BenchSystem> {
  await using started = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'content-optimization-bench-'));
  started.defer(() => rm(dataDir, { recursive: true, force: true }));
  const engine = await startDynamoDb({ dataDir: path.join(dataDir, 'table') });
  started.defer(() => engine.stop());
  const proxy = await startCountingProxy(engine.endpoint);
  started.defer(() => proxy.stop());
  const table = openTable({ TABLE_NAME, AWS_REGION: localRegion, AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint });
  started.defer(() => table.documents.destroy());
  await createTable(table);
  const running = started.move();
  return {
    table,
    dataDir,
    proxy,
    enginePid: engine.pid,
    async start({ counted = false, environment = {}, nodeArguments = [], file } = {}) {
      const endpoint = counted ? proxy.endpoint : engine.endpoint;
      return await startMeasuredSystem({
        dataDir,
        environment: { AWS_ENDPOINT_URL_DYNAMODB: endpoint, ...environment },
        nodeArguments,
        ...(file === undefined ? {} : { file }),
      });
    },
    startBareHandler: () =>
      startMeasuredProcess('bare-page-process.ts', { TABLE_NAME, AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint }),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { localRegion } from '../../local/engines/aws-identity.ts';
import { findRunningDynamoDb } from '../../local/engines/dynamodb.ts';
import { TABLE_NAME } from '../../local/table-name.ts';
import { processVariables } from '../../shared/environment.ts';
import { openTable, type Table } from '../../shared/table/engine/client.ts';
import { highLimits } from '../harness/high-limits.ts';
import { waitUntil } from '../harness/wait-until.ts';

const main = join(import.meta.dirname, '../../local/main.ts');
/** Generous: what is tested is that it starts, on whatever machine. */
const START_MS_MAX = 180_000;

/** The system as `npm start` runs it: a separate process, and the engine as its child. */
export interface KillableSystem {
  baseUrl: string;
  /** Printed at the first start on a data directory. */
  key: string | null;
  organizationId: number | null;
  startMs: number;
  /** Past the API, for what no client sees: locks and counters. */
  table: Table;
  kill(whom: 'system' | 'engine'): Promise<void>;
  stop(): Promise<void>;
}

export async function startKillable(options: {
  port: number;
  dataDir: string;
  environment: Record<string, string>;
}): Promise<KillableSystem> {
  const { port, dataDir } = options;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [main], {
    env: {
      ...processVariables(),
      ...highLimits,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => output.push(line));
  }
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const answering = async (): Promise<boolean> => {
    if (hasEnded(child)) throw new Error(`the system ended at its start: ${output.slice(-5).join('\n')}`);
    const answer = await fetch(`${baseUrl}/health`).catch(() => null);
    return answer?.status === 200 && output.some((line) => line.includes('Content Optimization API'));
  };
  await waitUntil('the system answers', answering, START_MS_MAX);
  const startMs = performance.now() - startedAt;
  const engine = await findRunningDynamoDb(dataDir);
  if (!engine) throw new Error('the system has no engine');
  const table = openTable({
    TABLE_NAME,
    AWS_REGION: localRegion,
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  });
  const told = (pattern: RegExp): string | null => output.map((line) => pattern.exec(line)?.[1]).find(Boolean) ?? null;
  const organizationId = told(/\(id (\d+)\)/);
  const ended = async (signal: 'SIGKILL' | 'SIGTERM', pid: number): Promise<void> => {
    table.documents.destroy();
    if (hasEnded(child)) return;
    process.kill(pid, signal);
    if (!hasEnded(child)) await once(child, 'exit');
  };
  return {
    baseUrl,
    key: told(/(coa_[\w-]{43})/),
    organizationId: organizationId === null ? null : Number(organizationId),
    startMs,
    table,
    // Without its engine the system gives up by itself.
    kill: (whom) => ended('SIGKILL', whom === 'engine' ? engine.pid : (child.pid ?? 0)),
    stop: () => ended('SIGTERM', child.pid ?? 0),
  };
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

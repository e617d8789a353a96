/** A separate table for a test file: on the embedded engine, in memory, or on the one that the run provides. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, inject } from 'vitest';
import { startDynamoDb } from '../../../local/engines/dynamodb.ts';
import { openTable, type Table } from '../../../shared/table/engine/client.ts';
import { createTable } from '../../../shared/table/engine/create-table.ts';
import { keys } from '../../../shared/table/engine/keys.ts';

interface TestTable {
  readonly table: Table;
  readonly endpoint: string;
  /** Another client of the same table, as another Lambda has. */
  anotherClient(): Table;
}

export function useTable(): TestTable {
  const opened: Table[] = [];
  const name = `table-${randomUUID()}`;
  let endpoint = '';
  const open = (): Table => {
    const table = openTable({ TABLE_NAME: name, AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL_DYNAMODB: endpoint });
    opened.push(table);
    return table;
  };
  let stopEngine = async (): Promise<void> => {};
  beforeAll(async () => {
    const provided = inject('dynamoDbEndpoint');
    if (provided === undefined) {
      const engine = await startDynamoDb({ dataDir: null });
      stopEngine = () => engine.stop();
      endpoint = engine.endpoint;
    } else {
      endpoint = provided;
    }
    await createTable(open());
  });
  afterAll(async () => {
    for (const table of opened) table.documents.destroy();
    await stopEngine();
  });
  return {
    get table() {
      const [first] = opened;
      if (!first) throw new Error('the table is not there yet');
      return first;
    },
    get endpoint() {
      return endpoint;
    },
    anotherClient: open,
  };
}

/** Requests that write look at it once in five seconds, whichever of them is first. */
const WRITES_SWITCH = JSON.stringify(keys.writesSwitch());

/** Counts the calls that a client makes, by operation; those of the switch where it is asked for; retries of the SDK count once. */
export function countCalls(
  table: Table,
  { ofSwitch = false }: { ofSwitch?: boolean } = {},
): { of: Record<string, number>; total(): number; reset(): void } {
  let of: Record<string, number> = {};
  table.documents.middlewareStack.add(
    (next, context) => async (args) => {
      const command = String(context['commandName']);
      if (!ofSwitch && JSON.stringify(args.input).includes(WRITES_SWITCH)) return next(args);
      of[command] = (of[command] ?? 0) + 1;
      return next(args);
    },
    { step: 'initialize', name: `countCalls-${randomUUID()}` },
  );
  return {
    get of() {
      return of;
    },
    total: () => Object.values(of).reduce((sum, calls) => sum + calls, 0),
    reset: () => {
      of = {};
    },
  };
}

/**
 * When each call that a client makes began and ended, for `dependentDepth`. Every call takes as long as one of a distant table: longer than
 * the process needs to read an answer, so that a call is later than another one only where it needs its answer.
 */
export function timeCalls(table: Table, latencyMs: number): { take(): { startedAt: number; endedAt: number }[] } {
  let calls: { startedAt: number; endedAt: number }[] = [];
  table.documents.middlewareStack.add(
    (next) => async (args) => {
      const startedAt = performance.now();
      const [result] = await Promise.all([next(args), delay(latencyMs)]);
      calls.push({ startedAt, endedAt: performance.now() });
      return result;
    },
    { step: 'initialize', name: `timeCalls-${randomUUID()}` },
  );
  return {
    take: () => {
      const taken = calls;
      calls = [];
      return taken;
    },
  };
}

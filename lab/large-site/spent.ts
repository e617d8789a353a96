import { setInterval } from 'node:timers';
import type { Table } from '../../shared/table/engine/client.ts';

/** Of a step: of this process, without the engine, and as the engine counts. */
export interface Spent {
  processorMs: number;
  readUnits: number;
  writeUnits: number;
  /** Heap in use at its most, garbage included, above that at the beginning. */
  heapMegabytes: number;
}

const HEAP_LOOK_MS = 50;
const MEGABYTE = 1_048_576;

/** Counts what the calls of a table consume from now on. In the client: a proxy would use processor time of this process. */
export function countUnits(table: Table): () => Pick<Spent, 'readUnits' | 'writeUnits'> {
  let units = { readUnits: 0, writeUnits: 0 };
  table.documents.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (given) => {
        const input = { ...given.input, ReturnConsumedCapacity: 'TOTAL' as const };
        const result = await next({ ...given, input });
        const { ConsumedCapacity = [] } = result.output as { ConsumedCapacity?: object | object[] };
        const sum = [ConsumedCapacity].flat().reduce((all, one) => all + Number(Reflect.get(one, 'CapacityUnits')), 0);
        units[/Get|Query|Scan/.test(commandName) ? 'readUnits' : 'writeUnits'] += sum;
        return result;
      },
    { step: 'initialize' },
  );
  return () => {
    const taken = units;
    units = { readUnits: 0, writeUnits: 0 };
    return taken;
  };
}

/** Runs a step and counts what it spends. */
export async function countSpent<T>(
  takeUnits: ReturnType<typeof countUnits>,
  step: () => Promise<T>,
): Promise<{ result: T; spent: Spent }> {
  takeUnits();
  globalThis.gc?.();
  const heapBefore = process.memoryUsage().heapUsed;
  let heapMost = heapBefore;
  const looking = setInterval(() => {
    heapMost = Math.max(heapMost, process.memoryUsage().heapUsed);
  }, HEAP_LOOK_MS);
  const before = process.cpuUsage();
  const result = await step();
  const { user, system } = process.cpuUsage(before);
  clearInterval(looking);
  const heapMegabytes = (heapMost - heapBefore) / MEGABYTE;
  return { result, spent: { processorMs: (user + system) / 1_000, heapMegabytes, ...takeUnits() } };
}

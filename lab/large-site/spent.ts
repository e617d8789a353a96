import { setInterval } from 'node:timers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Table } from '../../shared/table/engine/client.ts';

/** Of a step: of this process, without the engine, and as the engine counts. */
export interface Spent {
  processorMs: number;
  readUnits: number;
  writeUnits: number;
  /** Memory in use at its most, of the heap and of arrays of numbers, garbage included, above that at the beginning. */
  heapMegabytes: number;
  /** The same without garbage, as looked at from time to time: it can be a little more. */
  keptMegabytes: number;
}

const HEAP_LOOK_MS = 50;
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Garbage is collected for a look; that time does not count. */
const KEPT_LOOK_MS = 10_000;
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

/** Of the heap, and of the arrays beside it. */
function readMemory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const sumMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

/** Runs a step and counts what it spends. */
export async function countSpent<T>(
  takeUnits: ReturnType<typeof countUnits>,
  step: () => Promise<T>,
): Promise<{ result: T; spent: Spent }> {
  takeUnits();
  collectGarbage();
  const heapBefore = readMemory();
  let heapMost = heapBefore;
  const looking = setInterval(() => {
    heapMost = Math.max(heapMost, readMemory());
  }, HEAP_LOOK_MS);
  let keptMost = heapBefore;
  let lookedMs = 0;
  const lookingAtKept = setInterval(() => {
    const begun = process.cpuUsage();
    collectGarbage();
    keptMost = Math.max(keptMost, readMemory());
    lookedMs += sumMs(process.cpuUsage(begun));
  }, KEPT_LOOK_MS);
  const before = process.cpuUsage();
  const result = await step();
  const processorMs = sumMs(process.cpuUsage(before)) - lookedMs;
  clearInterval(looking);
  clearInterval(lookingAtKept);
  const [heapMegabytes, keptMegabytes] = [heapMost, keptMost].map((most) => (most - heapBefore) / MEGABYTE);
  return {
    result,
    spent: { processorMs, heapMegabytes: heapMegabytes ?? 0, keptMegabytes: keptMegabytes ?? 0, ...takeUnits() },
  };
}

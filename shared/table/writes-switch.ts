import { getItem, type Table } from './engine/client.ts';
import { keys } from './engine/keys.ts';
import { putItem } from './engine/writes.ts';

/** A process looks at the switch this often, so that what begins later obeys it. */
const LOOKED_AT_EVERY_MS = 5_000;

/** True while the operator has requests that write, and the tasks of jobs, switched off. */
export async function areWritesOff(table: Table): Promise<boolean> {
  return (await getItem(table, keys.writesSwitch()))?.['off'] === true;
}

export async function setWritesOff(table: Table, off: boolean): Promise<void> {
  await putItem(table, { ...keys.writesSwitch(), off });
}

/** The switch as requests and tasks read it: that of the environment (`WRITES=off`), or that of the table some seconds ago at most. */
export function openWritesSwitch({ table, now }: { table: Table; now: () => Date }): { areOff(): Promise<boolean> } {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let state = Promise.resolve(false);
  return {
    areOff: async () => {
      if (table.writesAreStopped) return true;
      const age = now().getTime() - lookedAt;
      if (age >= LOOKED_AT_EVERY_MS || age < 0) {
        lookedAt = now().getTime();
        state = areWritesOff(table);
        // One that failed is not kept.
        state.catch(() => {
          lookedAt = Number.NEGATIVE_INFINITY;
        });
      }
      return state;
    },
  };
}

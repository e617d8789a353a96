import type { Table } from './client.ts';

/**
 * Makes one read of those that are asked for at the same time. Who asks while a read is on its way waits for the next one, which
 * begins after all of them asked: each sees every write that was complete when it asked, as with a separate consistent read.
 * What it returns is shared and must not be changed.
 */
export function joinReads<Value>(): (table: Table, key: string, read: () => Promise<Value>) => Promise<Value> {
  const ofTables = new WeakMap<Table, Reads<Value>>();
  return (table, key, read) => {
    let reads = ofTables.get(table);
    if (reads === undefined) {
      reads = { running: new Map(), waiting: new Map() };
      ofTables.set(table, reads);
    }
    return join(reads, key, read);
  };
}

interface Reads<Value> {
  readonly running: Map<string, Promise<Value>>;
  readonly waiting: Map<string, Promise<Value>>;
}

function join<Value>(reads: Reads<Value>, key: string, read: () => Promise<Value>): Promise<Value> {
  const { running, waiting } = reads;
  const joined = waiting.get(key);
  if (joined !== undefined) return joined;
  const begin = (): Promise<Value> => {
    waiting.delete(key);
    const value = read().finally(() => running.delete(key));
    running.set(key, value);
    return value;
  };
  const before = running.get(key);
  if (before === undefined) return begin();
  // Of a failure hears whoever waits for that read.
  const value = before.then(begin, begin);
  waiting.set(key, value);
  return value;
}

import type { Table } from './client.ts';

/** The result of a call for all who asked for it, and the place of the asker among them, from 0. */
interface Joined<Value> {
  readonly value: Value;
  readonly place: number;
  readonly size: number;
}

interface Group<Asked, Value> {
  readonly asked: [Asked, ...Asked[]];
  readonly value: Promise<Value>;
}

interface Calls<Asked, Value> {
  readonly running: Map<string, Promise<Value>>;
  readonly waiting: Map<string, Group<Asked, Value>>;
}

type Call<Asked, Value> = (table: Table, asked: readonly [Asked, ...Asked[]]) => Promise<Value>;

/**
 * Makes one call of those that are asked for at the same time under one key. Who asks while a call is on its way waits for the next
 * one, which begins after all of them asked: each sees every write that was complete when it asked, as with a separate consistent
 * call. What it returns is shared and must not be changed.
 */
export function joinCalls<Asked, Value>(
  call: Call<Asked, Value>,
): (table: Table, key: string, asked: Asked) => Promise<Joined<Value>> {
  const ofTables = new WeakMap<Table, Calls<Asked, Value>>();
  return async (table, key, asked) => {
    const calls = ofTables.get(table) ?? { running: new Map(), waiting: new Map() };
    ofTables.set(table, calls);
    const waiting = calls.waiting.get(key);
    waiting?.asked.push(asked);
    const group = waiting ?? openGroup(calls, key, { asked: [asked], make: (all) => call(table, all) });
    const place = group.asked.length - 1;
    return { value: await group.value, place, size: group.asked.length };
  };
}

function openGroup<Asked, Value>(
  { running, waiting }: Calls<Asked, Value>,
  key: string,
  {
    asked,
    make,
  }: { asked: Group<Asked, Value>['asked']; make: (asked: Group<Asked, Value>['asked']) => Promise<Value> },
): Group<Asked, Value> {
  const begin = (): Promise<Value> => {
    waiting.delete(key);
    const value = make(asked).finally(() => running.delete(key));
    running.set(key, value);
    return value;
  };
  const before = running.get(key);
  if (before === undefined) return { asked, value: begin() };
  // Of a failure hears whoever waits for that call.
  const group = { asked, value: before.then(begin, begin) };
  waiting.set(key, group);
  return group;
}

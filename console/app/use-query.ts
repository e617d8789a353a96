/** Data of the API for a screen: read once per key, shared, shown while it is read again, aborted when no screen needs it. */
import { type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

interface QueryState<T> {
  /** The last value. It stays during a new read, and after a failed one. */
  readonly data: T | undefined;
  readonly error: unknown;
  readonly loading: boolean;
}

export interface Query<T> extends QueryState<T> {
  reload(): void;
}

type Load = (signal: AbortSignal) => Promise<unknown>;

interface Entry {
  readonly state: Signal<QueryState<unknown>>;
  load: Load;
  users: number;
  controller: AbortController | null;
  /** When it was read last, on the clock of the page. */
  readAt: number;
}

const ENTRIES_MAX = 200;
const entries = new Map<string, Entry>();

/**
 * @param key - names the data, from the general to the special: `site:12/pages?sort=score`. `null` reads nothing.
 * @param load - reads the data; only the first caller's is used for a key that others use too
 * @param options.pollMs - reads again after so long, as long as the screen is open and visible; undefined: not
 */
export function useQuery<T>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<T>,
  options: { readonly pollMs?: number | undefined | ((data: T | undefined) => number | undefined) } = {},
): Query<T> {
  const entry = useMemo(() => (key === null ? unused() : openEntry(key, load)), [key]);
  useEffect(() => {
    if (key === null) return;
    entry.load = load;
    entry.users += 1;
    if (!isBeingRead(entry) && !isShownFresh(entry)) void read(entry);
    return () => release(entry);
  }, [entry]);
  const state = entry.state.value as QueryState<T>;
  const pollMs = typeof options.pollMs === 'function' ? options.pollMs(state.data) : options.pollMs;
  useEffect(() => {
    if (key === null || pollMs === undefined) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void read(entry);
    }, pollMs);
    return () => clearInterval(timer);
  }, [entry, pollMs]);
  return { ...state, reload: () => void read(entry) };
}

/** Reads again what screens show now, and forgets the rest. `site:12/` is everything of that site. */
export const invalidate = (...prefixes: readonly string[]): void => void readAgain(...prefixes);

/** As `invalidate`; resolves when all of it was read. */
export async function readAgain(...prefixes: readonly string[]): Promise<void> {
  const shown: Promise<void>[] = [];
  for (const [key, entry] of entries) {
    if (!prefixes.some((prefix) => key.startsWith(prefix))) continue;
    if (entry.users > 0) shown.push(read(entry));
    else entries.delete(key);
  }
  await Promise.all(shown);
}

/** Changes what is shown without a request, such as after a write that returned the new state. */
export function updateQuery<T>(key: string, change: (data: T) => T): void {
  const entry = entries.get(key);
  const state = entry?.state.value as QueryState<T> | undefined;
  if (entry && state?.data !== undefined) entry.state.value = { ...state, data: change(state.data) };
}

/** The connection is back: what could not be read is read now. */
addEventListener('online', () => {
  for (const entry of entries.values()) if (entry.users > 0 && entry.state.value.error !== undefined) void read(entry);
});

/** Data that parts of a screen share is read once in this time. */
const FRESH_MS = 60_000;
/** A tab that is looked at again reads what it shows again: another tab may have changed it. */
const SEEN_MS = 5_000;
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  for (const entry of entries.values())
    if (entry.users > 0 && performance.now() - entry.readAt > SEEN_MS) void read(entry);
});

/** Of another person nothing may stay. */
export function forgetQueries(): void {
  for (const entry of entries.values()) entry.controller?.abort();
  entries.clear();
}

const unused = (): Entry => ({
  state: signal({ data: undefined, error: undefined, loading: false }),
  load: async () => undefined,
  users: 0,
  controller: null,
  readAt: 0,
});

function openEntry(key: string, load: Load): Entry {
  const found = entries.get(key);
  if (found) return found;
  dropOldest();
  const state = signal<QueryState<unknown>>({ data: undefined, error: undefined, loading: true });
  const entry: Entry = { state, load, users: 0, controller: null, readAt: 0 };
  entries.set(key, entry);
  return entry;
}

function dropOldest(): void {
  if (entries.size < ENTRIES_MAX) return;
  for (const [key, entry] of entries) if (entry.users === 0) return void entries.delete(key);
}

const isBeingRead = ({ controller, state }: Entry): boolean =>
  controller !== null && !controller.signal.aborted && state.value.loading;

/** Another part of the screen read it a moment ago, and shows it. */
const isShownFresh = ({ users, readAt, state }: Entry): boolean =>
  users > 1 && state.value.error === undefined && performance.now() - readAt < FRESH_MS;

function release(entry: Entry): void {
  entry.users -= 1;
  if (entry.users === 0) entry.controller?.abort();
}

/** The latest read wins: an earlier one is aborted, and its result never replaces a newer one. */
async function read(entry: Entry): Promise<void> {
  entry.controller?.abort();
  const controller = new AbortController();
  entry.controller = controller;
  entry.state.value = { ...entry.state.value, loading: true };
  try {
    const data = await entry.load(controller.signal);
    if (entry.controller !== controller) return;
    entry.readAt = performance.now();
    entry.state.value = { data, error: undefined, loading: false };
  } catch (error) {
    if (entry.controller !== controller) return;
    const aborted = controller.signal.aborted;
    entry.state.value = { ...entry.state.value, loading: false, ...(aborted ? {} : { error }) };
  }
}

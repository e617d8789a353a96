import { runInParallel } from '../../shared/jobs/run-in-parallel.ts';

/**
 * Readings that were begun before their turn came: while the end of a batch is stored, the first items of the next one are
 * read. Nothing of them is stored by this.
 */
export interface ReadAhead<Item extends { key: string }, Reading> {
  /** Begins to read items, at most `atOnce` at a time; does not wait. */
  begin(items: readonly Item[], atOnce: number, read: (item: Item) => Promise<Reading>): void;
  /** The reading of an item that was begun; then it is no longer kept. */
  take(key: string): Promise<Reading> | null;
  /** Begins no further reading. Those that run go on, and can be taken. */
  stop(): void;
  readonly isEmpty: boolean;
  /** Forgets what was not taken, when it does not run any more. */
  end(): Promise<void>;
}

export function createReadAhead<Item extends { key: string }, Reading>(): ReadAhead<Item, Reading> {
  const readings = new Map<string, Promise<Reading>>();
  let round = 0;
  let running: Promise<unknown> = Promise.resolve();

  async function readAll(items: readonly Item[], atOnce: number, read: (item: Item) => Promise<Reading>) {
    const own = round;
    await runInParallel(items, atOnce, async (item) => {
      if (round !== own) return;
      const reading = read(item);
      readings.set(item.key, reading);
      // A failure is thrown where the reading is taken.
      await reading.catch(() => undefined);
    });
  }

  return {
    begin(items, atOnce, read) {
      running = Promise.all([running, readAll(items, atOnce, read)]);
    },
    take(key) {
      const reading = readings.get(key) ?? null;
      readings.delete(key);
      return reading;
    },
    stop() {
      round += 1;
    },
    get isEmpty() {
      return readings.size === 0;
    },
    async end() {
      round += 1;
      await running;
      readings.clear();
    },
  };
}

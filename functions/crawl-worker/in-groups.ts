import { runInParallel } from '../../shared/jobs/run-in-parallel.ts';

/** Read pages take memory until they are stored. */
const GROUPS_WAITING_MAX = 2;

/**
 * Reads each item, at most `atOnce` at a time, and stores what was read in groups, one group after the other, while the next
 * items are read. Reading waits when `GROUPS_WAITING_MAX` groups are not stored yet. Null results are not stored. `onRead` is
 * called when everything was read, and the end is still to be stored. Returns the results of the groups; an error of either
 * ends both.
 */
export async function readAndStoreInGroups<Item, Reading, Stored>(
  items: readonly Item[],
  sizes: { atOnce: number; groupSize: number },
  steps: {
    read: (item: Item, at: number) => Promise<Reading | null>;
    store: (group: Reading[]) => Promise<Stored>;
    onRead?: () => void;
  },
): Promise<Stored[]> {
  const { atOnce, groupSize } = sizes;
  const stored: Stored[] = [];
  const waiting: Reading[] = [];
  let storing = Promise.resolve();
  let isStoring = false;
  let failed = false;

  async function storeGroups(smallest: number): Promise<void> {
    while (waiting.length >= smallest) stored.push(await steps.store(waiting.splice(0, groupSize)));
    isStoring = false;
  }

  function startStoring(): void {
    isStoring = true;
    storing = storeGroups(groupSize);
    storing.catch(() => {
      failed = true;
    });
  }

  try {
    await runInParallel(items, atOnce, async (item, at) => {
      // Thrown where the reading is waited for: the rest of the items need not be read.
      if (failed || waiting.length >= groupSize * GROUPS_WAITING_MAX) await storing;
      const reading = await steps.read(item, at);
      if (reading !== null) waiting.push(reading);
      if (!isStoring && waiting.length >= groupSize) startStoring();
    });
    steps.onRead?.();
  } finally {
    // A caller that gets an error may start over, and nothing may write concurrently.
    await Promise.allSettled([storing]);
  }
  await storing;
  await storeGroups(1);
  return stored;
}

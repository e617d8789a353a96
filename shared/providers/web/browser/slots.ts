/** Runs at most `count` pieces of work at a time; the others wait in the order in which they came. */
interface Slots {
  readonly taken: number;
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Runs it when nothing else runs, and nothing beside it. */
  runAlone<T>(work: () => Promise<T>): Promise<T>;
}

export function createSlots(count: number): Slots {
  const waiting: { slots: number; start: () => void }[] = [];
  let taken = 0;

  function startNext(): void {
    for (let next = waiting[0]; next && taken + next.slots <= count; next = waiting[0]) {
      waiting.shift();
      taken += next.slots;
      next.start();
    }
  }

  async function take<T>(slots: number, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      waiting.push({ slots, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      taken -= slots;
      startNext();
    }
  }

  return {
    get taken() {
      return taken;
    },
    run: (work) => take(1, work),
    runAlone: (work) => take(count, work),
  };
}

/** Runs at most `count` pieces of work at a time; the others wait in the order in which they came. */
export interface Slots {
  readonly taken: number;
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createSlots(count: number): Slots {
  const waiting: (() => void)[] = [];
  let taken = 0;
  return {
    get taken() {
      return taken;
    },
    async run(work) {
      if (taken >= count) await new Promise<void>((resolve) => waiting.push(resolve));
      else taken += 1;
      try {
        return await work();
      } finally {
        // The slot goes to the next one without becoming free in between.
        const next = waiting.shift();
        if (next) next();
        else taken -= 1;
      }
    },
  };
}

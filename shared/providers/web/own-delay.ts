/** How long this process itself was late, while requests were under way: no server is slow by that. */

const TICK_MS = 50;

let lateMs = 0;
let watching = 0;
let timer: NodeJS.Timeout | undefined;
let tickedAt = 0;

function addLateness(): void {
  const now = performance.now();
  lateMs += Math.max(0, now - tickedAt - TICK_MS);
  tickedAt = now;
}

/** Begins to measure. The function returned ends it, and returns the milliseconds; it is called once. */
export function measureOwnDelay(): () => number {
  if (watching === 0) {
    tickedAt = performance.now();
    timer = setInterval(addLateness, TICK_MS);
    timer.unref();
  }
  watching += 1;
  const before = lateMs;
  return () => {
    // The tick that is due comes after what waited with it.
    addLateness();
    watching -= 1;
    if (watching === 0) clearInterval(timer);
    return lateMs - before;
  };
}

import type { WebFetcher } from '../../../shared/providers/web/web-fetcher.ts';

/** A fetcher that sends at most `atOnce` requests at a time; the others wait in order. */
export function limitRequests(web: WebFetcher, atOnce: number): WebFetcher {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takePlace(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    // A request that is done passes its place on.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function handOn(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    async fetch(request) {
      await takePlace();
      try {
        return await web.fetch(request);
      } finally {
        handOn();
      }
    },
    close: () => web.close(),
  };
}

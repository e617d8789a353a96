import { startBenchSystem } from './bench-system.ts';
import { loadPages } from './load-pages.ts';
import { seedSiteOfPages } from './seed-pages.ts';
import { type Figure, figureAtLeast, median, stated } from './table.ts';

const PAGES = 1_000;
const CONNECTIONS = 8;
const ROUNDS = 9;
const SECONDS = 3;
const RATIO_MIN = 0.9;

interface Contestant {
  baseUrl: string;
  cpuMs(): Promise<number>;
}

interface Measured {
  requestsPerSecond: number;
  cpuMs: number;
}

/**
 * `GET /pages/{id}` beside a bare handler that makes the same two calls for each request: what the gateway's part, the middlewares,
 * validation and logging cost, and what is spared where requests of a key come together. Rounds alternate, so that a busy minute of the machine is both of theirs, and the ratio is that of a pair.
 */
export async function bareFigures(): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  const system = await bench.start();
  const bare = await bench.startBareHandler();
  try {
    const site = await seedSiteOfPages(bench.table, system.organizationId, PAGES);
    const measure = async ({ baseUrl, cpuMs }: Contestant, seconds: number): Promise<Measured> => {
      const before = await cpuMs();
      const given = { apiKey: system.apiKey, connections: CONNECTIONS, duration: seconds, pages: PAGES };
      const round = await loadPages({ ...given, baseUrl, firstPageId: site.firstPageId });
      if (round.failed > 0) throw new Error(`${round.failed} requests to ${baseUrl} failed`);
      return {
        requestsPerSecond: round.requestsPerSecond,
        cpuMs: ((await cpuMs()) - before) / (round.requestsPerSecond * seconds),
      };
    };
    const contestants = [system, { ...bare, ...bare.ready }] as const;
    for (const contestant of contestants) await measure(contestant, 2 * SECONDS);
    const pairs: (readonly [Measured, Measured])[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      pairs.push([await measure(contestants[0], SECONDS), await measure(contestants[1], SECONDS)]);
    }
    const pairMedian = (pick: (pair: readonly [Measured, Measured]) => number): number => median(pairs.map(pick));
    return [
      figureAtLeast(
        `GET /pages/{id} over ${CONNECTIONS} connections, requests a second as a share of the bare handler's`,
        pairMedian(([own, other]) => own.requestsPerSecond / other.requestsPerSecond),
        RATIO_MIN,
        'of its rate',
        2,
      ),
      figureAtLeast(
        "The bare handler's processor time as a share of the embedded system's",
        pairMedian(([own, other]) => other.cpuMs / own.cpuMs),
        RATIO_MIN,
        'of its processor time',
        2,
      ),
      stated(
        'The embedded system',
        pairMedian(([own]) => own.requestsPerSecond),
        'requests/s',
        0,
      ),
      stated(
        'The bare handler',
        pairMedian(([, other]) => other.requestsPerSecond),
        'requests/s',
        0,
      ),
      stated(
        'Processor time per request, the embedded system',
        pairMedian(([own]) => own.cpuMs),
        'ms',
        2,
      ),
      stated(
        'Processor time per request, the bare handler',
        pairMedian(([, other]) => other.cpuMs),
        'ms',
        2,
      ),
    ];
  } finally {
    await bare.stop();
    await system.stop();
  }
}

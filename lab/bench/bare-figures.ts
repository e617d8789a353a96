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

/** The embedded system and the bare handler, in this order. */
type Pair<Value> = readonly [Value, Value];

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
    const contestants: Pair<Contestant> = [system, { ...bare, ...bare.ready }];
    const measure = async (
      { baseUrl, cpuMs }: Contestant,
      connections: number,
      duration: number,
    ): Promise<Measured> => {
      const before = await cpuMs();
      const given = { baseUrl, apiKey: system.apiKey, connections, duration, pages: PAGES };
      const round = await loadPages({ ...given, firstPageId: site.firstPageId });
      if (round.failed > 0) throw new Error(`${round.failed} requests to ${baseUrl} failed`);
      return {
        requestsPerSecond: round.requestsPerSecond,
        cpuMs: ((await cpuMs()) - before) / (round.requestsPerSecond * duration),
      };
    };
    const measurePairs = async (connections: number): Promise<Pair<Measured>[]> => {
      for (const contestant of contestants) await measure(contestant, connections, 2 * SECONDS);
      const pairs: Pair<Measured>[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const own = await measure(contestants[0], connections, SECONDS);
        pairs.push([own, await measure(contestants[1], connections, SECONDS)]);
      }
      return pairs;
    };
    return [
      ...ratioFigures(`GET /pages/{id} over ${CONNECTIONS} connections`, await measurePairs(CONNECTIONS), RATIO_MIN),
      ...ratioFigures('GET /pages/{id}, one request at a time', await measurePairs(1)),
    ];
  } finally {
    await bare.stop();
    await system.stop();
  }
}

/** The ratios are those of a pair; without a target where the requests of a key never come together. */
function ratioFigures(what: string, pairs: readonly Pair<Measured>[], atLeast?: number): Figure[] {
  const pairMedian = (pick: (pair: Pair<Measured>) => number): number => median(pairs.map(pick));
  const ratio = (name: string, value: number, unit: string): Figure =>
    atLeast === undefined ? stated(name, value, unit, 2) : figureAtLeast(name, value, atLeast, unit, 2);
  const rates = [pairMedian(([own]) => own.requestsPerSecond), pairMedian(([, bare]) => bare.requestsPerSecond)];
  const times = [pairMedian(([own]) => own.cpuMs), pairMedian(([, bare]) => bare.cpuMs)];
  return [
    ratio(
      `${what}: rate, beside a bare handler (${rates.map((rate) => rate.toFixed(0)).join(' and ')} requests/s)`,
      pairMedian(([own, bare]) => own.requestsPerSecond / bare.requestsPerSecond),
      'of its rate',
    ),
    ratio(
      `${what}: the bare handler's processor time beside the system's (${times.map((ms) => ms.toFixed(2)).join(' and ')} ms, the system's first)`,
      pairMedian(([own, bare]) => bare.cpuMs / own.cpuMs),
      'of its processor time',
    ),
  ];
}

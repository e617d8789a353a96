import { startBenchSystem } from './bench-system.ts';
import { loadPages, type Round } from './load-pages.ts';
import { seedSiteOfPages } from './seed-pages.ts';
import { type Figure, figureAtLeast, stated } from './table.ts';

const PAGES = 1_000;
const SECONDS = 20;
const WARM_UP_SECONDS = 5;
const REQUESTS_A_SECOND_MIN = 500;
const P99_MS_MAX = 50;
/** From the gentlest: the most requests a second are taken where p99 is still within its limit. */
const CONNECTIONS = [4, 8, 16, 24];

/** How many `GET /pages/{id}` a second the embedded API serves, and how fast; the client takes its part of the processors. */
export async function loadFigures(): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  const system = await bench.start();
  try {
    const site = await seedSiteOfPages(bench.table, system.organizationId, PAGES);
    const load = (connections: number, duration: number) =>
      loadPages({ ...system, connections, duration, firstPageId: site.firstPageId, pages: PAGES });
    await load(8, WARM_UP_SECONDS);
    const rounds: Round[] = [];
    for (const connections of CONNECTIONS) rounds.push(await load(connections, SECONDS));
    const best = rounds
      .filter(({ p99, failed }) => p99 <= P99_MS_MAX && failed === 0)
      .toSorted((a, b) => b.requestsPerSecond - a.requestsPerSecond)[0];
    return [
      figureAtLeast(
        `GET /pages/{id}, the most at a p99 of at most ${P99_MS_MAX} ms without an error`,
        best?.requestsPerSecond ?? 0,
        REQUESTS_A_SECOND_MIN,
        'requests/s',
        0,
      ),
      ...rounds.map(roundFigure),
      stated('Processor time of the system a request', await measureCpuMs(system, load), 'ms', 2),
    ];
  } finally {
    await system.stop();
  }
}

function roundFigure({ connections, requestsPerSecond, p50, p99, failed }: Round): Figure {
  return {
    name: `GET /pages/{id} over ${connections} connections, ${SECONDS} s`,
    value: `${requestsPerSecond.toFixed(0)} requests/s; p50 ${p50} ms, p99 ${p99} ms; ${failed} failed`,
    target: 'none failed',
    ok: failed === 0,
    numbers: { 'requests/s': requestsPerSecond, p50Ms: p50, p99Ms: p99 },
  };
}

async function measureCpuMs(
  system: { cpuMs(): Promise<number> },
  load: (connections: number, duration: number) => Promise<Round>,
): Promise<number> {
  const before = await system.cpuMs();
  const { requestsPerSecond } = await load(8, WARM_UP_SECONDS);
  return ((await system.cpuMs()) - before) / (requestsPerSecond * WARM_UP_SECONDS);
}

import { startBenchSystem } from './bench-system.ts';
import { dependentDepth } from './counting-proxy.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { seedSiteOfPages } from './seed-pages.ts';
import { type Figure, median } from './table.ts';

const SIZES = [100, 1_000, 10_000];
const CALLS = 25;
const WARM_UP_CALLS = 5;

interface SeededSite {
  siteId: number;
  domain: string;
  firstPageId: number;
}

interface Request {
  name: string;
  method: string;
  path(site: SeededSite, at: number): string;
  body?(site: SeededSite, at: number): object;
}

/** Requests whose time could grow with the number of a site's pages, and must not. */
const requests: readonly Request[] = [
  { name: 'GET /sites/{id}', method: 'GET', path: ({ siteId }) => `/sites/${siteId}` },
  { name: 'list, default', method: 'GET', path: ({ siteId }) => `/sites/${siteId}/pages` },
  { name: 'list, last page', method: 'GET', path: ({ siteId }) => `/sites/${siteId}/pages?page=2&limit=50` },
  { name: 'list, filtered', method: 'GET', path: ({ siteId }) => `/sites/${siteId}/pages?grade=B&has_keyword=true` },
  { name: 'list, searched', method: 'GET', path: ({ siteId }) => `/sites/${siteId}/pages?search=category-3` },
  { name: 'list, sorted', method: 'GET', path: ({ siteId }) => `/sites/${siteId}/pages?sort=opportunity_score` },
  {
    name: 'look-up by URL',
    method: 'GET',
    path: ({ domain }) => `/pages/lookup?url=https://${domain}/category-7/product-7/`,
  },
  { name: 'GET /pages/{id}', method: 'GET', path: ({ firstPageId }) => `/pages/${firstPageId}` },
  {
    name: 'POST pages',
    method: 'POST',
    path: ({ siteId }) => `/sites/${siteId}/pages`,
    body: (_, at) => ({ path: `/added-${at}/` }),
  },
  {
    name: 'PATCH a page',
    method: 'PATCH',
    path: ({ firstPageId }, at) => `/pages/${firstPageId + at}`,
    body: (_, at) => ({ purpose: `Purpose ${at}` }),
  },
  { name: 'opportunities', method: 'GET', path: ({ siteId }) => `/sites/${siteId}/opportunities` },
];

/** The same requests on sites of 100, 1,000 and 10,000 pages: calls, depth, units and time of each. */
export async function growthFigures(): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  const counted = await bench.start({ counted: true });
  const sites: SeededSite[] = [];
  for (const size of SIZES) sites.push(await seedSiteOfPages(bench.table, counted.organizationId, size));
  const costs = new Map<string, string[]>();
  const times = new Map<string, number[]>();
  try {
    for (const request of requests) {
      for (const site of sites) {
        bench.proxy.takeCalls();
        await send(counted, request, site, 0);
        const calls = bench.proxy.takeCalls();
        const sum = (unit: 'readUnits' | 'writeUnits') => calls.reduce((all, call) => all + call[unit], 0);
        const cost = `${calls.length} calls (depth ${dependentDepth(calls)}), ${sum('readUnits')} RU, ${sum('writeUnits')} WU`;
        costs.set(request.name, [...(costs.get(request.name) ?? []), cost]);
      }
    }
  } finally {
    await counted.stop();
  }
  const timed = await bench.start();
  try {
    for (const request of requests) times.set(request.name, await measureTimes(timed, request, sites));
  } finally {
    await timed.stop();
  }
  return requests.flatMap(({ name }) =>
    SIZES.map((size, at) => {
      const p50 = times.get(name)?.[at] ?? Number.NaN;
      const value = `${costs.get(name)?.[at]}; p50 ${p50.toFixed(1)} ms`;
      return { name: `${name}, ${size} pages`, value, target: '', ok: true, numbers: { p50Ms: p50 } };
    }),
  );
}

/** The median of each site, its requests sent by turns. */
async function measureTimes(system: MeasuredSystem, request: Request, sites: readonly SeededSite[]): Promise<number[]> {
  const taken = sites.map((): number[] => []);
  for (let at = 1; at <= WARM_UP_CALLS + CALLS; at += 1) {
    for (const [index, site] of sites.entries()) {
      const milliseconds = await send(system, request, site, at);
      if (at > WARM_UP_CALLS) taken[index]?.push(milliseconds);
    }
  }
  return taken.map(median);
}

const send = async (system: MeasuredSystem, request: Request, site: SeededSite, at: number): Promise<number> =>
  (await system.must(request.method, request.path(site, at), request.body?.(site, at))).milliseconds;

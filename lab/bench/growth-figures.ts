import { IssueWriter } from '../../functions/crawl-worker/audit/issue-writer.ts';
import type { Table } from '../../shared/table/engine/client.ts';
import { siteAuditWrite } from '../../shared/table/site-audits.ts';
import { startBenchSystem } from './bench-system.ts';
import { dependentDepth } from './counting-proxy.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { seedIdeas } from './seed-ideas.ts';
import { seedSiteOfPages, transactOrFail } from './seed-pages.ts';
import { type Figure, median } from './table.ts';

const SIZES = [100, 10_000];
const LARGE_SIZES = [...SIZES, 250_000];
const CALLS = 15;
const WARM_UP_CALLS = 3;
/** As many as a site has open at most. */
const IDEAS = 40;
/** A busy machine adds so much to a request. */
const CPU_RATIO_MAX = 2;
const CPU_MS_MORE = 5;
const CALLS_MORE = 1;
/** A request may be longer than a handler has time for. */
const FAILED = 'returned';

interface SeededSite {
  siteId: number;
  domain: string;
  firstPageId: number;
}

interface Request {
  name: string;
  /** As data-model.md documents it: with the number of the site's pages, calls and processor time stay or rise. */
  grows: 'constant' | 'linear';
  method: string;
  path(site: SeededSite, at: number): string;
  body?(site: SeededSite, at: number): object;
}

const read = (name: string, grows: Request['grows'], path: Request['path']): Request => ({
  name,
  grows,
  method: 'GET',
  path,
});

/** Filters, searches and sorts read all pages of the site at a cache miss, and go through them in the process at each request. */
const requests: readonly Request[] = [
  read('GET /sites/{id}', 'constant', ({ siteId }) => `/sites/${siteId}`),
  read('list, default', 'constant', ({ siteId }) => `/sites/${siteId}/pages`),
  read('list, last page', 'constant', ({ siteId }) => `/sites/${siteId}/pages?page=2&limit=50`),
  read('list, filtered', 'linear', ({ siteId }) => `/sites/${siteId}/pages?grade=B&has_keyword=true`),
  read('list, searched', 'linear', ({ siteId }) => `/sites/${siteId}/pages?search=category-3`),
  read('list, sorted', 'linear', ({ siteId }) => `/sites/${siteId}/pages?sort=opportunity_score`),
  read('look-up by URL', 'constant', ({ domain }) => `/pages/lookup?url=https://${domain}/category-7/product-7/`),
  read('GET /pages/{id}', 'constant', ({ firstPageId }) => `/pages/${firstPageId}`),
  {
    name: 'POST pages',
    grows: 'constant',
    method: 'POST',
    path: ({ siteId }) => `/sites/${siteId}/pages`,
    body: (_, at) => ({ path: `/added-${at}/` }),
  },
  {
    name: 'PATCH a page',
    grows: 'constant',
    method: 'PATCH',
    path: ({ firstPageId }, at) => `/pages/${firstPageId + at}`,
    body: (_, at) => ({ purpose: `Purpose ${at}` }),
  },
  read('issues', 'constant', ({ siteId }) => `/sites/${siteId}/issues`),
  read('pages of an issue', 'constant', ({ siteId }) => `/sites/${siteId}/issues/title-missing/pages`),
  read('export of pages, a part', 'constant', ({ siteId }) => `/sites/${siteId}/export/pages?limit=50`),
  read('ideas', 'constant', ({ siteId }) => `/sites/${siteId}/ideas`),
  read('opportunities', 'linear', ({ siteId }) => `/sites/${siteId}/opportunities`),
];

interface Cost {
  /** Of the first request of a process, and of one after it. */
  first: string;
  later: string;
  firstCalls: number;
  calls: number;
}

/** The same requests on sites of different sizes: calls, depth, units and processor time beside each other. */
export const growthFigures = (): Promise<Figure[]> => measureGrowth(SIZES);
export const largeGrowthFigures = (): Promise<Figure[]> => measureGrowth(LARGE_SIZES);

async function measureGrowth(sizes: readonly number[]): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  const counted = await bench.start({ counted: true });
  const sites: SeededSite[] = [];
  const costs = new Map<string, Cost[]>();
  try {
    for (const size of sizes) {
      const site = await seedSiteOfPages(bench.table, counted.organizationId, size);
      await seedFindings(bench.table, { organizationId: counted.organizationId, ...site }, size);
      sites.push(site);
    }
    for (const request of requests) {
      const ofSites: Cost[] = [];
      for (const site of sites) {
        const first = await countCost(counted, bench.proxy, request, site, 0);
        const later = await countCost(counted, bench.proxy, request, site, 1);
        ofSites.push({ first: first.text, later: later.text, firstCalls: first.calls, calls: later.calls });
      }
      costs.set(request.name, ofSites);
    }
  } finally {
    await counted.stop();
  }
  const timed = await bench.start();
  try {
    const figures: Figure[] = [];
    for (const request of requests) {
      const cpu = await measureCpu(timed, request, sites);
      figures.push(...sizes.map((size, at) => growthFigure(request, size, costs.get(request.name) ?? [], cpu, at)));
    }
    return figures;
  } finally {
    await timed.stop();
  }
}

/** A third of the pages have an issue; ideas are as many as a site of any size has open. */
async function seedFindings(
  table: Table,
  { organizationId, siteId, domain, firstPageId }: SeededSite & { organizationId: number },
  size: number,
): Promise<void> {
  const site = { organizationId, siteId };
  const writer = new IssueWriter(table, site, 1);
  const pages = Math.ceil(size / 3);
  for (let at = 0; at < pages; at += 1) {
    const url = `https://${domain}/category-${at % 37}/product-${at}/`;
    await writer.add('title-missing', { url, pageId: firstPageId + at, message: 'The page has no title.', urls: [] });
  }
  const { parts = 0 } = (await writer.end()).get('title-missing') ?? {};
  const audit = {
    crawlId: 1,
    previousCrawlId: null,
    computedAt: new Date().toISOString(),
    isComplete: true,
    pages: size,
    urlParts: 0,
    typeIds: ['title-missing'],
    issues: [{ id: 'title-missing', pages, new: null, fixed: null, parts }],
    checkParts: 0,
    checkCounts: null,
    search: null,
    linkParts: [],
    linkPartsByTask: [],
    health: [],
  };
  await transactOrFail(table, [await siteAuditWrite(site, audit)]);
  await seedIdeas(table, site, IDEAS);
}

async function countCost(
  system: MeasuredSystem,
  proxy: Awaited<ReturnType<typeof startBenchSystem>>['proxy'],
  request: Request,
  site: SeededSite,
  at: number,
): Promise<{ text: string; calls: number }> {
  proxy.takeCalls();
  const { status } = await send(system, request, site, at);
  const calls = proxy.takeCalls();
  const sum = (unit: 'readUnits' | 'writeUnits') => calls.reduce((all, call) => all + call[unit], 0);
  const text = `${calls.length} calls (depth ${dependentDepth(calls)}), ${sum('readUnits')} RU, ${sum('writeUnits')} WU`;
  return { text: status < 400 ? text : `${FAILED} ${status} after ${text}`, calls: calls.length };
}

/** The median of the processor time of each site, its requests sent by turns. */
async function measureCpu(system: MeasuredSystem, request: Request, sites: readonly SeededSite[]): Promise<number[]> {
  const taken = sites.map((): number[] => []);
  for (let at = 2; at < 2 + WARM_UP_CALLS + CALLS; at += 1) {
    for (const [index, site] of sites.entries()) {
      const before = await system.cpuMs();
      await send(system, request, site, at);
      const used = (await system.cpuMs()) - before;
      if (at >= 2 + WARM_UP_CALLS) taken[index]?.push(used);
    }
  }
  return taken.map(median);
}

function growthFigure(
  { name, grows }: Request,
  size: number,
  costs: readonly Cost[],
  cpu: readonly number[],
  at: number,
): Figure {
  const [cost, cpuMs = Number.NaN] = [costs[at], cpu[at]];
  // Depth is read from the times, which a busy machine changes.
  const later = cost?.firstCalls === cost?.calls ? '' : `; then ${cost?.later}`;
  const [leastCalls = 0, leastCpuMs = 0] = [costs[0]?.calls, cpu[0]];
  const stays =
    (cost?.calls ?? 0) <= leastCalls + CALLS_MORE &&
    cpuMs <= Math.max(CPU_RATIO_MAX * leastCpuMs, leastCpuMs + CPU_MS_MORE);
  const hasFailed = cost === undefined || cost.first.startsWith(FAILED) || cost.later.startsWith(FAILED);
  return {
    name: `${name}, ${size.toLocaleString('en')} pages`,
    value: `${cost?.first}${later}; ${cpuMs.toFixed(1)} ms CPU`,
    target: grows,
    ok: !hasFailed && (grows === 'linear' || stays),
    numbers: { calls: cost?.calls ?? Number.NaN, cpuMs },
  };
}

const send = (system: MeasuredSystem, request: Request, site: SeededSite, at: number) =>
  system.call(request.method, request.path(site, at), request.body?.(site, at));

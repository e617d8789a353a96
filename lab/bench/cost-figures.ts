import { setTimeout as delay } from 'node:timers/promises';
import { apiGroups } from '../../functions/catalog/api-groups.ts';
import { listUnfinishedJobs } from '../../shared/table/due-work.ts';
import { updateOrganization } from '../../shared/table/organizations.ts';
import { judge } from '../../test/harness/judging-model.ts';
import type { ModelCall } from '../../test/harness/model-protocols.ts';
import { startModelServer } from '../../test/harness/model-server.ts';
import { countTokens } from '../eval/count-tokens.ts';
import { type BenchSystem, startBenchSystem } from './bench-system.ts';
import type { BilledCounts } from './billed-counts.ts';
import type { EngineCall } from './counting-proxy.ts';
import { startGeneratedSite } from './generated-site.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { assumed, dollars, WHOLE_PROCESSOR_MEGABYTES } from './prices.ts';
import { retryPoll } from './retry-poll.ts';
import { addBills, analysisBill, type Bill, crawlBill, type Spent, sumBill } from './run-cost.ts';
import { type Figure, figureAtMost, stated } from './table.ts';

const REQUESTS = 200;
const API_MEGABYTES = 512;
/** test/e2e/write-units.test.ts holds it on every run of the tests. */
const ANALYSIS_WRITE_UNITS_MAX = 50;
const POLL_MS = 250;
const PAGES_OF_REQUEST = 25;
const ALLOWANCE = 100_000;

/** About a thousand pages, all of which are run. */
interface Shape {
  name: string;
  sites: number;
  pagesOfSite: number;
  target: number | null;
  hasModel?: true;
}

const shapes: readonly Shape[] = [
  { name: 'one site of 1,000 pages, by rules', sites: 1, pagesOfSite: 1_000, target: 0.08 },
  { name: '71 sites of 14 pages, by rules', sites: 71, pagesOfSite: 14, target: 0.1 },
  {
    name: 'one site of 1,000 pages, with a model whose tokens are not in it',
    sites: 1,
    pagesOfSite: 1_000,
    target: null,
    hasModel: true,
  },
];

/**
 * Dollars at AWS's prices, from what is counted here: units of the table, processor time, transitions, tasks, calls to queues, bytes of
 * logs and of requests. Quantities that only AWS could count are in `prices.ts`.
 */
export async function costFigures({ sites = Number.POSITIVE_INFINITY }: { sites?: number }): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const shape of shapes) figures.push(...(await shapeFigures(limitSites(shape, sites))));
  return figures;
}

/** Fewer sites of a shape cost as much by the page: a site after the other is crawled and analyzed, which takes seconds each. */
const limitSites = (shape: Shape, sites: number): Shape =>
  sites < shape.sites ? { ...shape, sites, name: `${shape.name} (${sites} of them run)` } : shape;

async function shapeFigures(shape: Shape): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  await using started = new AsyncDisposableStack();
  const model = shape.hasModel ? await startModelServer(judge) : null;
  if (model) started.defer(() => model.stop());
  const sites = await Promise.all(Array.from({ length: shape.sites }, () => startGeneratedSite(shape.pagesOfSite)));
  for (const site of sites) started.defer(() => site.stop());
  const domains = sites.map(({ origin }, at) => ({ domain: `site-${at}.example`, origin }));
  const system = await bench.start({
    counted: true,
    file: 'billed-system-process.ts',
    environment: {
      CRAWL_ORIGIN_OVERRIDES: domains.map(({ domain, origin }) => `${domain}=${origin}`).join(','),
      CRAWL_RENDER: 'never',
      // As on a stage: a job that waits for a slot of the embedded system writes more.
      WORKER_CONCURRENCY: '130',
      LOG_LEVEL: 'info',
      METRICS_NAMESPACE: 'bench',
      ...(model ? { MODEL_PROVIDER: 'openai', MODEL_ID: 'bench', MODEL_BASE_URL: `${model.baseUrl}/v1` } : {}),
    },
  });
  started.defer(() => system.stop());
  await updateOrganization(bench.table, system.organizationId, { plan: 'pro', auditAllowance: ALLOWANCE });
  const meter = openMeter(bench, system);
  const crawl = await meter(async () => {
    for (const { domain } of domains) await crawlAlone(bench, system, domain);
  });
  const pages = shape.sites * shape.pagesOfSite;
  model?.calls.splice(0);
  const analyses = await meter(() => analyzeAll(bench, system, shape.sites));
  const bill = addBills([crawlBill(crawl), analysisBill(analyses, model?.calls.length ?? 0)], 1_000 / pages);
  const requests = shape.name === shapes[0]?.name ? await requestFigures(system, meter) : [];
  return [
    billFigure(shape, bill),
    countFigure(`${shape.name}: crawls`, crawl),
    countFigure(`${shape.name}: analyses`, analyses),
    ...unitFigures(shape, pages, crawl, analyses),
    ...(model ? [tokenFigure(shape, pages, model.calls)] : []),
    ...requests,
  ];
}

type Meter = (work: () => Promise<unknown>) => Promise<Spent>;

function openMeter({ proxy }: BenchSystem, system: MeasuredSystem): Meter {
  return async (work) => {
    proxy.takeCalls();
    const [cpuBefore, before] = [await system.cpuMs(), (await system.counts()) as BilledCounts];
    await work();
    const [cpuMs, after] = [await system.cpuMs(), (await system.counts()) as BilledCounts];
    return { cpuSeconds: (cpuMs - cpuBefore) / 1_000, calls: proxy.takeCalls(), counts: subtract(after, before) };
  };
}

/** The counts since those. */
function subtract(after: BilledCounts, before: BilledCounts): BilledCounts {
  const difference = (now: unknown, then: unknown): unknown =>
    typeof now === 'number'
      ? now - Number(then ?? 0)
      : Object.fromEntries(
          Object.entries(now as object).map(([key, value]) => [key, difference(value, Reflect.get(Object(then), key))]),
        );
  return difference(after, before) as BilledCounts;
}

/** Not by the API, whose requests would be counted. Opportunity scores, which a site has once in a while, are left out. */
async function settleJobs({ table }: BenchSystem): Promise<void> {
  const isBilled = ({ workKind }: { workKind: string }): boolean => workKind === 'crawl' || workKind === 'analysis';
  while ((await listUnfinishedJobs(table)).some(isBilled)) await delay(POLL_MS);
}

async function crawlAlone(bench: BenchSystem, system: MeasuredSystem, domain: string): Promise<void> {
  await system.must('POST', '/sites', { domain });
  await settleJobs(bench);
}

/** A request after the other: a stage has done the analyses of one by the time of the next, and what waits for a slot writes more. */
async function analyzeAll(bench: BenchSystem, system: MeasuredSystem, sites: number): Promise<void> {
  for (let siteId = 1; siteId <= sites; siteId += 1) {
    for (let page = 1, isMore = true; isMore; page += 1) {
      const list = `/sites/${siteId}/pages?limit=${PAGES_OF_REQUEST}&page=${page}`;
      const { data } = (await retryPoll(() => system.must('GET', list))).body;
      isMore = data.length === PAGES_OF_REQUEST;
      if (data.length === 0) break;
      const page_ids = data.map(({ id }: { id: number }) => id);
      const { skipped } = (await system.must('POST', `/sites/${siteId}/analyze`, { page_ids })).body.data;
      if (skipped.length > 0) throw new Error(`pages were not analyzed: ${JSON.stringify(skipped)}`);
      await settleJobs(bench);
    }
  }
}

function billFigure({ name, target }: Shape, bill: Bill): Figure {
  const total = sumBill(bill);
  const parts = Object.entries(bill)
    .filter(([, value]) => value >= 0.00005)
    .map(([service, value]) => `${service} $${value.toFixed(4)}`);
  return {
    name: `1,000 pages crawled and analyzed: ${name}`,
    value: `$${total.toFixed(3)}: ${parts.join(', ')}`,
    target: target === null ? '' : `$${target.toFixed(2)}`,
    ok: target === null || total <= target,
    numbers: { dollars: total },
  };
}

/** Everything that the bill multiplies by a price. */
function countFigure(name: string, { cpuSeconds, calls, counts }: Spent): Figure {
  const total = (values: Record<string, number>): number => Object.values(values).reduce((all, one) => all + one, 0);
  const units = (unit: 'readUnits' | 'writeUnits'): number => calls.reduce((all, call) => all + call[unit], 0);
  const { ReceiveMessage: _, ...queueCalls } = counts.queueCalls;
  const numbers = {
    'write units': units('writeUnits'),
    'read units': units('readUnits'),
    'calls to the table': calls.length,
    'processor seconds': cpuSeconds,
    tasks: counts.tasks,
    'states entered': total(counts.states),
    'calls to queues': total(queueCalls),
    'API requests': counts.apiRequests,
    'kilobytes of logs': counts.logBytes / 1_000,
    'requests to sites': counts.webRequests,
  };
  const value = Object.entries(numbers).map(([unit, count]) => `${Math.round(count).toLocaleString('en')} ${unit}`);
  return { name: `Counted, ${name}`, value: value.join(', '), target: '', ok: true, numbers };
}

/** The local server's own responses are no model's: their tokens are left out. */
function tokenFigure({ name }: Shape, pages: number, calls: readonly ModelCall[]): Figure {
  const tokens = calls.reduce((all, { body }) => all + countTokens(JSON.stringify(body)), 0);
  return stated(`Tokens that an analysis sends: ${name}`, tokens / pages, 'tokens', 0);
}

function unitFigures({ name, sites, hasModel }: Shape, pages: number, crawl: Spent, analyses: Spent): Figure[] {
  const perPage = ({ calls }: Spent, unit: 'readUnits' | 'writeUnits') =>
    calls.reduce((all, call) => all + call[unit], 0) / pages;
  // The last states of a crawl are entered when its row says that it has ended.
  const ofCrawls = ({ counts }: Spent): number => counts.states['crawl-site'] ?? 0;
  const transitions = (ofCrawls(crawl) + ofCrawls(analyses)) / sites;
  return [
    stated(`Write units of a crawled page: ${name}`, perPage(crawl, 'writeUnits'), 'WU'),
    // The limit is of rules: with a model each question settles its tokens, too.
    hasModel
      ? stated(`Write units of an analysis: ${name}`, perPage(analyses, 'writeUnits'), 'WU')
      : figureAtMost(
          `Write units of an analysis: ${name}`,
          perPage(analyses, 'writeUnits'),
          ANALYSIS_WRITE_UNITS_MAX,
          'WU',
        ),
    ...(hasModel ? [] : [stated(`State transitions of a crawl: ${name}`, transitions, 'transitions')]),
  ];
}

/** A million of two requests. */
async function requestFigures({ must }: MeasuredSystem, meter: Meter): Promise<Figure[]> {
  const pageId: number = (await must('GET', '/sites/1/pages?limit=1')).body.data[0].id;
  const repeat = async (send: (at: number) => Promise<unknown>): Promise<void> => {
    for (let at = 0; at < REQUESTS; at += 1) await send(at);
  };
  const read = await meter(() => repeat(() => must('GET', `/pages/${pageId}`)));
  const write = await meter(() =>
    repeat((at) => must('PUT', `/pages/${pageId}/drafts/title`, { draft_value: `Title ${at}` })),
  );
  return [
    requestFigure('GET /pages/{id}', 'pages', read),
    requestFigure('PUT /pages/{id}/drafts/{field}', 'drafts', write),
  ];
}

function requestFigure(name: string, groupName: string, { cpuSeconds, calls }: Spent): Figure {
  const group = apiGroups.find((one) => one.name === groupName);
  const megabytes = group?.memoryMegabytes ?? (group?.parsesMarkdown ? WHOLE_PROCESSOR_MEGABYTES : API_MEGABYTES);
  const million = (value: number): number => (value / REQUESTS) * 1e6;
  const units = (call: EngineCall): number =>
    call.readUnits * dollars.perReadUnit + call.writeUnits * dollars.perWriteUnit;
  const table = million(calls.reduce((all, call) => all + units(call), 0));
  const processors = Math.min(1, megabytes / WHOLE_PROCESSOR_MEGABYTES);
  const seconds = cpuSeconds / processors + calls.length * assumed.tableCallSeconds;
  const compute = million(seconds * (megabytes / 1024) * dollars.perGigabyteSecond) + dollars.perInvocation * 1e6;
  const gateway = dollars.perApiRequest * 1e6;
  return {
    name: `A million of ${name}`,
    value: `$${(table + compute + gateway).toFixed(2)}: table $${table.toFixed(2)}, Lambda $${compute.toFixed(2)}, gateway $${gateway.toFixed(2)}`,
    target: '',
    ok: true,
    numbers: { dollars: table + compute + gateway },
  };
}

import { apiGroups } from '../../functions/catalog/api-groups.ts';
import { workers } from '../../functions/catalog/workers.ts';
import { startSampleSite } from '../../local/sample-site-server.ts';
import { startBenchSystem } from './bench-system.ts';
import type { EngineCall } from './counting-proxy.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { settleSite } from './prepared-resources.ts';
import { dollars, WHOLE_PROCESSOR_MEGABYTES } from './prices.ts';
import { type Figure, figureAtMost, stated } from './table.ts';

const REQUESTS = 200;
/** test/e2e/write-units.test.ts holds it on every run of the tests. */
const ANALYSIS_WRITE_UNITS_MAX = 50;
/** Billed time of a function for one call to DynamoDB, besides its own work: it waits. */
const CALL_SECONDS = 0.005;
/** Billed for an express execution of `analyze-page.asl.json`: its memory, and the time of its one task. */
const EXPRESS_GIGABYTES = 0.0625;
const EXPRESS_SECONDS = 1;
/** Entered, started, succeeded, exited …: the events of one task, a choice and an end, at log level ALL. */
const LOGGED_EVENTS = 11;
const EVENT_BYTES = 500;
/** Lambda's own START and REPORT lines, and our line of the task. */
const INVOCATION_LOG_BYTES = 1_700;
/** The task, a tenth of a batch of the starter, a fiftieth of the request that started all. */
const INVOCATIONS_OF_ANALYSIS = 1.12;

interface Spent {
  cpuSeconds: number;
  calls: EngineCall[];
}

/**
 * Dollars at AWS's prices, from units and processor time that are counted here: of requests, and of a page that is crawled and
 * analyzed by rules. A function's billed time is taken as its processor time at its memory's share, and 5 ms for every call that it waits for.
 */
export async function costFigures(): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  const site = await startSampleSite();
  const system = await bench.start({
    counted: true,
    environment: { CRAWL_ORIGIN_OVERRIDES: `${site.domain}=${site.origin}` },
  });
  const spentIn = async (work: () => Promise<unknown>): Promise<Spent> => {
    bench.proxy.takeCalls();
    const before = await system.cpuMs();
    await work();
    return { cpuSeconds: ((await system.cpuMs()) - before) / 1000, calls: bench.proxy.takeCalls() };
  };
  try {
    const siteId: number = (await system.must('POST', '/sites', { domain: site.domain })).body.data.id;
    const crawl = await spentIn(() => settleSite(system, siteId));
    const pageIds = (await system.must('GET', `/sites/${siteId}/pages?limit=100`)).body.data.map(
      ({ id }: { id: number }) => id,
    );
    const analyses = await spentIn(() => analyzeAll(system, siteId, pageIds));
    const read = await spentIn(() => repeat(() => system.must('GET', `/pages/${pageIds[0]}`)));
    const write = await spentIn(() =>
      repeat((at) => system.must('PUT', `/pages/${pageIds[0]}/drafts/title`, { draft_value: `Title ${at}` })),
    );
    return [
      ...requestFigures('GET /pages/{id}', 'pages', read),
      ...requestFigures('PUT /pages/{id}/drafts/{field}', 'drafts', write),
      ...auditFigures(pageIds.length, crawl, analyses),
    ];
  } finally {
    await system.stop();
    await site.stop();
  }
}

async function analyzeAll(system: MeasuredSystem, siteId: number, pageIds: readonly number[]): Promise<void> {
  const { jobs } = (await system.must('POST', `/sites/${siteId}/analyze`, { page_ids: pageIds })).body.data;
  for (const { job_id: jobId } of jobs) await system.settle(jobId);
}

async function repeat(send: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < REQUESTS; at += 1) await send(at);
}

const unitDollars = ({ calls }: Spent): number =>
  calls.reduce((sum, call) => sum + call.readUnits * dollars.perReadUnit + call.writeUnits * dollars.perWriteUnit, 0);

function functionDollars({ cpuSeconds, calls }: Spent, megabytes: number): number {
  const processors = Math.min(1, megabytes / WHOLE_PROCESSOR_MEGABYTES);
  const billedSeconds = cpuSeconds / processors + calls.length * CALL_SECONDS;
  return billedSeconds * (megabytes / 1024) * dollars.perGigabyteSecond;
}

function requestFigures(name: string, groupName: string, spent: Spent): Figure[] {
  const group = apiGroups.find((one) => one.name === groupName);
  const megabytes = group?.parsesMarkdown ? WHOLE_PROCESSOR_MEGABYTES : 512;
  const table = (unitDollars(spent) / REQUESTS) * 1e6;
  const compute = (functionDollars(spent, megabytes) / REQUESTS + dollars.perInvocation) * 1e6;
  const gateway = dollars.perApiRequest * 1e6;
  return [
    {
      name: `A million of ${name}`,
      value: `$${(table + compute + gateway).toFixed(2)}: table $${table.toFixed(2)}, Lambda $${compute.toFixed(2)}, gateway $${gateway.toFixed(2)}`,
      target: '',
      ok: true,
      numbers: { dollars: table + compute + gateway },
    },
  ];
}

function auditFigures(pages: number, crawl: Spent, analyses: Spent): Figure[] {
  const readMegabytes = (name: string) => workers.find((worker) => worker.name === name)?.memoryMegabytes ?? Number.NaN;
  const thousand = 1000 / pages;
  const table = (unitDollars(crawl) + unitDollars(analyses)) * thousand;
  const compute =
    (functionDollars(crawl, readMegabytes('crawl-worker')) +
      functionDollars(analyses, readMegabytes('analysis-worker'))) *
    thousand;
  const machine =
    1000 * (dollars.perExpressRequest + EXPRESS_SECONDS * EXPRESS_GIGABYTES * dollars.perExpressGigabyteSecond);
  const logBytes = LOGGED_EVENTS * EVENT_BYTES + INVOCATIONS_OF_ANALYSIS * INVOCATION_LOG_BYTES;
  const logs = (1000 * logBytes * dollars.perLogGigabyte) / 1e9;
  const total = table + compute + machine + logs;
  const sum = (spent: Spent, unit: 'readUnits' | 'writeUnits') =>
    spent.calls.reduce((all, call) => all + call[unit], 0) / pages;
  return [
    {
      name: '1,000 pages crawled and analyzed by rules',
      value: `$${total.toFixed(3)}: table $${table.toFixed(3)}, Lambda $${compute.toFixed(3)}, Step Functions $${machine.toFixed(3)}, logs $${logs.toFixed(3)}`,
      target: '$0.10',
      ok: total <= 0.1,
      numbers: { dollars: total },
    },
    stated('Write units of a crawled page of the sample site', sum(crawl, 'writeUnits'), 'WU'),
    figureAtMost('Write units of an analysis', sum(analyses, 'writeUnits'), ANALYSIS_WRITE_UNITS_MAX, 'WU'),
    stated('Read units of an analysis', sum(analyses, 'readUnits'), 'RU'),
  ];
}

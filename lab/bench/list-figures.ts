import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { apiGroups } from '../../functions/catalog/api-groups.ts';
import { localRegion } from '../../local/engines/aws-identity.ts';
import { TABLE_NAME } from '../../local/table-name.ts';
import { processVariables } from '../../shared/environment.ts';
import { startBenchSystem } from './bench-system.ts';
import type { EngineCall } from './counting-proxy.ts';
import type { ListCost, ListOrder } from './list-process.ts';
import { WHOLE_PROCESSOR_MEGABYTES } from './prices.ts';
import { changeListedPages, packListedSite, seedListedSite } from './seed-listed-site.ts';
import { type Figure, stated } from './table.ts';

/** `LISTED_PAGES=20000 ROW_PAGES=20000` measures other sizes: of sites with a packed list, and of sites without one. */
const readSizes = (name: string, otherwise: string): number[] =>
  (processVariables()[name] ?? otherwise).split(',').map(Number).filter(Boolean);

/** As the operation reads a query. */
const defaults = { page: 1, limit: 50, sort: 'path', direction: 'asc' };
const MIDDLE = 'the page in the middle';
const lists: readonly { name: string; query: Record<string, unknown> }[] = [
  // From the index, whatever the size: what a first request costs by itself.
  { name: 'default order', query: {} },
  { name: `default order, ${MIDDLE}`, query: {} },
  { name: 'with advice', query: { has_recommendations: true } },
  { name: 'counts of grades', query: { include: 'grades' } },
  { name: 'search', query: { search: 'product-19' } },
  { name: 'search in titles', query: { search: 'Category 7', search_titles: true } },
  { name: 'worst first', query: { sort: 'overall_score' } },
  { name: `worst first, ${MIDDLE}`, query: { sort: 'overall_score' } },
  { name: 'by keyword', query: { sort: 'primary_keyword', direction: 'desc' } },
  { name: 'newest change first', query: { sort: 'updated_at', direction: 'desc' } },
  { name: 'searched, graded, sorted', query: { search: 'category-3', max_grade: 'C', sort: 'opportunity_score' } },
];

/** The memory of the function that lists, of which a part of a processor follows: in a second. */
const MEGABYTES_MAX = apiGroups.find(({ name }) => name === 'pages')?.memoryMegabytes ?? Number.NaN;
const readSecond = (megabytes: number): number => (1_000 * megabytes) / WHOLE_PROCESSOR_MEGABYTES;
const CPU_MS_MAX = Math.round(readSecond(MEGABYTES_MAX));
/** How many lists it would do with less is said, too. */
const LESS_MEGABYTES = 512;
/** As many as analyses leave before one of them adds them to the list. */
const CHANGED_PAGES = 128;

/** Table calls, megabytes, processor time of each list: in a process that has read nothing yet, and again in the same one. */
export async function listFigures(): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  const figures: Figure[] = [];
  const measure = async (size: number, kind: string, site: { organizationId: number; siteId: number }) => {
    for (const { name, query } of lists) {
      const page = name.endsWith(MIDDLE) ? Math.ceil(size / defaults.limit / 2) : 1;
      const order: ListOrder = { ...site, query: { ...defaults, ...query, page } };
      const child = fork(path.join(import.meta.dirname, 'list-process.ts'), {
        env: {
          ...processVariables(),
          TABLE_NAME,
          AWS_REGION: localRegion,
          AWS_ENDPOINT_URL_DYNAMODB: bench.proxy.endpoint,
        },
      });
      await once(child, 'message');
      bench.proxy.takeCalls();
      const cold = await ask(child, order);
      const coldCalls = bench.proxy.takeCalls();
      const warm = await ask(child, order);
      const warmCalls = bench.proxy.takeCalls();
      child.send('stop');
      await once(child, 'exit');
      // It takes minutes on a busy machine: what is known is shown.
      process.stderr.write(`${name}, ${size} ${kind}: ${cold.cpuMs.toFixed(0)} and ${warm.cpuMs.toFixed(0)} ms\n`);
      const isHeld = kind !== 'rows';
      const megabytes = warm.peakMegabytes;
      figures.push({
        name: `${name}, ${size} pages, ${kind}`,
        value: `first ${describe(cold, coldCalls)}; again ${describe(warm, warmCalls)}; ${megabytes.toFixed(0)} MB; total ${cold.total}`,
        target: isHeld ? `first at most ${CPU_MS_MAX} ms, ${MEGABYTES_MAX} MB` : '',
        ok: !isHeld || (cold.cpuMs <= CPU_MS_MAX && megabytes <= MEGABYTES_MAX),
        numbers: { coldCpuMs: cold.cpuMs, warmCpuMs: warm.cpuMs, megabytes },
      });
    }
  };
  for (const size of readSizes('ROW_PAGES', '20000')) {
    await measure(size, 'rows', await seedListedSite(bench.table, size));
  }
  for (const size of readSizes('LISTED_PAGES', '20000,60000,250000,1000000')) {
    const site = await packListedSite(bench.table, size);
    await measure(size, 'packed', site);
    await changeListedPages(bench.table, site, size, CHANGED_PAGES);
    await measure(size, `packed, ${CHANGED_PAGES} changed since`, site);
  }
  const packed = figures.filter(({ target }) => target !== '');
  const kept = packed.filter(({ numbers }) => (numbers?.['coldCpuMs'] ?? 0) <= readSecond(LESS_MEGABYTES));
  return [
    ...figures,
    stated(`first lists within a second of ${LESS_MEGABYTES} MB, of ${packed.length}`, kept.length, 'lists', 0),
  ];
}

async function ask(child: ChildProcess, order: ListOrder): Promise<ListCost> {
  const answer = once(child, 'message');
  child.send(order);
  const [cost] = (await answer) as [ListCost];
  return cost;
}

function describe({ cpuMs }: ListCost, calls: readonly EngineCall[]): string {
  const sum = (unit: 'readUnits' | 'bytes'): number => calls.reduce((all, call) => all + call[unit], 0);
  return `${cpuMs.toFixed(0)} ms, ${calls.length} calls, ${sum('readUnits')} RU, ${(sum('bytes') / 1e6).toFixed(2)} MB`;
}

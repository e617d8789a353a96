import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { localRegion } from '../../local/engines/aws-identity.ts';
import { TABLE_NAME } from '../../local/table-name.ts';
import { processVariables } from '../../shared/environment.ts';
import { startBenchSystem } from './bench-system.ts';
import type { EngineCall } from './counting-proxy.ts';
import type { ListCost, ListOrder } from './list-process.ts';
import { seedListedSite } from './seed-listed-site.ts';
import type { Figure } from './table.ts';

/** `LISTED_PAGES=250000` measures another size. */
const sizes = (processVariables()['LISTED_PAGES'] ?? '20000,60000').split(',').map(Number);

/** As the operation reads a query. */
const defaults = { page: 1, limit: 50, sort: 'path', direction: 'asc' };
const MIDDLE = 'the page in the middle';
const lists: readonly { name: string; query: Record<string, unknown> }[] = [
  { name: 'default order', query: {} },
  { name: `default order, ${MIDDLE}`, query: {} },
  { name: 'priority', query: { is_priority: true } },
  { name: 'with keyword', query: { has_keyword: true } },
  { name: 'with draft', query: { has_draft: true } },
  { name: 'with advice', query: { has_recommendations: true } },
  { name: 'grade F', query: { grade: 'F' } },
  { name: 'grades D to F', query: { max_grade: 'D' } },
  { name: 'opportunity 500 to 600', query: { min_score: 500, max_score: 600 } },
  { name: 'presence', query: { presence: 'current' } },
  { name: 'counts of grades', query: { include: 'grades' } },
  { name: 'search', query: { search: 'product-19' } },
  { name: 'search that finds nothing', query: { search: 'nowhere' } },
  { name: 'search in titles', query: { search: 'Category 7', search_titles: true } },
  { name: 'worst first', query: { sort: 'overall_score' } },
  { name: `worst first, ${MIDDLE}`, query: { sort: 'overall_score' } },
  { name: 'by keyword', query: { sort: 'primary_keyword', direction: 'desc' } },
  { name: 'by URL', query: { sort: 'url' } },
  { name: `by path descending, ${MIDDLE}`, query: { direction: 'desc' } },
  { name: 'newest change first', query: { sort: 'updated_at', direction: 'desc' } },
  { name: 'most advice first', query: { sort: 'open_recommendation_count', direction: 'desc' } },
  { name: 'searched, graded, sorted', query: { search: 'category-3', max_grade: 'C', sort: 'opportunity_score' } },
];

/** Table calls, megabytes, processor time of each list: in a process that has read nothing yet, and again in the same one. */
export async function listFigures(): Promise<Figure[]> {
  await using bench = await startBenchSystem();
  const figures: Figure[] = [];
  for (const size of sizes) {
    const site = await seedListedSite(bench.table, size);
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
      const value = `first ${describe(cold, coldCalls)}; again ${describe(warm, warmCalls)}; total ${cold.total}`;
      const numbers = { coldCpuMs: cold.cpuMs, warmCpuMs: warm.cpuMs };
      figures.push({ name: `${name}, ${size} pages`, value, target: '', ok: true, numbers });
    }
  }
  return figures;
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

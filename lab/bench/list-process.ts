/** Lists pages as the function of a stage does, from its first request on: `list-figures.ts` says what to list. */
import { listPages } from '../../functions/pages/list-pages.ts';
import { readEnvironment } from '../../shared/environment.ts';
import { createPackedLists } from '../../shared/pages/packed-lists.ts';
import { createPageCatalogue } from '../../shared/pages/page-catalogue.ts';
import { openTable } from '../../shared/table/engine/client.ts';

/** A list, and how often it is asked for. */
export interface ListOrder {
  organizationId: number;
  siteId: number;
  query: Record<string, unknown>;
}

/** Of one request. */
export interface ListCost {
  cpuMs: number;
  total: number;
  /** The most that the process has had, the bench's own modules included. */
  peakMegabytes: number;
}

const table = openTable(readEnvironment());
const services = { table, catalogue: createPageCatalogue(table), lists: createPackedLists(table) };

async function list({ organizationId, siteId, query }: ListOrder): Promise<ListCost> {
  const before = process.cpuUsage();
  const caller = { organizationId };
  const request = { caller, params: { siteId }, query } as unknown as Parameters<typeof listPages.handler>[0];
  const { body } = (await listPages.handler(request, services as never)) as {
    body: { meta: { total: number } };
  };
  const { user, system } = process.cpuUsage(before);
  return {
    cpuMs: (user + system) / 1_000,
    total: body.meta.total,
    peakMegabytes: process.resourceUsage().maxRSS / 1_024,
  };
}

process.on('message', (order: ListOrder | 'stop') => {
  if (order === 'stop') process.exit(0);
  void list(order).then((cost) => process.send?.(cost));
});
process.send?.('ready');

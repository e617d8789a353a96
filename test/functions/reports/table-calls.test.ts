import { beforeAll, expect, test } from 'vitest';
import { getBrief } from '../../../functions/reports/get-brief.ts';
import { getReport } from '../../../functions/reports/get-report.ts';
import { dependentDepth } from '../../../lab/bench/counting-proxy.ts';
import { readEnvironment } from '../../../shared/environment.ts';
import { apiHandler } from '../../../shared/http/api-handler.ts';
import { openSiteSearch } from '../../../shared/providers/search-console/open-site-search.ts';
import { openTable, type Table } from '../../../shared/table/engine/client.ts';
import { writeItems } from '../../../shared/table/engine/writes.ts';
import { newPageLinksRows } from '../../../shared/table/page-links.ts';
import type { Page } from '../../../shared/table/pages.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { send } from '../../shared/http/stack.ts';
import { timeCalls } from '../../shared/table/use-table.ts';
import { analyze, crawledPage } from './audited-page.ts';
import { sectionsOf, seedOutline } from './seed-outline.ts';

const system = useSystem();
const DEPTH = 3;
const REQUESTS_MAX = 10;
const LATENCY_MS = 200;
/** More than a row holds beside others: it is stored in parts, which are read after the row. */
const longBody = Array.from({ length: 4_000 }, (_, at) => `Word${(at * 7919) % 4_001}`).join(' ');

let tenant: Tenant;
let page: Page;

beforeAll(async () => {
  tenant = await system.tenant();
  page = await crawledPage(system, tenant, { primaryKeyword: 'winter tyres', secondaryKeywords: ['summer tyres'] });
  for (const edition of ['First', 'Second']) {
    await tenant.api.post(`/pages/${page.id}/content`, { markdown: `# Tyres\n\n${edition}. ${longBody}` });
    await analyze(tenant, page);
  }
  await tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: 'Winter tyres' });
  await seedOutline(system, page, { id: await system.operator.ids.next('outline'), sections: sectionsOf(3) });
  const links = Array.from({ length: 600 }, (_, at) => ({
    id: at + 1,
    href: `${page.url}${(at * 7919) % 601}/`,
    url: at === 0 ? String(page.url) : `${page.url}${(at * 7919) % 601}/`,
    anchorText: `Guide ${(at * 104_729) % 601}`,
    context: `Read guide ${(at * 31_337) % 601} of ours`,
    location: 'body',
    position: at,
  }));
  await writeItems(system.table, { puts: (await newPageLinksRows(tenant.organizationId, page.id, 1, links)) ?? [] });
});

/** The least of as many requests as it takes: the first one reads the language of the organization, too. */
async function leastDepth(operation: typeof getBrief): Promise<number> {
  const table: Table = openTable(readEnvironment());
  try {
    const calls = timeCalls(table, LATENCY_MS);
    const environment = readEnvironment();
    const services = { table, now: () => new Date(), siteSearch: openSiteSearch(environment, table) };
    const lambda = apiHandler([operation], services, environment);
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < REQUESTS_MAX && least > DEPTH; at += 1) {
      const { status, body } = await send(lambda, operation, { key: tenant.key, params: { pageId: String(page.id) } });
      expect([status, body.data.links.data[0].target_page_id, body.data.outline.section_count]).toEqual([
        200,
        page.id,
        3,
      ]);
      least = Math.min(least, dependentDepth(calls.take()));
    }
    return least;
  } finally {
    table.documents.destroy();
  }
}

test.each([
  ['brief', getBrief],
  ['report', getReport],
])(
  'a %s with a long body and hundreds of links waits for three calls: who asks, the rows, what the rows name',
  async (_, operation) => {
    expect(await leastDepth(operation)).toBe(DEPTH);
  },
);

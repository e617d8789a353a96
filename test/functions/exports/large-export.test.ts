/** @module-tag limits */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createClient } from '../../../clients/typescript/src/index.ts';
import { writeItems } from '../../../shared/table/engine/writes.ts';
import { newPageLinksRows } from '../../../shared/table/page-links.ts';
import { createPageWrites, newPage } from '../../../shared/table/pages.ts';
import { seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();

const PAGES = 1_000;
const LINKS_OF_A_PAGE = 100;
const ROWS = PAGES * LINKS_OF_A_PAGE;

/** The heap of this process, in which the server and the reader both run, without what can be collected. */
function heapMegabytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 1_048_576;
}

test('100,000 rows are exported, and read by the client, in memory that does not grow with them', async () => {
  const tenant = await system.tenant();
  const { organizationId } = tenant;
  const site = await seedSite(system, tenant);
  for (let id = 1; id <= PAGES; id += 1) {
    const path = `/page-${id}/`;
    const page = newPage({
      organizationId,
      id,
      siteId: site.id,
      path,
      url: `https://${site.domain}${path}`,
      createdAt: '2026-11-01T00:00:00.000Z',
    });
    const links = Array.from({ length: LINKS_OF_A_PAGE }, (_, position) => ({
      id: id * 1_000 + position,
      href: `https://other-${position}.example/${id}/`,
      url: `https://other-${position}.example/${id}/`,
      anchorText: `Link ${position} of page ${id}`,
      context: null,
      location: 'body',
      position,
    }));
    const rows = (await newPageLinksRows(organizationId, id, 1, links)) ?? [];
    const puts = createPageWrites(page).flatMap((write) => ('put' in write ? [write.put] : []));
    await writeItems(system.table, { puts: [...puts, ...rows] });
  }
  const api = createClient({ baseUrl: system.baseUrl, apiKey: tenant.key });
  const measured: number[] = [];
  let read = 0;
  let last = 0;
  for await (const { id } of api.exportRows({ siteId: site.id, what: 'links', limit: 1_000 })) {
    // Rising by page, then by position: none is repeated or left out.
    if (id <= last) throw new Error(`link ${id} after ${last}`);
    last = id;
    read += 1;
    if (read % 20_000 === 0) measured.push(heapMegabytes());
  }
  expect(read).toBe(ROWS);
  const [first = 0] = measured;
  console.info(`heap after each 20,000 rows, in MB: ${measured.map((megabytes) => megabytes.toFixed(1)).join(', ')}`);
  // 80,000 more rows, 25 MB of text.
  expect(Math.max(...measured) - first).toBeLessThan(8);
});

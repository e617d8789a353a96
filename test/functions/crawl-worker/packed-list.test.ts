/** @module-tag stories */
import { expect, test } from 'vitest';
import { LISTED_PAGES_MIN } from '../../../shared/pages/page-list-writer.ts';
import { getPageList } from '../../../shared/table/page-lists.ts';
import { updateSite } from '../../../shared/table/sites.ts';
import { seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';

const system = useSystem({ webSites: 1 });

const page = (words: number): string =>
  `<!doctype html><html lang="en"><head><title>Page of ${words}</title></head><body><main><h1>Page</h1>
<p>${'word '.repeat(words)}</p><p><a href="/a/">A</a> <a href="/b/">B</a></p></main></body></html>`;

test('a crawl of a large site leaves its packed list, which sorts by the words and the status that it read', async () => {
  const tenant = await system.tenant();
  const web = system.web.take({ '/': page(50), '/a/': page(400), '/b/': page(200) });
  const site = await seedSite(system, tenant, { domain: web.domain });
  await updateSite(system.table, site.organizationId, site.id, { set: { pageCount: LISTED_PAGES_MIN } });
  const started = await tenant.api.post(`/sites/${site.id}/crawl`);
  await waitForJob(tenant.api, started.body.data.job_id);
  const list = await getPageList(system.table, { organizationId: site.organizationId, siteId: site.id });
  expect(list?.base.pages).toBe(3);
  const { body } = await tenant.api.get(`/sites/${site.id}/pages?sort=word_count&direction=desc`);
  expect(body.data.map(({ path }: { path: string }) => path)).toEqual(['/a/', '/b/', '/']);
  const words: number[] = body.data.map(({ word_count }: { word_count: number }) => word_count);
  expect(words).toEqual(words.toSorted((a, b) => b - a));
  const byStatus = await tenant.api.get(`/sites/${site.id}/pages?sort=status`);
  expect(byStatus.body.data.map(({ status_code }: { status_code: number }) => status_code)).toEqual([200, 200, 200]);
});

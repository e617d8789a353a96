import { expect, test } from 'vitest';
import { crawledSite, html } from '../../harness/crawled-site.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem({ webSites: 1 });

test('an issue that is ignored with a reason stays so after the next crawl, and is taken back', async () => {
  const tenant = await system.tenant();
  const site = await crawledSite(system, tenant, () => ({
    '/': html('Home of the shop', ['/a/']),
    '/a/': html('Home of the shop', ['/']),
  }));
  await site.crawl();
  const ignored = async () => {
    const { data } = (await tenant.api.get(`/sites/${site.siteId}/issues`)).body;
    return data.find(({ id }: { id: string }) => id === 'title-duplicate').ignored;
  };
  const path = `/sites/${site.siteId}/issues/title-duplicate`;
  expect(await ignored()).toBeNull();
  const { status, body } = await tenant.api.patch(path, { ignored_because: ' The two are one page. ' });
  expect([status, body.data]).toEqual([
    200,
    { id: 'title-duplicate', ignored: { reason: 'The two are one page.', at: expect.any(String) } },
  ]);
  await site.crawl();
  expect(await ignored()).toEqual(body.data.ignored);
  expect((await tenant.api.patch(path, { ignored_because: null })).body.data.ignored).toBeNull();
  expect(await ignored()).toBeNull();
  const unnamed = await tenant.api.patch(path, {});
  expect([unnamed.status, unnamed.body.error.message]).toEqual([400, expect.stringContaining('ignored_because')]);
});

import { expect, test } from 'vitest';
import { crawledSite, html } from '../../harness/crawled-site.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem({ webSites: 2 });

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

test('the health of a site has a point for each crawl, and an ignored issue leaves all of them alike', async () => {
  const tenant = await system.tenant();
  const site = await crawledSite(system, tenant, () => ({
    '/': html('Home of the shop', ['/a/', '/gone/']),
    '/a/': html('A page about tea', ['/']),
  }));
  const health = async () => (await site.meta())['health'];
  expect(await health()).toBeNull();
  const first = await site.crawl();
  // The home page links to an address that is not there.
  expect(await health()).toEqual({
    score: 33,
    urls: 3,
    with_errors: 2,
    history: [{ at: expect.any(String), crawl_id: first, score: 33 }],
  });
  site.web.serve({
    '/': html('Home of the shop', ['/a/', '/gone/', '/b/']),
    '/a/': html('A page about tea', ['/']),
    '/b/': html('A page about coffee', ['/']),
  });
  const second = await site.crawl();
  const scores = async () => {
    const { score, history } = (await health()) as { score: number; history: { crawl_id: number; score: number }[] };
    return [score, history.map((point) => [point.crawl_id, point.score])];
  };
  const counted = [
    50,
    [
      [first, 33],
      [second, 50],
    ],
  ];
  expect(await scores()).toEqual(counted);
  const ignore = (id: string, reason: string | null) =>
    tenant.api.patch(`/sites/${site.siteId}/issues/${id}`, { ignored_because: reason });
  await ignore('page-not-found', 'It comes back in spring.');
  await ignore('broken-internal-link', 'It comes back in spring.');
  expect(await scores()).toEqual([
    100,
    [
      [first, 100],
      [second, 100],
    ],
  ]);
  await ignore('page-not-found', null);
  await ignore('broken-internal-link', null);
  expect(await scores()).toEqual(counted);
});

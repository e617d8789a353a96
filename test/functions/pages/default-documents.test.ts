import { describe, expect, test } from 'vitest';
import { toFolderKey } from '../../../shared/domain/urls/page-url.ts';
import { noteSameAddress } from '../../../shared/table/path-items.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { seedPage, seedSite } from './seed.ts';

const system = useSystem();

const lookup = (api: Tenant['api'], path: string) =>
  api.get(`/pages/lookup?url=${encodeURIComponent(`https://shop.example${path}`)}`);

test('"409 `conflict` when a live page already exists at the path": `/docs/index.html`, `/docs/` and `/docs/default.aspx` are three paths', async () => {
  const { api, ...tenant } = await system.tenant();
  const site = await seedSite(system, { api, ...tenant });
  const made = new Map<string, number>();
  for (const path of ['/docs/index.html', '/docs/', '/docs/default.aspx', '/index.html', '/']) {
    const { status, body } = await api.post(`/sites/${site.id}/pages`, { path });
    expect([status, body.data.path]).toEqual([201, path]);
    made.set(path, body.data.id);
  }
  for (const [path, id] of made) {
    expect((await lookup(api, path)).body.data.page_id).toBe(id);
    const again = await api.post(`/sites/${site.id}/pages`, { path });
    expect([again.status, again.body.error.details]).toEqual([409, { page_id: id }]);
  }
});

test.each(['/index.html', '/docs/index.php', '/docs/default.aspx'])(
  '"path match ignores trailing slashes", and no more: lookup of %s does not report the page of its folder',
  async (path) => {
    const tenant = await system.tenant();
    const site = await seedSite(system, tenant);
    for (const folder of ['/', '/docs/']) await seedPage(system, site, folder);
    const { status, body } = await lookup(tenant.api, path);
    expect([status, body.error.code]).toEqual([404, 'page_not_found']);
    expect(body.error.details).toEqual({ site_id: site.id, domain: 'shop.example', path });
  },
);

test('an address that the site showed to be the page of its folder is looked up there, until it has a page', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const folder = await seedPage(system, site, '/docs/');
  const same = { pathKey: '/docs/index.html', folderKey: '/docs' };
  for (let at = 0; at < 2; at += 1) await noteSameAddress(system.table, site.organizationId, site.id, same);
  expect((await lookup(tenant.api, '/docs/index.html')).body.data.page_id).toBe(folder.id);
  expect((await lookup(tenant.api, '/docs/index.php')).status).toBe(404);
  const made = await tenant.api.post(`/sites/${site.id}/pages`, { path: '/docs/index.html' });
  expect(made.status).toBe(201);
  expect((await lookup(tenant.api, '/docs/index.html')).body.data.page_id).toBe(made.body.data.id);
  expect((await lookup(tenant.api, '/docs/')).body.data.page_id).toBe(folder.id);
});

describe('a page that an older release kept under the key of its folder', () => {
  const older = async (tenant: Tenant) => {
    const site = await seedSite(system, tenant);
    return { site, page: await seedPage(system, site, '/docs/index.html', { pathKey: null }) };
  };

  test('is found at both addresses, and refuses no other', async () => {
    const tenant = await system.tenant();
    const { site, page } = await older(tenant);
    for (const path of ['/docs/index.html', '/docs/'])
      expect((await lookup(tenant.api, path)).body.data.page_id).toBe(page.id);
    const { status, body } = await tenant.api.post(`/sites/${site.id}/pages`, { path: '/docs/index.html' });
    expect([status, body.error.details]).toEqual([409, { page_id: page.id }]);
    expect((await tenant.api.post(`/sites/${site.id}/pages`, { path: '/docs/index.php' })).status).toBe(201);
  });
});

test.each([
  ['/guide/index.html', '/guide'],
  ['/index.php', '/'],
  ['/index.php?p=1', '/?p=1'],
  ['/a/default.aspx', '/a'],
  ['/guide', null],
  ['/guide/reindex.html', null],
  ['/?to=/index.html', null],
])('the default document %s may stand for %s', (pathKey, folderKey) => {
  expect(toFolderKey(pathKey)).toBe(folderKey);
});

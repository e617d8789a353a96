import { expect, test } from 'vitest';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();

test.each([
  '//other.example/x',
  '\\\\other.example\\x',
  'mailto:x@shop.example',
  'javascript:1',
  ' tel:+4420',
  'https://a.example/',
])(
  '"400 invalid_request: malformed or invalid parameters": the path %j is a URL, and the message names the field',
  async (path) => {
    const tenant = await system.tenant();
    const { api } = tenant;
    const site = await seedSite(system, tenant);
    const page = await seedPage(system, tenant, { site });
    const planned = (await api.post(`/sites/${site.id}/plan/pages`, { name: 'Prices' })).body.data;
    for (const [answer, field] of [
      [await api.post(`/sites/${site.id}/pages`, { path }), 'path'],
      [await api.post(`/pages/${page.id}/recrawl`, { new_path: path }), 'new_path'],
      [await api.post(`/sites/${site.id}/plan/pages`, { name: 'Prices', slug: path }), 'slug'],
      [await api.patch(`/sites/${site.id}/plan/pages/${planned.id}`, { slug: path }), 'slug'],
    ] as const) {
      expect([field, answer.status, answer.body.error.code]).toEqual([field, 400, 'invalid_request']);
      expect(answer.body.error.message).toMatch(new RegExp(`^Invalid body: ${field}: must be a .*, not a URL$`));
    }
    expect((await api.get(`/sites/${site.id}/plan`)).body.data.total).toBe(1);
  },
);

test('a slug with a colon in a sentence is no URL', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const { status, body } = await tenant.api.post(`/sites/${site.id}/plan/pages`, { name: 'P', slug: 'Prices: all' });
  expect([status, body.data.slug]).toEqual([201, 'prices-all']);
});

import { expect, test } from 'vitest';
import { useSystem } from '../../harness/system.ts';
import { seedPage, seedSite } from './seed.ts';

const system = useSystem();

test('"Plain-data write endpoints store exactly what is sent": a keyword, at creation, in a single and in a bulk write', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const { body } = await tenant.api.post(`/sites/${site.id}/pages`, { path: '/a/', primary_keyword: ' chain oil\n' });
  const read = async () => (await tenant.api.get(`/pages/${body.data.id}`)).body.data;
  expect((await read()).primary_keyword).toBe(' chain oil\n');
  await tenant.api.patch(`/pages/${body.data.id}`, { primary_keyword: '\tbrake pads ' });
  expect((await read()).primary_keyword).toBe('\tbrake pads ');
  const set = { secondary_keywords: [' a ', 'a', 'A', 'a'] };
  await tenant.api.patch(`/sites/${site.id}/pages`, { page_ids: [body.data.id], set });
  expect((await read()).secondary_keywords).toEqual(set.secondary_keywords);
});

test('a keyword of white space that was stored before counts as none', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const page = await seedPage(system, site, '/a/', { primaryKeyword: '  ', secondaryKeywords: [' ', 'oil'] });
  const { body } = await tenant.api.get(`/sites/${site.id}/pages?has_keyword=false`);
  expect(body.data).toMatchObject([{ id: page.id, primary_keyword: null }]);
  expect((await tenant.api.get(`/sites/${site.id}/pages?has_keyword=true`)).body.data).toEqual([]);
  expect((await tenant.api.get(`/pages/${page.id}`)).body.data).toMatchObject({
    primary_keyword: null,
    secondary_keywords: ['oil'],
  });
  const { data } = (await tenant.api.get(`/pages/${page.id}/brief`)).body;
  expect(data.keywords).toMatchObject({ primary: null, secondary: [{ keyword: 'oil' }] });
  const checks = (await tenant.api.get(`/pages/${page.id}/checks`)).body.data.checks;
  const aboutKeyword = checks.filter(({ key }: { key: string }) => key.endsWith('has_primary_keyword'));
  expect(aboutKeyword.map(({ status }: { status: string }) => status)).toEqual(Array(4).fill('not_applicable'));
});

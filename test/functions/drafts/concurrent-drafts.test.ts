import { expect, test } from 'vitest';
import { getPage, type Page } from '../../../shared/table/pages.ts';
import { getSite } from '../../../shared/table/sites.ts';
import { seedPage, seedSite } from '../../harness/seeds.ts';
import type { Tenant } from '../../harness/system.ts';
import { useSystem } from '../../harness/system.ts';

const system = useSystem();

/** The page's and the site's count of drafts, and how many the page really has. */
async function counts(tenant: Tenant, page: Page): Promise<{ page: unknown; site: unknown; listed: number }> {
  const [row, site, list] = await Promise.all([
    getPage(system.table, tenant.organizationId, page.id),
    getSite(system.table, tenant.organizationId, page.siteId),
    tenant.api.get(`/pages/${page.id}/drafts`),
  ]);
  return { page: row?.draftCount, site: site?.draftCount, listed: list.body.data.length };
}

test('of 20 parallel PUTs of one field one makes the draft and nineteen overwrite it', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      tenant.api.put(`/pages/${page.id}/drafts/title`, { draft_value: `Value ${n}` }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array(19).fill(200), 201]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  const [draft] = (await tenant.api.get(`/pages/${page.id}/drafts`)).body.data;
  expect(draft.draft_value).toMatch(/^Value \d+$/);
  expect(await counts(tenant, page)).toEqual({ page: 1, site: 1, listed: 1 });
});

test('parallel PUTs and DELETEs of one field leave exact counts', async () => {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant);
  const path = `/pages/${page.id}/drafts/title`;
  for (const _ of Array(5)) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 ? tenant.api.delete(path) : tenant.api.put(path, { draft_value: `Value ${n}` }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status)).difference(new Set([200, 201, 204]))).toEqual(new Set());
    const { listed, ...counted } = await counts(tenant, page);
    expect(counted).toEqual({ page: listed, site: listed });
  }
});

test('parallel PUTs of many fields and pages of one site are all counted', async () => {
  const tenant = await system.tenant();
  const site = await seedSite(system, tenant);
  const pages = [await seedPage(system, tenant, { site }), await seedPage(system, tenant, { site })];
  const fields = ['title', 'h1', 'meta_description', 'image_alt', 'body'];
  const answers = await Promise.all(
    pages.flatMap(({ id }) =>
      fields.map((field) => tenant.api.put(`/pages/${id}/drafts/${field}`, { draft_value: 'x' })),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  for (const page of pages) expect(await counts(tenant, page)).toEqual({ page: 5, site: 10, listed: 5 });
});

import { expect, test } from 'vitest';
import { defaultRubric } from '../../../shared/domain/rubric/default-rubric.ts';
import type { Page } from '../../../shared/table/pages.ts';
import { type Tenant, useSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';
import { analyzedPage } from '../reports/audited-page.ts';
import { auditsUsed } from './pages.ts';

const system = useSystem();

interface Component {
  component_type: string;
  score: number | null;
  rationale: string;
  criteria_scores: Record<string, unknown>;
}

async function componentsOf(tenant: Tenant, page: Page): Promise<Component[]> {
  return (await tenant.api.get(`/pages/${page.id}/analysis`)).body.data.components;
}

async function analyzed(tenant: Tenant, page: Page, body: object): Promise<Record<string, unknown>> {
  return waitForJob(tenant.api, (await tenant.api.post(`/pages/${page.id}/analyze`, body)).body.data.job_id);
}

const rationaleOf = (components: Component[], type: string): string =>
  components.find(({ component_type }) => component_type === type)?.rationale ?? '';

test('"rationale": a component that the kind of page leaves out says so with and without a keyword, and never "0 of 0 points"', async () => {
  const tenant = await system.tenant();
  const page = await analyzedPage(system, tenant);
  await tenant.api.patch(`/pages/${page.id}`, { page_kind: 'legal' });
  const said: string[] = [];
  for (const primary_keyword of [null, 'terms of service']) {
    await tenant.api.patch(`/pages/${page.id}`, { primary_keyword });
    await analyzed(tenant, page, { force: true });
    const components = await componentsOf(tenant, page);
    expect(components.map(({ rationale }) => rationale).join()).not.toMatch(/of 0 points|primary keyword/i);
    said.push(rationaleOf(components, 'keyword_use'));
  }
  const reason =
    'Keyword use: not graded. The page was taken for a legal page, and none of these criteria applies to one. If it is something else, set `page_kind` and analyze it with `force`.';
  expect(said).toEqual([reason, reason]);
});

test.each(['legal', 'product', 'utility', 'article'])(
  '"Rubric: components[] … criteria[]": page_kinds names what a page of kind %s is graded by',
  async (kind) => {
    const tenant = await system.tenant();
    const page = await analyzedPage(system, tenant, { primaryKeyword: 'winter tyres' });
    await tenant.api.patch(`/pages/${page.id}`, { page_kind: kind });
    await analyzed(tenant, page, { force: true });
    const { page_kinds: kinds, components: all } = (await tenant.api.get(`/sites/${page.siteId}/rubric`)).body.data;
    const named = kinds.find(({ page_kind }: { page_kind: string }) => page_kind === kind);
    const possible = new Map<string, string[]>(
      named.components.map(({ component_type, criteria }: { component_type: string; criteria: string[] }) => [
        component_type,
        criteria,
      ]),
    );
    for (const { component_type, score, criteria_scores } of await componentsOf(tenant, page)) {
      if (!possible.has(component_type)) expect([component_type, score]).toEqual([component_type, null]);
      expect(possible.get(component_type) ?? []).toEqual(expect.arrayContaining(Object.keys(criteria_scores)));
    }
    expect(all).toHaveLength(defaultRubric.components.length);
  },
);

test('"Without force, an unchanged content fingerprint completes as job status `skipped`" and `content_changed_since_last_analysis` is "false when unchanged": both alike after a change of page_kind', async () => {
  const tenant = await system.tenant();
  const page = await analyzedPage(system, tenant);
  const used = await auditsUsed(system, tenant);
  await tenant.api.patch(`/pages/${page.id}`, { page_kind: 'product' });
  const checks = (await tenant.api.get(`/pages/${page.id}/checks`)).body.data;
  expect(checks.content_changed_since_last_analysis).toBe(false);
  expect(await analyzed(tenant, page, {})).toMatchObject({ status: 'skipped' });
  expect(await auditsUsed(system, tenant)).toBe(used);
  expect(await analyzed(tenant, page, { force: true })).toMatchObject({ status: 'completed' });
  expect((await componentsOf(tenant, page)).map(({ rationale }) => rationale).join()).toContain('product page');
});

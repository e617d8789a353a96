/** A page with an analysis, and its recommendations, for the tests of what is done with them. */
import { getItems, queryItems } from '../../../shared/table/engine/client.ts';
import { keys } from '../../../shared/table/engine/keys.ts';
import { writeItems } from '../../../shared/table/engine/writes.ts';
import type { Page } from '../../../shared/table/pages.ts';
import { recommendationPlaceKeys } from '../../../shared/table/recommendation-places.ts';
import { seedPage, seedSnapshot } from '../../harness/seeds.ts';
import type { Tenant, TestSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';

export const markdown = `# Tyres

Winter tyres grip below seven degrees. [Your company] sells them.

Click [here](https://shop.example/tyres/) for more, or [here](https://shop.example/rims/).

## Introduction

Change them in October, and back at Easter.
`;

/** A recommendation in the API's response, as far as the tests look at it. */
export interface Recommendation {
  id: number;
  analysis_id: number;
  status: string;
  target_field: string;
  operation: string;
  target_node_ids: string[] | null;
  rubric_criteria: string[];
  point_value: number;
  dismissal_rationale: string | null;
  resolution_method: string | null;
  resolved_at: string | null;
  carried_from_recommendation_id: number | null;
  content_excerpt: string | null;
  verification: Record<string, unknown> | null;
}

export interface Analyzed {
  tenant: Tenant;
  page: Page;
  recommendations: Recommendation[];
  /** The first recommendation for a field; of the body, one that replaces blocks. */
  on: (targetField: string) => Recommendation;
}

export async function analyze({ api }: Tenant, page: Pick<Page, 'id'>): Promise<Recommendation[]> {
  const { status, body } = await api.post(`/pages/${page.id}/analyze`, { force: true });
  if (status !== 202) throw new Error(`no analysis: ${status} ${JSON.stringify(body)}`);
  await waitForJob(api, body.data.job_id);
  return (await api.get(`/pages/${page.id}/analysis`)).body.data.recommendations;
}

/** A page titled "Tyres" without description and structured data; `body` false leaves out the content version. */
export async function analyzedPage(system: TestSystem, { body = true }: { body?: boolean } = {}): Promise<Analyzed> {
  const templates = templatesOf(system);
  const key = body ? 'with body' : 'without body';
  const template = templates.get(key) ?? newlyAnalyzedPage(system, { body });
  templates.set(key, template);
  const { page, recommendations } = await template;
  const tenant = await system.tenant();
  await copyPage(system, page, recommendations, tenant);
  return analyzed({ ...page, organizationId: tenant.organizationId }, tenant, recommendations);
}

/** The same, crawled and analyzed for this test alone. */
export async function newlyAnalyzedPage(system: TestSystem, { body = true } = {}): Promise<Analyzed> {
  const tenant = await system.tenant();
  const page = await seedPage(system, tenant, { primaryKeyword: 'winter tyres' });
  await seedSnapshot(system, page, { title: 'Tyres', metaDescription: null, h1: 'Tyres' });
  if (body) await tenant.api.post(`/pages/${page.id}/content`, { markdown });
  return analyzed(page, tenant, await analyze(tenant, page));
}

const analyzed = (page: Page, tenant: Tenant, recommendations: Recommendation[]): Analyzed => ({
  tenant,
  page,
  recommendations,
  on(targetField) {
    const found = recommendations.find(
      (one) => one.target_field === targetField && (targetField !== 'body_content' || one.target_node_ids !== null),
    );
    if (!found) throw new Error(`no recommendation for ${targetField}`);
    return found;
  },
});

// An analysis takes most of a second, and a test changes its own: each test file makes one and copies it to its tenants.
const templatesBySystem = new WeakMap<TestSystem, Map<string, Promise<Analyzed>>>();

function templatesOf(system: TestSystem): Map<string, Promise<Analyzed>> {
  const templates = templatesBySystem.get(system) ?? new Map<string, Promise<Analyzed>>();
  templatesBySystem.set(system, templates);
  return templates;
}

/** Ids are the same in both organizations: every key names its organization. */
async function copyPage(
  { table }: TestSystem,
  { organizationId: from, id, siteId }: Page,
  recommendations: readonly Recommendation[],
  { organizationId: to }: Tenant,
): Promise<void> {
  const [first] = recommendations;
  if (!first) throw new Error('the analysis recommends nothing');
  const [page, analysis, others] = await Promise.all([
    queryItems(table, { pk: keys.page(from, id).pk }),
    queryItems(table, { pk: keys.analysis(from, first.analysis_id).pk }),
    getItems(table, [
      keys.site(from, siteId),
      ...recommendations.map((one) => recommendationPlaceKeys(from, one.id, one.analysis_id).ofOrganization),
    ]),
  ]);
  const moved = (value: unknown): unknown =>
    typeof value === 'string' && /^ORG#\d/.test(value) ? value.replace(/^ORG#\d+/, `ORG#${to}`) : value;
  const puts = [...page, ...analysis, ...others].map((item) => ({
    ...Object.fromEntries(Object.entries(item).map(([name, value]) => [name, moved(value)])),
    pk: String(moved(item['pk'])),
    sk: String(item['sk']),
    ...('organizationId' in item ? { organizationId: to } : {}),
  }));
  await writeItems(table, { puts });
}

export const goodTitle = 'Winter tyres: when to change them and what they cost';
export const goodDescription =
  'Winter tyres grip below seven degrees. Learn when to change them, what a set costs, and how to store your summer wheels.';

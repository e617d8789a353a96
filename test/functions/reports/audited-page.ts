/** A page that was crawled, edited and analyzed, for the tests of its reports. */
import type { Page } from '../../../shared/table/pages.ts';
import { seedPage, seedSnapshot } from '../../harness/seeds.ts';
import type { Tenant, TestSystem } from '../../harness/system.ts';
import { waitForJob } from '../../harness/wait-until.ts';

export const markdown = `# Winter tyres

Winter tyres grip below seven degrees. They wear faster in summer, so change them twice a year.

## When to change

Change them in October, and back at Easter. Click [here](https://shop.example/sizes/) for the sizes, or [here](https://shop.example/).
`;

export async function crawledPage(system: TestSystem, tenant: Tenant, given: Partial<Page> = {}): Promise<Page> {
  const page = await seedPage(system, tenant, given);
  await seedSnapshot(system, page, { title: 'Tyres', metaDescription: 'All about tyres.', h1: 'Tyres', markdown });
  return page;
}

export async function analyze({ api }: Tenant, page: Page): Promise<number> {
  const { body } = await api.post(`/pages/${page.id}/analyze`, { force: true });
  const job = await waitForJob(api, body.data.job_id);
  return job.result.analysis_id;
}

export async function analyzedPage(system: TestSystem, tenant: Tenant, given: Partial<Page> = {}): Promise<Page> {
  const page = await crawledPage(system, tenant, given);
  await tenant.api.post(`/pages/${page.id}/content`, { markdown });
  await analyze(tenant, page);
  return page;
}

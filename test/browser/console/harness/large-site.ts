/** A site of 10,000 pages, of which a third has no keyword and a fifth is graded. */

import { makePage, seedListedPages, seedSite } from '../../../functions/pages/seed.ts';
import type { Tenant, TestSystem } from '../../../harness/system.ts';

const LARGE_SITE_PAGES = 10_000;

export async function seedLargeSite(system: TestSystem, tenant: Tenant): Promise<number> {
  const site = await seedSite(system, tenant);
  const pages = Array.from({ length: LARGE_SITE_PAGES }, (_, at) =>
    makePage(site, at + 1, {
      path: `/category-${at % 37}/product-${String(at).padStart(5, '0')}/`,
      primaryKeyword: at % 3 === 0 ? null : `keyword ${(at * 7919) % LARGE_SITE_PAGES}`,
      opportunityScore: at % 4 === 0 ? null : (at * 31) % 100,
      latestGrade: at % 5 === 0 ? 'B' : null,
    }),
  );
  await seedListedPages(system, site, pages);
  return site.id;
}

/** A site that is connected to the property of a fake Google. */
import { connectSearchConsole } from '../../../shared/operator/connect-search-console.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { seedSite } from '../../harness/seeds.ts';
import type { Tenant, TestSystem } from '../../harness/system.ts';
import { authorizedUser } from '../../shared/providers/search-console/fake-google.ts';

export async function connectedSite(system: TestSystem, tenant: Tenant, given: Partial<Site> = {}): Promise<Site> {
  const site = await seedSite(system, tenant, given);
  const property = `sc-domain:${site.domain}`;
  await connectSearchConsole(system.operator, { siteId: site.id, property, credentials: authorizedUser });
  return site;
}

/** Today's default window, as the answers echo it. */
export function defaultWindow(): { start_date: string; end_date: string } {
  const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  return { start_date: dayOf(29), end_date: dayOf(2) };
}

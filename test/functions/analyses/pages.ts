import { getUsage, updateOrganization } from '../../../shared/table/organizations.ts';
import type { Page } from '../../../shared/table/pages.ts';
import type { Site } from '../../../shared/table/sites.ts';
import { seedPage } from '../../harness/seeds.ts';
import type { Tenant, TestSystem } from '../../harness/system.ts';

/** A page with a body to analyze. */
export async function seedPageWithBody(
  system: TestSystem,
  tenant: Tenant,
  given: Partial<Page> & { site?: Site } = {},
): Promise<Page> {
  const page = await seedPage(system, tenant, given);
  const { status } = await tenant.api.post(`/pages/${page.id}/content`, {
    markdown: `# Page ${page.id}\n\nSome words.`,
  });
  if (status !== 201) throw new Error(`the content was refused: ${status}`);
  return page;
}

/** Page audits taken this month. */
export const auditsUsed = async (system: TestSystem, { organizationId }: Tenant): Promise<number> =>
  (await getUsage(system.table, organizationId, new Date())).audits;

export const setAllowance = async (system: TestSystem, tenant: Tenant, auditAllowance: number): Promise<void> => {
  await updateOrganization(system.table, tenant.organizationId, { auditAllowance });
};
